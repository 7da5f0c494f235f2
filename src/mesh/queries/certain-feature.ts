/** Which vertex or edge of a triangle is nearest to the origin, in doubles that are certain or say nothing. */

/**
 * Coordinates of the corners are at most m, and off by e; those of an edge are at most 2 m and off by 2 e and a
 * rounding. A product of an edge and a corner is off by 3 (2 m e + 2 (e + u m) m + 2 (e + u m) e) and the roundings of
 * three products and two sums, less than 24 u m^2 in all, u = 2^-53: less than 18 e m + 31 u m^2, if e is less than m.
 * Such a product is at most 6 m^2, so that one of two of them is off by 12 m^2 times that and a rounding of 36 u m^4,
 * and the difference of two of those by less than 24 m^2 times that, twice its square and 180 u m^4. Nothing is decided
 * but where e is less than m / 14, as the difference is at most 72 m^4: there twice the square is less than 3 m^2 times
 * that. The powers of two leave room for all of it and for the roundings of the bounds; what underflows is nothing
 * beside them where m is above LEAST.
 */
const BY_ERROR = 32;
const BY_SIZE = 2 ** -46;
const AREA = 32;
const LEAST = 2 ** -200;
const MOST = 2 ** 200;

/**
 * The vertex (0 to 2) or edge (3 to 5, from that corner) whose points without its ends have the point of the triangle
 * in them that is nearest to the origin; -1 where that is not certain, and for the face.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5, by Voronoi regions.
 *
 * @param q     nine coordinates
 * @param error how far each is off at most
 */
export function certainFeature(q: Float64Array, error: number): number {
  let m = 0;
  for (let i = 0; i < 9; i++) m = Math.max(m, Math.abs(q[i]!));
  if (!(m > LEAST && m < MOST && error < m)) return -1;
  const bound = (BY_ERROR * error + BY_SIZE * m) * m;
  const area = AREA * m * m * bound;
  for (let k = 0; k < 3; k++) {
    const a = 3 * k;
    const b = k === 2 ? 0 : a + 3;
    const c = k === 0 ? 6 : a - 3;
    // How far the origin is along both edges from a, and along ab from b; then along ac from b, times their lengths.
    const d1 = along(q, a, b, a);
    const d2 = along(q, a, c, a);
    if (d1 < -bound && d2 < -bound) return k;
    const d3 = along(q, a, b, b);
    if (!(d1 > bound && d3 < -bound)) continue;
    const d4 = along(q, a, c, b);
    if (d1 * d4 - d3 * d2 < -area) return 3 + k;
  }
  return -1;
}

/** -(y - x) · p */
function along(q: Float64Array, x: number, y: number, p: number): number {
  return (q[x]! - q[y]!) * q[p]! + (q[x + 1]! - q[y + 1]!) * q[p + 1]! + (q[x + 2]! - q[y + 2]!) * q[p + 2]!;
}
