/**
 * Where edges of a mesh cross a plane of coefficients, rounded once and by the million: the value of the plane's form
 * at both ends, the parameter and each coordinate as unevaluated sums of two doubles, in local variables. What is not
 * certain then is left to big integers.
 */
import { twoDifferenceTail, twoProductTail, twoSumTail } from '../../arithmetic/error-free.js';
import { roundedWithin } from '../../arithmetic/measured-words.js';

/** Magnitudes between which nothing overflows, and what is lost to underflow is far below the bounds. */
const LEAST = 2 ** -900;
const MOST = 2 ** 450;
const UU = 2 ** -106;
const TINY = 2 ** -1060;

/** The form at a point: a rounded value, what it is off, and the sum of the magnitudes of its terms. */
const F = { value: 0, rest: 0, size: 0 };

/**
 * n · p + c, with value + rest off by at most 22u² size, u = 2^-53. The tails of the three products are at most u size
 * together, those of the three sums u size (1 + 3u) each. Adding up these six, at most 4u size (1 + 3u), takes five
 * roundings of at most u times that: 20u² size (1 + 8u), and underflow costs a few 2^-1074.
 */
function form(n: readonly number[], c: number, p: Float64Array, at: number): void {
  const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
  const [nx, ny, nz] = [n[0]!, n[1]!, n[2]!];
  const a = nx * x;
  const b = ny * y;
  const d = nz * z;
  const s = a + b;
  const t = s + d;
  const value = t + c;
  F.value = value;
  const products = twoProductTail(nx, x, a) + twoProductTail(ny, y, b) + twoProductTail(nz, z, d);
  F.rest = products + twoSumTail(a, b, s) + twoSumTail(s, d, t) + twoSumTail(t, c, value);
  F.size = Math.abs(a) + Math.abs(b) + Math.abs(d) + Math.abs(c);
}

/**
 * Where the edge between two points crosses the plane n · x + c = 0, as the nearest doubles; NaN for a coordinate that
 * is not certain. The first point is not in front of the plane, the second is.
 *
 * With values f, g of the form at the ends, S the greater size: t = -f / (g - f) is at most 1, and the denominator is
 * off by 2 · 22u² S and, for three more roundings of tails of at most 10u S, by less than 64u² S in all. The quotient
 * of two sums of two doubles by one correction is off by less than 16u² t (see `divideWords` in
 * `arithmetic/measured-words.ts`). So t is off by at most 86u² S / (g - f) + 16u².
 *
 * A coordinate is a + w t, w = b - a without error. Its product is off by |w| times the error of t, and less than 12u²
 * |w| for what is left out and four roundings of at most 3u |w|; the last tails are rounded by at most 4u² (|a| + |w|).
 * The bound below is that with something to spare for its own roundings.
 *
 * @param out where the coordinates go, from place `to` on
 * @returns whether all of them are certain
 */
export function roundCrossing(
  n: readonly number[],
  c: number,
  p: Float64Array,
  from: number,
  end: number,
  out: Float64Array,
  to: number,
): boolean {
  out[to] = Number.NaN;
  out[to + 1] = Number.NaN;
  out[to + 2] = Number.NaN;
  form(n, c, p, from);
  const size = F.size;
  const first = 0 - F.value;
  const firstRest = 0 - F.rest;
  form(n, c, p, end);
  const most = Math.max(size, F.size);
  const g = F.value + first;
  const gRest = twoSumTail(F.value, first, g) + (F.rest + firstRest);
  const d = g + gRest;
  const dRest = twoSumTail(g, gRest, d);
  const m = first + firstRest;
  const mRest = twoSumTail(first, firstRest, m);
  if (!(d > LEAST && most < MOST && m >= 0)) return false;
  const q = m / d;
  const product = q * d;
  const l = (m - product - twoProductTail(q, d, product) + mRest - q * dRest) / d;
  const error = 90 * (most / d) + 40;
  let certain = true;
  for (let k = 0; k < 3; k++) {
    const a = p[from + k]!;
    const b = p[end + k]!;
    if (a === b) {
      out[to + k] = a + 0;
      continue;
    }
    const w = b - a;
    const wRest = twoDifferenceTail(b, a, w);
    const wq = w * q;
    const wqRest = twoProductTail(w, q, wq) + (w * l + wRest * q);
    const s = a + wq;
    const low = twoSumTail(a, wq, s) + wqRest;
    const high = s + low;
    const rest = twoSumTail(s, low, high);
    const size = Math.abs(w);
    const margin = UU * (size * error + 8 * (Math.abs(a) + size)) + TINY;
    const rounded = size < MOST ? roundedWithin(high, rest, margin) : Number.NaN;
    out[to + k] = rounded + 0;
    if (Number.isNaN(rounded)) certain = false;
  }
  return certain;
}
