/**
 * Contacts of two moving features in doubles, where bounds of all roundings prove them. 0 is asked for in a flat
 * polygon (differences.ts), of which f and the g are known in an interval of time (rows.ts):
 *
 * - where all f are of one sign, there is no contact;
 * - where g_i > 0 and g_j < 0 there is none: the projection of 0 is outside of that of the polygon, or if this is a
 *   segment, not on its line (else all g would be 0);
 * - where all g are positive, or all negative, 0 is inside of the projection, whose area is not 0 (it is half their
 *   sum). So there is a contact at every root of f, strictly inside of the polygon.
 *
 * Where f has one root in the interval, the g around it decide. An interval that decides nothing is halved.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { areApart, areBeyondMean, M } from './differences.js';
import {
  boundOfValues,
  divide,
  F_BOUND,
  FROM,
  ROW,
  ROWS,
  signOfPlace,
  valueAt,
  WIDTH,
  writeEdgePlaces,
  writeFirstRow,
  writePlaces,
} from './rows.js';

const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** The first division is not in the middle, nor are those after it at times that people choose. */
const FIRST_DIVISION = 7 / 16;

/** Ends of intervals are multiples of 2^-40. */
const LEAST_WIDTH = 2 ** -36;
const MOST_INTERVALS = 40;

/** What the doubles say: how many contacts there are, or that this is not certain. */
export const UNCERTAIN = -1;

/**
 * Up to three intervals, start and end, each of which has one root of f, a contact; behind them, in place
 * {@link UNDECIDED}, where the first interval begins of which nothing is certain, or Infinity.
 */
export const INTERVALS: Float64Array = /* @__PURE__ */ allocateScratch(7);
export const UNDECIDED = 6;

/** Half of the part of an interval around a root in which the g are looked at: first, and where f's signs are open. */
const NEAR = 2 ** -24;
const LESS_NEAR = 2 ** -12;

/** More than the roundings of a time: of a product and a sum, both at most 1. */
const TIME_BOUND = 2 ** -52;

const isModerate = (m: number): boolean => m === 0 || (m >= LEAST && m <= GREATEST);

/** Whether f has one sign in the whole interval. */
function hasNoRoot(row: number): boolean {
  const bound = ROWS[row + F_BOUND]!;
  const first = ROWS[row]!;
  if (first > bound) return ROWS[row + 1]! > bound && ROWS[row + 2]! > bound && ROWS[row + 3]! > bound;
  if (first < -bound) return ROWS[row + 1]! < -bound && ROWS[row + 2]! < -bound && ROWS[row + 3]! < -bound;
  return false;
}

/**
 * Whether the signs of f's coefficients change once, so that it has one root there (Descartes' rule in the Bernstein
 * basis), at no end: they differ at the ends, and the second is that of the first, or the third that of the last.
 */
function hasOneRoot(row: number): boolean {
  const bound = ROWS[row + F_BOUND]!;
  const first = ROWS[row]!;
  const last = ROWS[row + 3]!;
  if (first > bound && last < -bound) return ROWS[row + 1]! > bound || ROWS[row + 2]! < -bound;
  if (first < -bound && last > bound) return ROWS[row + 1]! < -bound || ROWS[row + 2]! > bound;
  return false;
}

/** Where 0 is to the projected polygon from `low` to `high`: 1 inside, -1 outside, 0 if that is not known. */
function placeIn(low: number, high: number, corners: number): number {
  let positive = 0;
  let negative = 0;
  for (let i = 0; i < corners; i++) {
    const sign = signOfPlace(3 * i, low, high);
    if (sign > 0) positive++;
    else if (sign < 0) negative++;
    if (positive > 0 && negative > 0) return -1;
  }
  return positive === corners || negative === corners ? 1 : 0;
}

/** -1 where a point is not on an edge's line from `low` to `high`: a component of a cross product is never 0. */
function placeOnLine(low: number, high: number): number {
  for (let i = 0; i < 3; i++) if (signOfPlace(3 * i, low, high) !== 0) return -1;
  return 0;
}

/** Where f's only root in an interval is, nearly, as a fraction of it: by Newton's method, between signs. */
function nearRoot(row: number): number {
  const a = ROWS[row]!;
  const first = 3 * (ROWS[row + 1]! - a);
  const second = 3 * (ROWS[row + 2]! - 2 * ROWS[row + 1]! + a);
  const third = ROWS[row + 3]! - 3 * ROWS[row + 2]! + 3 * ROWS[row + 1]! - a;
  let low = 0;
  let high = 1;
  let t = a / (a - ROWS[row + 3]!);
  for (let i = 0; i < 12; i++) {
    const value = a + t * (first + t * (second + t * third));
    if (value > 0 === a > 0) low = t;
    else high = t;
    const next = t - value / (first + t * (2 * second + t * 3 * third));
    const isIn = next > low && next < high;
    const step = isIn ? Math.abs(next - t) : 1;
    t = isIn ? next : (low + high) / 2;
    if (step < NEAR / 4) break;
  }
  return t;
}

/**
 * Notes the part of an interval that is near its root, with what its ends are rounded by; false if f's signs at its
 * ends are open.
 */
function noteNear(index: number, row: number, root: number, near: number): boolean {
  const bound = boundOfValues(row);
  const low = root - near;
  const high = root + near;
  const sign = ROWS[row]! > 0 ? 1 : -1;
  if (low > 0 && !(sign * valueAt(row, low) > bound)) return false;
  if (high < 1 && !(sign * valueAt(row, high) < -bound)) return false;
  const from = ROWS[row + FROM]!;
  const width = ROWS[row + WIDTH]!;
  INTERVALS[2 * index] = low > 0 ? Math.max(from, from + width * low - TIME_BOUND) : from;
  INTERVALS[2 * index + 1] =
    high < 1 ? Math.min(from + width, from + width * high + TIME_BOUND) : from + width;
  return true;
}

/** Where 0 is to the projected polygon at f's only root in an interval, which is noted as one of the intervals. */
function placeAtRoot(index: number, row: number, corners: number): number {
  const root = nearRoot(row);
  if (!(noteNear(index, row, root, NEAR) || noteNear(index, row, root, LESS_NEAR))) return 0;
  return placeIn(INTERVALS[2 * index]!, INTERVALS[2 * index + 1]!, corners);
}

/**
 * Whether there is no contact in an interval (-1), one, which is noted (1), or nothing is known (0).
 *
 * @param index the number of the next contact
 */
function look(index: number, row: number, corners: number): number {
  if (hasNoRoot(row)) return -1;
  const from = ROWS[row + FROM]!;
  if (corners === 2) return placeOnLine(from, from + ROWS[row + WIDTH]!);
  if (hasOneRoot(row)) return placeAtRoot(index, row, corners);
  return placeIn(from, from + ROWS[row + WIDTH]!, corners) < 0 ? -1 : 0;
}

/**
 * How many contacts there are, all of them inside of the polygon, or UNCERTAIN. Their times are left in INTERVALS.
 *
 * @param corners which have been placed: 3 or 4; 2 of an edge, whose contacts with a point are never certain
 * @param enough the search may end at that many
 * @param latest contacts after that time do not count
 */
export function countContacts(corners: number, enough: number, latest = 1): number {
  INTERVALS[UNDECIDED] = Infinity;
  if (areApart(corners)) return 0;
  if (!(isModerate(M[0]!) && isModerate(M[1]!) && isModerate(M[2]!))) return undecided(0);
  if (areBeyondMean(corners)) return 0;
  writeFirstRow(corners);
  if (hasNoRoot(0)) return 0;
  if (corners === 2) writeEdgePlaces();
  else writePlaces(corners);
  return searchRows(corners, enough, latest);
}

/** Notes where the first interval begins of which nothing is certain. */
function undecided(from: number): number {
  if (from < INTERVALS[UNDECIDED]!) INTERVALS[UNDECIDED] = from;
  return UNCERTAIN;
}

/** {@link countContacts} by intervals, the first of which is all of the time: the earlier part first. */
function searchRows(corners: number, enough: number, latest: number): number {
  let found = 0;
  let isCertain = true;
  let fraction = FIRST_DIVISION;
  let row = 0;
  for (let count = 0; row >= 0 && ROWS[row + FROM]! <= latest; count++) {
    const known = look(found, row, corners);
    if (known > 0) found++;
    if (found === enough) return found;
    if (count === MOST_INTERVALS) return undecided(ROWS[row + FROM]!);
    if (known !== 0) row -= ROW;
    else if (ROWS[row + WIDTH]! < LEAST_WIDTH) {
      undecided(ROWS[row + FROM]!);
      isCertain = false;
      row -= ROW;
    } else {
      divide(row, fraction);
      row += ROW;
      fraction = 1 / 2;
    }
  }
  return isCertain ? found : UNCERTAIN;
}
