/**
 * Bounds of the squared distance from the origin to a triangle, in doubles: for searches that leave most triangles out.
 *
 * Whatever point n of the triangle has been found, roundly, to be nearest: the distance is at most |n|, and no less
 * than the least of n · a, n · b, n · c, divided by |n|, since that is how far in the direction n the triangle begins.
 * So no sign needs to be certain: where one was wrong, or a needle spoils the weights, the bounds are only wider.
 *
 * Errors, u = 2^-53. Corners are off by u in each coordinate relative to themselves (differences), and by 2^-1074
 * (scaling). Let S be the sum of the magnitudes of the nine coordinates. A coordinate of n is off from that of a point
 * of the triangle by less than 16u S: the difference of two corners (3u S), times a weight between 0 and 1 (u S more),
 * twice, two sums (3u S), and weights whose sum is 1 but for 3u (6u S). 20u S + 2^-500 leaves room for the roundings of
 * the sum. For the lower bound n is what the doubles say: n · a is off by less than 4.1u |n| S, |n| the sum of
 * magnitudes, and by what scaling and underflow lose, 2^-1074 of a corner and 2^-1075 of a product. The last steps of
 * both bounds round by less than 2^-50 of them. All numbers have to be below 2^201: then a normal is below 2^406, and
 * what is lost is less than 2^-660, nothing beside the least height that counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5; the lower bound is that of a supporting plane (4.4.2 of van
 * den Bergen 2003).
 */

/**
 * Places: corners a, b, c; the weights of b and c; the bounds; the point n; the point n of another triangle; what is
 * near enough.
 */
export const BRACKET_A = 0;
export const BRACKET_B = 3;
export const BRACKET_C = 6;
const WEIGHT_B = 9;
const WEIGHT_C = 10;
export const LOW = 11;
export const HIGH = 12;
const N = 13;
const DIRECTION = 16;
export const NEAR = 19;
/** How many places there are. */
export const BRACKET_SIZE = 20;

const abs = Math.abs;
const U = 2 ** -53;
const POINT = 20 * U;
const POINT_TINY = 2 ** -500;
const PLANE = 5 * U;
const PLANE_TINY = 2 ** -1000;
const ABOVE = 1 + 2 ** -49;
const BELOW = 1 - 2 ** -49;
/** Squares of numbers between lose nothing to underflow, and are finite: along a normal heights reach 2^607. */
const LEAST_HEIGHT = 2 ** -450;
const MOST_HEIGHT = 2 ** 500;
const LEAST_SQUARE = 2 ** -900;

/** q[LOW], q[HIGH] := bounds of the squared distance from the origin to the triangle whose corners are in q. */
export function bracket(q: Float64Array): void {
  weigh(q);
  const v = q[WEIGHT_B]!;
  const w = q[WEIGHT_C]!;
  const ax = q[BRACKET_A]!;
  const ay = q[BRACKET_A + 1]!;
  const az = q[BRACKET_A + 2]!;
  const bx = q[BRACKET_B]!;
  const by = q[BRACKET_B + 1]!;
  const bz = q[BRACKET_B + 2]!;
  const cx = q[BRACKET_C]!;
  const cy = q[BRACKET_C + 1]!;
  const cz = q[BRACKET_C + 2]!;
  const nx = ax + v * (bx - ax) + w * (cx - ax);
  const ny = ay + v * (by - ay) + w * (cy - ay);
  const nz = az + v * (bz - az) + w * (cz - az);
  q[N] = nx;
  q[N + 1] = ny;
  q[N + 2] = nz;
  const size = abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz);
  const sx = abs(nx);
  const sy = abs(ny);
  const sz = abs(nz);
  const e = POINT * size + POINT_TINY;
  q[HIGH] = ((sx + e) * (sx + e) + (sy + e) * (sy + e) + (sz + e) * (sz + e)) * ABOVE;
  const begin = Math.min(
    nx * ax + ny * ay + nz * az,
    nx * bx + ny * by + nz * bz,
    nx * cx + ny * cy + nz * cz,
  );
  const height = begin - (PLANE * (sx + sy + sz) * size + PLANE_TINY);
  const square = nx * nx + ny * ny + nz * nz;
  q[LOW] = height > LEAST_HEIGHT && square > LEAST_SQUARE ? ((height * height) / square) * BELOW : 0;
}

/** From now on the triangle in q is the nearest one that is known. */
export function keepAsNearest(q: Float64Array): void {
  q[NEAR] = q[HIGH]!;
  q[DIRECTION] = q[N]!;
  q[DIRECTION + 1] = q[N + 1]!;
  q[DIRECTION + 2] = q[N + 2]!;
}

/**
 * Whether one of two directions tells that the triangle in q is farther than what is near enough: that to the nearest
 * point that is known (if the surface bends away from the origin) and the triangle's normal (if it bends around it).
 * Any direction gives a lower bound, as above.
 */
export function isFarther(q: Float64Array): boolean {
  const ax = q[BRACKET_A]!;
  const ay = q[BRACKET_A + 1]!;
  const az = q[BRACKET_A + 2]!;
  const bx = q[BRACKET_B]!;
  const by = q[BRACKET_B + 1]!;
  const bz = q[BRACKET_B + 2]!;
  const cx = q[BRACKET_C]!;
  const cy = q[BRACKET_C + 1]!;
  const cz = q[BRACKET_C + 2]!;
  const size = abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz);
  const near = q[NEAR]!;
  const mx = q[DIRECTION]!;
  const my = q[DIRECTION + 1]!;
  const mz = q[DIRECTION + 2]!;
  const begin = Math.min(
    mx * ax + my * ay + mz * az,
    mx * bx + my * by + mz * bz,
    mx * cx + my * cy + mz * cz,
  );
  const height = begin - (PLANE * (abs(mx) + abs(my) + abs(mz)) * size + PLANE_TINY);
  if (isAbove(height, mx * mx + my * my + mz * mz, near)) return true;
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = cx - ax;
  const vy = cy - ay;
  const vz = cz - az;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const fromA = nx * ax + ny * ay + nz * az;
  const fromB = nx * bx + ny * by + nz * bz;
  const fromC = nx * cx + ny * cy + nz * cz;
  const plane = Math.max(Math.min(fromA, fromB, fromC), -Math.max(fromA, fromB, fromC));
  const rise = plane - (PLANE * (abs(nx) + abs(ny) + abs(nz)) * size + PLANE_TINY);
  return isAbove(rise, nx * nx + ny * ny + nz * nz, near);
}

/** Whether height² / square is certainly more than a number. */
function isAbove(height: number, square: number, near: number): boolean {
  if (!(height > LEAST_HEIGHT && height < MOST_HEIGHT && square > LEAST_SQUARE)) return false;
  return height * height * BELOW > near * square;
}

/** The weights, between 0 and 1, of b and c in about the nearest point of the triangle. */
function weigh(q: Float64Array): Float64Array {
  const ax = q[BRACKET_A]!;
  const ay = q[BRACKET_A + 1]!;
  const az = q[BRACKET_A + 2]!;
  const bx = q[BRACKET_B]!;
  const by = q[BRACKET_B + 1]!;
  const bz = q[BRACKET_B + 2]!;
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = q[BRACKET_C]! - ax;
  const vy = q[BRACKET_C + 1]! - ay;
  const vz = q[BRACKET_C + 2]! - az;
  const d1 = -(ux * ax + uy * ay + uz * az);
  const d2 = -(vx * ax + vy * ay + vz * az);
  if (d1 <= 0 && d2 <= 0) return weighted(q, 0, 0);
  const d3 = -(ux * bx + uy * by + uz * bz);
  const d4 = -(vx * bx + vy * by + vz * bz);
  if (d3 >= 0 && d4 <= d3) return weighted(q, 1, 0);
  const weightC = d1 * d4 - d3 * d2;
  if (weightC <= 0 && d1 > 0 && d3 < 0) return weighted(q, d1 / (d1 - d3), 0);
  const cx = q[BRACKET_C]!;
  const cy = q[BRACKET_C + 1]!;
  const cz = q[BRACKET_C + 2]!;
  const d5 = -(ux * cx + uy * cy + uz * cz);
  const d6 = -(vx * cx + vy * cy + vz * cz);
  if (d6 >= 0 && d5 <= d6) return weighted(q, 0, 1);
  const weightB = d5 * d2 - d1 * d6;
  if (weightB <= 0 && d2 > 0 && d6 < 0) return weighted(q, 0, d2 / (d2 - d6));
  const weightA = d3 * d6 - d5 * d4;
  const fromB = d4 - d3;
  const fromC = d5 - d6;
  if (weightA <= 0 && fromB > 0 && fromC > 0) {
    const w = fromB / (fromB + fromC);
    return weighted(q, 1 - w, w);
  }
  const all = weightA + weightB + weightC;
  if (weightA > 0 && weightB > 0 && weightC > 0) return weighted(q, weightB / all, weightC / all);
  // A triangle that is nearly none: any point bounds.
  return weighted(q, 0, 0);
}

function weighted(q: Float64Array, b: number, c: number): Float64Array {
  q[WEIGHT_B] = b;
  q[WEIGHT_C] = c;
  return q;
}
