import { powerOfTwo } from '../../arithmetic/float64.js';
import type { Sign } from '../../core/sign.js';
import type { Doubles } from './doubles.js';

/** A point of a list of doubles. */
export interface Place {
  readonly of: Doubles;
  readonly index: number;
}

/**
 * 2^-43 = 1024 u, u = 2^-53. With coordinates off by at most 4.1 u of the reach r, a difference of two, at most 2 r (1 + 6 u) in magnitude, is off by at
 * most 2 · 4.1 u r + 2 u r (1 + 5 u) < 10.3 u r. Each of the six products of three differences, one for each axis, is therefore off by at most
 * 3 · 10.3 u · 4 · r_x r_y r_z < 124 u r_x r_y r_z before it is rounded, and goes through at most five roundings, of 8 r_x r_y r_z: less than
 * 41 u r_x r_y r_z. Together less than 6 · 165 u = 990 u; 1024 u has room for what is of second order, for the rounding of the bound, and for
 * products that underflow: these lose 2^-1075 times at most 2^1.1 r, where reaches are zero (then so is every product) or at least 2^-300.
 */
const ERROR = 2 ** -43;

/** Three reaches from here to the inverse, and their products with the factor of the bound, are normal doubles. */
const LEAST = powerOfTwo(-300);
const GREATEST = powerOfTwo(300);

/** The sign of ((q - p) x (r - p)) · (s - p) where doubles are certain of it; 0: it may be anything. */
export function certainOrientation(p: Place, q: Place, r: Place, s: Place): Sign {
  const bound = ERROR * reach(p, q, r, s, 0) * reach(p, q, r, s, 1) * reach(p, q, r, s, 2);
  const [x, y, z] = [at(p, 0), at(p, 1), at(p, 2)];
  const [qx, qy, qz] = [at(q, 0) - x, at(q, 1) - y, at(q, 2) - z];
  const [rx, ry, rz] = [at(r, 0) - x, at(r, 1) - y, at(r, 2) - z];
  const [sx, sy, sz] = [at(s, 0) - x, at(s, 1) - y, at(s, 2) - z];
  const value = (qy * rz - qz * ry) * sx + (qz * rx - qx * rz) * sy + (qx * ry - qy * rx) * sz;
  if (value > bound) return 1;
  return value < -bound ? -1 : 0;
}

function at({ of, index }: Place, axis: 0 | 1 | 2): number {
  return of.coordinates[3 * index + axis]!;
}

/** The greatest reach; NaN, with which no comparison holds, if it is too small or too large for the bound. */
function reach(p: Place, q: Place, r: Place, s: Place, axis: 0 | 1 | 2): number {
  const greatest = Math.max(p.of.reach[axis], q.of.reach[axis], r.of.reach[axis], s.of.reach[axis]);
  return greatest === 0 || (greatest >= LEAST && greatest <= GREATEST) ? greatest : Number.NaN;
}
