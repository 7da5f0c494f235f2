/**
 * Interval arithmetic: a real number known to lie between two doubles. Every operation gives an interval that contains
 * all values that its operands allow, whatever rounds, overflows or underflows; the bounds are the tightest doubles
 * (see directed.ts), so results that are exact stay single points and an interval filter decides small integers.
 *
 * An interval is a set of real numbers. An infinite bound says that there is no bound on that side; Infinity is not
 * in the set, hence 0 times an unbounded interval is 0. Bounds are never NaN and never -0.
 *
 * Source: Hickey, Ju, van Emden 2001, "Interval arithmetic: from principles to implementation"; IEEE 1788-2015.
 */
import { reject } from '../core/arguments/errors.js';
import type { Sign, Undecided } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import {
  productDown,
  productUp,
  quotientDown,
  quotientUp,
  rootDown,
  rootUp,
  sumDown,
  sumUp,
} from './directed.js';
import { requireFiniteNumber } from './float64.js';

/** All real numbers x with lower <= x <= upper. Make one with `fromNumber` or `fromBounds`. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** An interval of bounds known to be proper; adding 0 turns -0 to 0. */
const make = (lower: number, upper: number): Interval => ({ lower: lower + 0, upper: upper + 0 });

/**
 * The interval that contains x and nothing else.
 *
 * @throws RangeError if x is not finite
 * @example
 * interval.fromNumber(0.1); // { lower: 0.1, upper: 0.1 }
 */
export function fromNumber(x: number): Interval {
  requireFiniteNumber('interval.fromNumber', x);
  return make(x, x);
}

/**
 * The interval from lower to upper, both included. `-Infinity` as lower and `Infinity` as upper bound mean none.
 *
 * @throws RangeError for NaN, lower > upper, lower = Infinity, upper = -Infinity
 * @example
 * interval.fromBounds(1, Infinity); // { lower: 1, upper: Infinity }
 */
export function fromBounds(lower: number, upper: number): Interval {
  if (!(typeof lower === 'number' && lower < Infinity))
    reject('interval.fromBounds', 'lower', 'a number less than Infinity', lower);
  if (!(typeof upper === 'number' && upper > -Infinity))
    reject('interval.fromBounds', 'upper', 'a number greater than -Infinity', upper);
  if (lower > upper) reject('interval.fromBounds', 'lower', `at most upper = ${upper}`, lower);
  return make(lower, upper);
}

/** All a + b. @example interval.add(fromNumber(1), fromBounds(2, 3)); // { lower: 3, upper: 4 } */
export function add(a: Interval, b: Interval): Interval {
  return make(sumDown(a.lower, b.lower), sumUp(a.upper, b.upper));
}

/** All a - b. @example interval.subtract(fromNumber(1), fromBounds(2, 3)); // { lower: -2, upper: -1 } */
export function subtract(a: Interval, b: Interval): Interval {
  return make(sumDown(a.lower, -b.upper), sumUp(a.upper, -b.lower));
}

/** All -a. @example interval.negate(fromBounds(2, 3)); // { lower: -3, upper: -2 } */
export function negate(a: Interval): Interval {
  return make(-a.upper, -a.lower);
}

/** All |a|. @example interval.abs(fromBounds(-2, 1)); // { lower: 0, upper: 2 } */
export function abs(a: Interval): Interval {
  if (a.lower >= 0) return a;
  if (a.upper <= 0) return negate(a);
  return make(0, Math.max(-a.lower, a.upper));
}

/**
 * All a · b. The extremes are products of bounds; the signs tell which.
 *
 * @example
 * interval.multiply(fromBounds(-1, 2), fromBounds(3, 4)); // { lower: -4, upper: 8 }
 */
export function multiply(a: Interval, b: Interval): Interval {
  if (b.lower >= 0) return multiplyNonNegative(b, a);
  if (b.upper <= 0) return negate(multiplyNonNegative(negate(b), a));
  // b has zero inside: the least product pairs opposite ends, the greatest equal ends, whatever the sign of a.
  const lower = Math.min(productDown(a.lower, b.upper), productDown(a.upper, b.lower));
  const upper = Math.max(productUp(a.lower, b.lower), productUp(a.upper, b.upper));
  return make(lower, upper);
}

/** a · b for a >= 0: a negative bound of b counts most with the upper bound of a, a positive one with the lower. */
function multiplyNonNegative(a: Interval, b: Interval): Interval {
  return make(
    productDown(b.lower < 0 ? a.upper : a.lower, b.lower),
    productUp(b.upper < 0 ? a.lower : a.upper, b.upper),
  );
}

/**
 * All a², never negative: tighter than multiply(a, a), which does not know that both are the same number.
 *
 * @example
 * interval.square(fromBounds(-1, 2)); // { lower: 0, upper: 4 }
 */
export function square(a: Interval): Interval {
  const { lower, upper } = abs(a);
  return make(productDown(lower, lower), productUp(upper, upper));
}

/**
 * All a / b. A divisor that contains zero, other than [0, 0], says nothing about the quotient: the result is
 * [-Infinity, Infinity], which contains every quotient that exists.
 *
 * @throws RangeError if b is [0, 0]
 * @example
 * interval.divide(fromNumber(1), fromBounds(2, 4)); // { lower: 0.25, upper: 0.5 }
 */
export function divide(a: Interval, b: Interval): Interval {
  if (b.lower > 0) return divideByPositive(a, b);
  if (b.upper < 0) return divideByPositive(negate(a), negate(b));
  if (b.lower === 0 && b.upper === 0) reject('interval.divide', 'b', 'other than [0, 0]', [0, 0]);
  return make(-Infinity, Infinity);
}

/** a / b for b > 0: a positive bound of a gets smaller with the upper bound of b, a negative one with the lower. */
function divideByPositive(a: Interval, b: Interval): Interval {
  return make(
    quotientDown(a.lower, a.lower < 0 ? b.lower : b.upper),
    quotientUp(a.upper, a.upper < 0 ? b.upper : b.lower),
  );
}

/**
 * All √a. A negative part of a is left out: the number under a root is known not to be negative.
 *
 * @throws RangeError if all of a is negative
 * @example
 * interval.sqrt(fromBounds(4, 9)); // { lower: 2, upper: 3 }
 */
export function sqrt(a: Interval): Interval {
  if (a.upper < 0) reject('interval.sqrt', 'a', 'not negative', [a.lower, a.upper]);
  return make(rootDown(Math.max(a.lower, 0)), rootUp(a.upper));
}

/**
 * The sign that all numbers of the interval share; UNDECIDED if they differ, as they do in [0, 1].
 *
 * @example
 * interval.sign(fromBounds(1, 2)); // 1
 */
export function sign(a: Interval): Sign | Undecided {
  if (a.lower > 0) return 1;
  if (a.upper < 0) return -1;
  return a.lower === 0 && a.upper === 0 ? 0 : UNDECIDED;
}

/** Is x in the interval? Never so for NaN and Infinity. @example interval.contains(fromBounds(1, 2), 2); // true */
export function contains(a: Interval, x: number): boolean {
  return Number.isFinite(x) && a.lower <= x && x <= a.upper;
}
