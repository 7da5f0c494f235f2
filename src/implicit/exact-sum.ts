/** Sums of products that doubles do without a rounding: where that is so, nothing has to be asked of integers. */
import { twoProductTail, twoSumTail } from '../arithmetic/error-free.js';

/** Products of numbers that are 0 or between these have tails that are doubles, and so have their sums. */
const LEAST = 2 ** -400;
const MOST = 2 ** 400;

/** Both factors, if they are not 0, are moderate, and their product is a double. */
function isExactProduct(a: number, b: number): boolean {
  if (a === 0 || b === 0) return true;
  const p = Math.abs(a);
  const q = Math.abs(b);
  return p > LEAST && p < MOST && q > LEAST && q < MOST && twoProductTail(a, b, a * b) === 0;
}

/** a x + b y + c z + d, if neither products nor sums are rounded as they are computed in this order; NaN if not. */
export function exactSum(
  a: number,
  x: number,
  b: number,
  y: number,
  c: number,
  z: number,
  d: number,
): number {
  if (!(isExactProduct(a, x) && isExactProduct(b, y) && isExactProduct(c, z) && Math.abs(d) < MOST * MOST))
    return Number.NaN;
  const [p, q, r] = [a * x, b * y, c * z];
  const pq = p + q;
  const pqr = pq + r;
  const sum = pqr + d;
  const isExact = twoSumTail(p, q, pq) === 0 && twoSumTail(pq, r, pqr) === 0 && twoSumTail(pqr, d, sum) === 0;
  // No -0.
  return isExact ? sum + 0 : Number.NaN;
}
