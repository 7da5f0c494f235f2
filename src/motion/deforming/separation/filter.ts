/**
 * Are two moving features ever at most d apart? In doubles, where bounds of all roundings prove it: is the polygon of
 * their differences (differences.ts) at most d from 0? Times are gone through from 0 on, by conservative advancement.
 *
 * - **Apart.** Along any direction m the corners move linearly. Where all have m · D > d |m| at two times, they do so
 *   between them, and the polygon is beyond a plane that is d from 0. m is rounded as it likes.
 * - **Near.** Some point of the polygon at some time is at most d from 0.
 *
 * **The bounds**, with u = 2^-53 and M_x, M_y, M_z the greatest magnitudes of the differences as computed. These and d
 * are at most 2^150, and the square of m is at least 2^-900, so that nothing overflows, and what underflows is, in
 * all, below 2^-1000 in products with m, and 2^-530 in lengths of points.
 *
 * - m · D: a term is off by a factor of (1 + u)^4, of the difference, the product and two additions: 6u (|m_x| M_x +
 *   |m_y| M_y + |m_z| M_z) as in differences.ts. d |m|: three squares, two sums, a root, a product: (1 + u)^4, 8u.
 * - The time until which a linear function is positive: two differences from the limit, their difference, a quotient:
 *   (1 + u)^4, 8u.
 * - A point: its coordinates are sums of four corners at most, each (1 - t) D + t D'. A term is off by (1 + u)^8 (a
 *   difference, 1 - t, two products, a sum, three sums), and the weights, whose sum is 1 but for 8u, as computed by
 *   sums that are off by 3u, move it by 12u M: 21u M in all, and 32u M leave room for terms in u². The root of the sum
 *   of squares is off by (1 + u)^3: 8u.
 *
 * Source: Mirtich 1996, "Impulse-based dynamic simulation of rigid body systems" (conservative advancement).
 */
import { allocateScratch } from '../../../arithmetic/scratch.js';
import { D, M } from '../differences.js';
import { INTERVALS, UNCERTAIN, UNDECIDED } from '../filter.js';
import { findNearest, POINT, WAY, WEIGHTS } from './nearest-point.js';

const UNIT = 2 ** -53;
const DIRECTION_BOUND = 6 * UNIT;
const LENGTH_BOUND = 8 * UNIT;
const TIME_BOUND = 8 * UNIT;
const POINT_BOUND = 32 * UNIT;
const WEIGHTS_BOUND = 8 * UNIT;
const LEAST_PRODUCT = 2 ** -1000;
const LEAST_LENGTH = 2 ** -530;
const LEAST_SQUARE = 2 ** -900;
const GREATEST = 2 ** 150;

/** Steps that are shorter come near a contact, or pass it: a time ahead is looked at. */
const SHORT = 2 ** -12;
const FIRST_AHEAD = 2 ** -20;
const MOST_STEPS = 24;

/** After which time and before which the last direction proves that they are apart. */
const CLEARED: Float64Array = /* @__PURE__ */ allocateScratch(2);

/** Whether they are apart along an axis at all times. The greatest magnitudes of the differences go into M. */
function areApartAlongAxis(corners: number, d: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    let least = Infinity;
    let greatest = -Infinity;
    for (let k = axis; k < 3 * corners; k += 3) {
      least = Math.min(least, D[k]!, D[k + 12]!);
      greatest = Math.max(greatest, D[k]!, D[k + 12]!);
    }
    // What is rounded to more than a double is more than it.
    if (least > d || greatest < -d) return true;
    M[axis] = Math.max(greatest, -least);
  }
  return false;
}

/** When all corners are certainly beyond d along WAY. */
function clear(corners: number, d: number): void {
  const [x, y, z] = [WAY[0]!, WAY[1]!, WAY[2]!];
  const square = x * x + y * y + z * z;
  const rounding = Math.abs(x) * M[0]! + Math.abs(y) * M[1]! + Math.abs(z) * M[2]!;
  const limit = d * Math.sqrt(square) * (1 + LENGTH_BOUND) + DIRECTION_BOUND * rounding + LEAST_PRODUCT;
  let low = -1;
  let high = square >= LEAST_SQUARE ? 2 : -1;
  for (let k = 0; k < 3 * corners; k += 3) {
    const start = x * D[k]! + y * D[k + 1]! + z * D[k + 2]! - limit;
    const end = x * D[k + 12]! + y * D[k + 13]! + z * D[k + 14]! - limit;
    if (start > 0 && end > 0) continue;
    const crossing = start / (start - end);
    if (start > 0) high = Math.min(high, crossing * (1 - TIME_BOUND));
    else if (end > 0) low = Math.max(low, crossing * (1 + TIME_BOUND));
    else high = -1;
  }
  CLEARED[0] = low;
  CLEARED[1] = high;
}

/** Whether the nearest point that was found is certainly at most d from 0. */
function isNear(d: number): boolean {
  const sum = WEIGHTS[0]! + WEIGHTS[1]! + (WEIGHTS[2]! + WEIGHTS[3]!);
  if (!(Math.abs(sum - 1) <= WEIGHTS_BOUND)) return false;
  const [x, y, z] = [POINT[0]!, POINT[1]!, POINT[2]!];
  const size = Math.sqrt(x * x + y * y + z * z) * (1 + LENGTH_BOUND);
  return size + POINT_BOUND * (M[0]! + M[1]! + M[2]!) + LEAST_LENGTH <= d * (1 - LENGTH_BOUND);
}

function undecided(from: number): number {
  INTERVALS[UNDECIDED] = from;
  return UNCERTAIN;
}

/**
 * 1 if the features that are placed (3 or 4 corners, 2 of an edge, 1 of a point) are certainly at most d apart at some
 * time, 0 if they are not, else UNCERTAIN. Where it is 1 the first such time is in the first of the INTERVALS; where it
 * is UNCERTAIN, it is not before the time in place UNDECIDED.
 *
 * @param latest what comes after that time does not count
 */
export function countNear(corners: number, d: number, latest = 1): number {
  INTERVALS[UNDECIDED] = Infinity;
  if (areApartAlongAxis(corners, d)) return 0;
  if (!(Math.max(M[0]!, M[1]!, M[2]!, d) <= GREATEST)) return undecided(0);
  // They are certainly apart before the time `from`; t is looked at.
  let [from, t, ahead] = [0, 0, FIRST_AHEAD];
  for (let step = 0; step < MOST_STEPS; step++) {
    findNearest(corners, t);
    if (isNear(d)) {
      INTERVALS[0] = from;
      INTERVALS[1] = t;
      return 1;
    }
    clear(corners, d);
    const isCleared = CLEARED[0]! < from && CLEARED[1]! > from;
    const before = from;
    if (isCleared) from = CLEARED[1]!;
    if (from > latest) return 0;
    if (from - before >= SHORT) t = from;
    else if (t < 1) {
      t = Math.min(1, from + ahead);
      ahead *= 4;
    } else return undecided(from);
  }
  return undecided(from);
}
