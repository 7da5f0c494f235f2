/**
 * Whether two shapes are at most a number apart, in doubles, with nothing made on the way: boxes and points by their
 * gaps, planes by their sides, all else by the walk between the hulls of their points.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import {
  AT_SCALE,
  comparePoints,
  HIGH,
  LIMITS,
  LOW,
  REACH as SUM,
} from '../../distance/lazy/compare-points.js';
import type { Shape } from '../shape.js';
import { AROUND, BOX, COUNT, FIRST, LINE, PLANAR, PLANE, RADIUS, RAY, REACH, S, SECOND } from './arena.js';
import { makePoints, makeSegment } from './points.js';
import { type ReadAround, readShape } from './read.js';

const ENDLESS = LINE | RAY | PLANE;
/** Between these, nothing overflows or is lost (compare-points.ts). */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;
/** A sum of three is off by two roundings, and by one more when it is moved. */
const LESS = 1 - 2 ** -51;
const MORE = 1 + 2 ** -51;

/**
 * The sign of the distance minus r, where 0 may be said as -1; 2 where doubles do not decide, or a shape is none.
 *
 * @param readAround for pairs that have an answer: reads what is around shapes of other kinds
 */
export function compareNearly(
  a: Shape,
  b: Shape,
  r: number,
  readAround: ReadAround | null = null,
): Sign | Undecided {
  const first = readShape(a, FIRST, readAround);
  if (first === 0) return UNDECIDED;
  const second = readShape(b, SECOND, readAround);
  if (second === 0 || ((first ^ second) & PLANAR) !== 0) return UNDECIDED;
  const sign = compareRead(first, second, r);
  return sign === 1 || ((first | second) & AROUND) === 0 ? sign : UNDECIDED;
}

/** {@link compareNearly} of shapes whose numbers are in the arena: `first` and `second` say what they are. */
export function compareRead(first: number, second: number, r: number): Sign | Undecided {
  const radii = S[FIRST + RADIUS]! + S[SECOND + RADIUS]!;
  const limit = r + radii;
  if ((first & second & BOX) !== 0) return compareGaps((first & COUNT) === 1, (second & COUNT) === 1, limit);
  LIMITS[LOW] = radii === 0 ? r : limit * LESS;
  LIMITS[HIGH] = radii === 0 ? r : limit * MORE;
  if ((first & ENDLESS) === 0 && (second & ENDLESS) === 0) {
    return comparePrepared(makePoints(first, FIRST), makePoints(second, SECOND));
  }
  if ((first & PLANE) !== 0) return besidePlane(FIRST, second, SECOND);
  if ((second & PLANE) !== 0) return besidePlane(SECOND, first, FIRST);
  return besideLine(first, second);
}

function comparePrepared(countA: number, countB: number): Sign | Undecided {
  const reach = S[FIRST + REACH]! + S[SECOND + REACH]!;
  if (countA === 0 || countB === 0 || !(reach > LEAST && reach < MOST)) return UNDECIDED;
  LIMITS[SUM] = reach;
  LIMITS[AT_SCALE] = 1;
  return comparePoints(S, FIRST, countA, S, SECOND, countB);
}

/** One that has no end, and another one. */
function besideLine(first: number, second: number): Sign | Undecided {
  if ((first & ENDLESS) === 0) {
    const count = makePoints(first, FIRST);
    return comparePrepared(count, makeSegment(second, SECOND, S[FIRST + REACH]!));
  }
  if ((second & ENDLESS) !== 0) return UNDECIDED;
  const count = makePoints(second, SECOND);
  return comparePrepared(makeSegment(first, FIRST, S[SECOND + REACH]!), count);
}

/** 8u: below, no bound is more than that. */
const GAPS = 2 ** -50;
const GAPS_TINY = 2 ** -1072;

/**
 * The square of the distance, by the gaps along the axes, against that of the limit. Whether there is a gap is certain.
 * A gap is off by u; the sum of the squares by 5u, and the square of a limit that is a sum of three by 5u of
 * themselves, and their difference by u of itself: less than 8u of both; where squares underflow, four or less, by
 * 2^-1075 each.
 */
function compareGaps(isPointA: boolean, isPointB: boolean, limit: number): Sign | Undecided {
  const mostA = FIRST + (isPointA ? 0 : 3);
  const mostB = SECOND + (isPointB ? 0 : 3);
  let sum = 0;
  let isApart = false;
  for (let k = 0; k < 3; k++) {
    const gap = Math.max(S[SECOND + k]! - S[mostA + k]!, S[FIRST + k]! - S[mostB + k]!);
    if (!(gap > 0)) continue;
    isApart = true;
    sum += gap * gap;
  }
  if (!isApart) return -1;
  const square = limit * limit;
  const bound = GAPS * (sum + square) + GAPS_TINY;
  if (sum - square > bound) return 1;
  return square - sum > bound ? -1 : UNDECIDED;
}

/**
 * A plane and a bounded shape, by the values n · p + c of its points: all beyond r |n|, or one of them nearer, or two
 * of them on both sides. The product is off by 7.2u of Σ |n| times the reach (compare-points.ts), the sum by u of that
 * and of the constant: 16u is enough. So it is for |n| with its square and its root, and the product with r.
 */
const VALUE = 16 * 2 ** -53;
const VALUE_TINY = 2 ** -1000;
const LEAST_SQUARE = 2 ** -900;
const LONGER = 1 + 2 ** -48;
const SHORTER = 1 - 2 ** -48;

function besidePlane(plane: number, form: number, at: number): Sign | Undecided {
  const count = (form & ENDLESS) === 0 ? makePoints(form, at) : 0;
  const reach = S[at + REACH]!;
  if (count === 0 || !(reach < MOST)) return UNDECIDED;
  const x = S[plane]!;
  const y = S[plane + 1]!;
  const z = S[plane + 2]!;
  const constant = S[plane + 3]!;
  let least = Infinity;
  let most = -Infinity;
  for (let i = at; i < at + 3 * count; i += 3) {
    const value = x * S[i]! + y * S[i + 1]! + z * S[i + 2]! + constant;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const error = VALUE * ((Math.abs(x) + Math.abs(y) + Math.abs(z)) * reach + Math.abs(constant)) + VALUE_TINY;
  const square = x * x + y * y + z * z;
  const length = Math.sqrt(square);
  if (!(square > LEAST_SQUARE && length < Infinity)) return UNDECIDED;
  const near = Math.max(least, -most);
  if (near - error > LIMITS[HIGH]! * length * LONGER) return 1;
  if (near + error < LIMITS[LOW]! * length * SHORTER) return -1;
  return UNDECIDED;
}
