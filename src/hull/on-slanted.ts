import { twoDifferenceTail, twoProductTail } from '../arithmetic/error-free.js';

/** Between these magnitudes a product of differences has a tail that is a double. */
const LEAST = 2 ** -900;
const MOST = 2 ** 900;

/**
 * Whether a point is on a line through one of three points that is parallel to the edge between the other two, as far
 * as products in doubles can prove it. If so, the four are in a plane: three of them make it, and the line is in it.
 *
 * @param x finite coordinates of points of space
 */
export function isOnSlanted(x: Float64Array, a: number, b: number, c: number, point: number): boolean {
  return (
    areParallel(x, 3 * a, 3 * point, 3 * b, 3 * c) ||
    areParallel(x, 3 * b, 3 * point, 3 * c, 3 * a) ||
    areParallel(x, 3 * c, 3 * point, 3 * a, 3 * b)
  );
}

/** Whether the vectors from i to j and from k to l are known to be parallel: their cross product is 0. */
function areParallel(x: Float64Array, i: number, j: number, k: number, l: number): boolean {
  for (let u = 0; u < 3; u++) {
    const v = u === 2 ? 0 : u + 1;
    const iu = x[j + u]! - x[i + u]!;
    const iv = x[j + v]! - x[i + v]!;
    const ku = x[l + u]! - x[k + u]!;
    const kv = x[l + v]! - x[k + v]!;
    const product = iu * kv;
    if (product !== iv * ku) return false;
    // A difference that is 0 is exact, and so are products with it.
    if ((iu === 0 || kv === 0) && (iv === 0 || ku === 0)) continue;
    const size = Math.abs(product);
    if (!(size > LEAST && size < MOST)) return false;
    if (!isExact(x, j + u, i + u) || !isExact(x, j + v, i + v)) return false;
    if (!isExact(x, l + u, k + u) || !isExact(x, l + v, k + v)) return false;
    if (twoProductTail(iu, kv, product) !== twoProductTail(iv, ku, product)) return false;
  }
  return true;
}

/** Whether the difference of two coordinates is a double. */
function isExact(x: Float64Array, i: number, j: number): boolean {
  const difference = x[i]! - x[j]!;
  return twoDifferenceTail(x[i]!, x[j]!, difference) === 0;
}
