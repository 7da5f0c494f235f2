/**
 * Real algebraic numbers: roots of polynomials, each told apart from the others by an interval. Signs, orders and
 * roundings are exact: what is equal is found by common divisors, what is not by smaller intervals.
 *
 * Source: Basu, Pollack, Roy 2006, "Algorithms in Real Algebraic Geometry", chapter 10; Yap 2000, "Fundamental Problems
 * of Algorithmic Algebra", chapter 6.
 */
import { reject, rejectWords } from '../core/arguments/errors.js';
import type { Sign } from '../core/sign.js';
import type { Dyadic } from './dyadic.js';
import {
  compare as compareDyadics,
  fromNumber as dyadicFromNumber,
  fromParts as dyadicFromParts,
  sign as signOfDyadic,
  subtract,
} from './dyadic.js';
import { nextDown, nextUp, requireFiniteNumber } from './float64.js';
import type { Coefficients } from './integer-polynomials.js';
import { commonDivisor, factorsByMultiplicity, squareFree, upright } from './integer-polynomials.js';
import type { Interval } from './interval.js';
import type { Polynomial } from './polynomial.js';
import { fromIntegers } from './polynomial.js';
import { changesBetween, numeratorAt, signAtDyadic } from './polynomial-values.js';
import type { Rational } from './rational.js';
import { compare as compareRationals, floor as floorOfRational } from './rational.js';
import { requireRational } from './require-rational.js';
import { isolateRoots, middleOf } from './root-isolation.js';
import type { Isolated } from './root-refinement.js';
import { refined } from './root-refinement.js';
import { integerSign } from './root-signs.js';
import { roundScaled } from './rounding.js';
import type { Surd } from './surd.js';

/**
 * The one root of the polynomial between lower and upper, at which its signs differ; or lower itself, where upper is
 * equal. The polynomial has no multiple roots, integer coefficients without a common factor, and a positive leading
 * one. The same number can be told by many polynomials and intervals: compare by `equals`. Make one with `roots`,
 * `fromNumber`, `fromRational`, `fromSurd`.
 */
export interface Algebraic {
  readonly type: 'algebraic';
  readonly polynomial: Polynomial;
  readonly lower: Dyadic;
  readonly upper: Dyadic;
}

/** A root and how often it is one. */
export interface RealRoot {
  readonly root: Algebraic;
  readonly multiplicity: number;
}

const make = (coefficients: Coefficients, { lower, upper }: Isolated): Algebraic => ({
  type: 'algebraic',
  polynomial: fromIntegers(coefficients),
  lower,
  upper,
});

const widthOf = ({ lower, upper }: Isolated): Dyadic => subtract(upper, lower);

const isPoint = ({ lower, upper }: Isolated): boolean => compareDyadics(lower, upper) === 0;

/** x itself, or ⌊2^64 x⌋ / 2^64 and one more in the last place. */
function enclosing(x: Rational): [Dyadic, Dyadic] {
  const bits = x.denominator.toString(2).length - 1;
  if (1n << BigInt(bits) === x.denominator) {
    const exact = dyadicFromParts(x.numerator, -bits);
    return [exact, exact];
  }
  const below = floorOfRational({ numerator: x.numerator << 64n, denominator: x.denominator });
  return [dyadicFromParts(below, -64), dyadicFromParts(below + 1n, -64)];
}

/**
 * The real roots of p from `from` to `to` (`null`: no end), both included, in order, each once with its multiplicity.
 *
 * @throws RangeError if p is 0, an end is no fraction of bigints, or from > to
 * @example
 * algebraic.roots(polynomial.fromIntegers([-2n, 0n, 1n])).map(({ root }) => algebraic.toNumber(root)); // [-1.4142135623730951, 1.4142135623730951]
 * algebraic.roots(polynomial.fromIntegers([0n, 1n, -2n, 1n])).map(({ multiplicity }) => multiplicity); // [1, 2]
 */
export function roots(p: Polynomial, from: Rational | null = null, to: Rational | null = null): RealRoot[] {
  if (p.coefficients.length === 0) reject('algebraic.roots', 'p', 'other than zero', 0);
  if (from !== null) requireRational('algebraic.roots', 'from', from);
  if (to !== null) requireRational('algebraic.roots', 'to', to);
  if (from !== null && to !== null && compareRationals(from, to) > 0) {
    rejectWords('algebraic.roots', 'from', 'at most to', 'more');
  }
  const simple = squareFree(p.coefficients);
  const [low, high] = [from === null ? null : enclosing(from)[0], to === null ? null : enclosing(to)[1]];
  const within = isolateRoots(simple, low, high).filter((interval) => isWithin(simple, interval, from, to));
  if (simple.length === p.coefficients.length) {
    return within.map((interval) => ({ root: make(simple, interval), multiplicity: 1 }));
  }
  const factors = factorsByMultiplicity(p.coefficients);
  return within.map((interval) => {
    const { factor, multiplicity } = factors.find((one) => hasRootIn(one.factor, interval))!;
    return { root: make(factor, interval), multiplicity };
  });
}

/** Whether the root of p in an interval is from `from` to `to`, where the ends of the search were rounded. */
function isWithin(p: Coefficients, interval: Isolated, from: Rational | null, to: Rational | null): boolean {
  if (from !== null && compareTo(p, interval, from) < 0) return false;
  return to === null || compareTo(p, interval, to) <= 0;
}

/**
 * Whether a divisor of a polynomial has its root in an interval that isolates one: it has none at the ends, as the
 * polynomial has none, so its signs differ there.
 */
function hasRootIn(divisor: Coefficients, interval: Isolated): boolean {
  const low = signAtDyadic(divisor, interval.lower);
  return isPoint(interval) ? low === 0 : low !== signAtDyadic(divisor, interval.upper);
}

const compareDyadicAndRational = (x: Dyadic, { numerator, denominator }: Rational): Sign => {
  const shift = BigInt(Math.abs(x.exponent));
  const left = x.mantissa * denominator;
  return integerSign(x.exponent < 0 ? left - (numerator << shift) : (left << shift) - numerator);
};

/**
 * The sign of (root in an interval) - x: x is beyond an end, or p has the sign there that it has at one of them, or
 * none.
 */
function compareTo(p: Coefficients, interval: Isolated, x: Rational): Sign {
  const low = compareDyadicAndRational(interval.lower, x);
  if (isPoint(interval)) return low;
  return place(low, compareDyadicAndRational(interval.upper, x), () => [
    integerSign(numeratorAt(p, x)),
    signAtDyadic(p, interval.upper),
  ]);
}

function compareToDyadic(p: Coefficients, interval: Isolated, x: Dyadic): Sign {
  const low = compareDyadics(interval.lower, x);
  if (isPoint(interval)) return low;
  return place(low, compareDyadics(interval.upper, x), () => [
    signAtDyadic(p, x),
    signAtDyadic(p, interval.upper),
  ]);
}

/** From how the ends compare with x, and if it is between them, p's signs at x and at the upper end. */
function place(low: Sign, high: Sign, signs: () => [Sign, Sign]): Sign {
  if (low >= 0) return 1;
  if (high <= 0) return -1;
  const [here, above] = signs();
  return here === 0 ? 0 : here === above ? -1 : 1;
}

/**
 * The double x, exactly.
 *
 * @throws RangeError if x is not finite
 * @example
 * algebraic.sign(algebraic.fromNumber(-0.1)); // -1
 */
export function fromNumber(x: number): Algebraic {
  requireFiniteNumber('algebraic.fromNumber', x);
  const exact = dyadicFromNumber(x);
  return atDyadic(exact);
}

function atDyadic(x: Dyadic): Algebraic {
  const shift = BigInt(Math.abs(x.exponent));
  const list = x.exponent < 0 ? [-x.mantissa, 1n << shift] : [-(x.mantissa << shift), 1n];
  return make(list, { lower: x, upper: x });
}

/**
 * A rational number.
 *
 * @throws RangeError if x is no fraction of bigints
 * @example
 * algebraic.toNumber(algebraic.fromRational(rational.fromParts(1n, 3n))); // 0.3333333333333333
 */
export function fromRational(x: Rational): Algebraic {
  requireRational('algebraic.fromRational', 'x', x);
  const [lower, upper] = enclosing(x);
  return make([-x.numerator, x.denominator], { lower, upper });
}

/**
 * A surd: a root of the quadratic whose other root is its conjugate.
 *
 * @example
 * algebraic.toNumber(algebraic.fromSurd(surd.sqrt(rational.fromNumber(2)))); // 1.4142135623730951
 */
export function fromSurd(x: Surd): Algebraic {
  const { rational, coefficient, radicand, denominator } = x;
  if (coefficient === 0n) return fromRational({ numerator: rational, denominator });
  const norm = rational * rational - coefficient * coefficient * radicand;
  const quadratic = upright([norm, -2n * rational * denominator, denominator * denominator]);
  const [smaller, greater] = isolateRoots(quadratic, null, null);
  return make(quadratic, coefficient < 0n ? smaller! : greater!);
}

/**
 * The sign of a.
 *
 * @example
 * algebraic.roots(polynomial.fromIntegers([-2n, 0n, 1n])).map(({ root }) => algebraic.sign(root)); // [-1, 1]
 */
export function sign(a: Algebraic): Sign {
  return compareToDyadic(a.polynomial.coefficients, a, { mantissa: 0n, exponent: 0 });
}

/**
 * The sign of a - b, for a rational b.
 *
 * @throws RangeError if b is no fraction of bigints
 * @example
 * algebraic.compareRational(algebraic.fromNumber(0.5), rational.fromParts(1n, 3n)); // 1
 */
export function compareRational(a: Algebraic, b: Rational): Sign {
  requireRational('algebraic.compareRational', 'b', b);
  return compareTo(a.polynomial.coefficients, a, b);
}

/** How often intervals are made smaller before polynomials are asked for common divisors. */
const ROUNDS_BEFORE_DIVISORS = 2;

/** By how many bits intervals are made smaller first; by twice as many each time after. */
const FIRST_BITS = 16;

/**
 * The sign of a - b, of roots of any polynomials. Where the intervals meet they are made smaller; numbers that stay
 * together are equal if a common divisor of their polynomials has a root where both intervals are.
 *
 * @example
 * algebraic.compare(algebraic.fromSurd(surd.sqrt(rational.fromNumber(2))), algebraic.fromNumber(Math.SQRT2)); // -1
 */
export function compare(a: Algebraic, b: Algebraic): Sign {
  const p = a.polynomial.coefficients;
  const q = b.polynomial.coefficients;
  let [x, y]: [Isolated, Isolated] = [a, b];
  for (let round = 0; ; round++) {
    if (isPoint(y)) return compareToDyadic(p, x, y.lower);
    if (isPoint(x)) return (0 - compareToDyadic(q, y, x.lower)) as Sign;
    if (compareDyadics(x.upper, y.lower) <= 0) return -1;
    if (compareDyadics(y.upper, x.lower) <= 0) return 1;
    const isTime = round === (p === q ? 0 : ROUNDS_BEFORE_DIVISORS);
    if (isTime && areEqualWithin(p, x, q, y)) return 0;
    x = narrowed(p, x, round);
    y = narrowed(q, y, round);
  }
}

/** Where two intervals that meet both are, a root of the polynomials' common divisor is the root of both. */
function areEqualWithin(p: Coefficients, x: Isolated, q: Coefficients, y: Isolated): boolean {
  const common = commonDivisor(p, q);
  if (common.length < 2) return false;
  const lower = compareDyadics(x.lower, y.lower) < 0 ? y.lower : x.lower;
  const upper = compareDyadics(x.upper, y.upper) < 0 ? x.upper : y.upper;
  return hasRootIn(common, { lower, upper });
}

/** Made smaller in a round: by a factor of 2^16 in the first, and by the square of the last one in each after it. */
function narrowed(p: Coefficients, start: Isolated, round: number): Isolated {
  const bits = FIRST_BITS << round;
  const width = widthOf(start);
  const target: Dyadic = { mantissa: width.mantissa, exponent: width.exponent - bits };
  const isEnough = (interval: Isolated) => compareDyadics(widthOf(interval), target) <= 0;
  return refined(p, start, isEnough, round === 0 ? 1 : bits >> 1);
}

/**
 * Are a and b the same number?
 *
 * @example
 * algebraic.equals(algebraic.fromNumber(2), algebraic.fromNumber(1)); // false
 */
export function equals(a: Algebraic, b: Algebraic): boolean {
  return compare(a, b) === 0;
}

/**
 * The sign of p(a). It is 0 if a is a root of what p has in common with the polynomial of a; otherwise a small enough
 * interval around a has no root of p, and its sign in there is that at a.
 *
 * @example
 * algebraic.signAt(polynomial.fromIntegers([-3n, 0n, 1n]), algebraic.fromSurd(surd.sqrt(rational.fromNumber(2)))); // -1
 */
export function signAt(p: Polynomial, a: Algebraic): Sign {
  return signAndRoot(p, a).sign;
}

/**
 * {@link signAt}, and a with the interval that was needed for it, so that what is asked next starts from there.
 *
 * @example
 * signAndRoot(polynomial.fromIntegers([-3n, 0n, 1n]), algebraic.fromSurd(surd.sqrt(rational.fromNumber(2)))).sign; // -1
 */
export function signAndRoot(p: Polynomial, a: Algebraic): { readonly sign: Sign; readonly root: Algebraic } {
  const q = a.polynomial.coefficients;
  let interval: Isolated = a;
  const found = (sign: Sign) => ({
    sign,
    root: interval === a ? a : { ...a, lower: interval.lower, upper: interval.upper },
  });
  if (p.coefficients.length === 0) return found(0);
  for (let round = 0; ; round++) {
    if (isPoint(interval)) return found(signAtDyadic(p.coefficients, interval.lower));
    if (changesBetween(p.coefficients, interval.lower, interval.upper) === 0) {
      return found(signAtDyadic(p.coefficients, middleOf(interval.lower, interval.upper)));
    }
    const isTime = round === ROUNDS_BEFORE_DIVISORS;
    if (isTime && hasRootIn(commonDivisor(p.coefficients, q), interval)) return found(0);
    interval = narrowed(q, interval, round);
  }
}

/**
 * a with an interval of at most the given width.
 *
 * @throws RangeError if the width is not positive
 * @example
 * algebraic.refine(algebraic.fromSurd(surd.sqrt(rational.fromNumber(2))), dyadic.fromNumber(2 ** -10)).lower.exponent <= -10; // true
 */
export function refine(a: Algebraic, width: Dyadic): Algebraic {
  if (signOfDyadic(width) <= 0) rejectWords('algebraic.refine', 'width', 'positive', 'one that is not');
  const p = a.polynomial.coefficients;
  return { ...a, ...refined(p, a, (interval) => compareDyadics(widthOf(interval), width) <= 0) };
}

const round = (x: Dyadic): number => roundScaled(x.mantissa, x.exponent);

/** Nothing but one place between two doubles is left where the rounding may change. */
function isNearlyRounded({ lower, upper }: Isolated): boolean {
  const low = round(lower);
  const high = round(upper);
  return low === high || nextUp(low) === high;
}

/** The middle between a double and the next one; that after the largest would be 2^1024. */
function middleAfter(x: number): Dyadic {
  const next = nextUp(x);
  const below = x === -Infinity ? dyadicFromParts(-1n, 1024) : dyadicFromNumber(x);
  return middleOf(below, next === Infinity ? dyadicFromParts(1n, 1024) : dyadicFromNumber(next));
}

/**
 * The double nearest to a, ties to even; Infinity beyond the largest, never -0 (see rounding.ts). What is in the middle
 * between two doubles is found by the sign of the polynomial there.
 *
 * @example
 * algebraic.roots(polynomial.fromIntegers([-1n, -1n, 0n, 1n])).map(({ root }) => algebraic.toNumber(root)); // [1.324717957244746]
 */
export function toNumber(a: Algebraic): number {
  const p = a.polynomial.coefficients;
  const { lower, upper } = refined(p, a, isNearlyRounded);
  const low = round(lower);
  const high = round(upper);
  if (low === high) return low;
  const middle = middleAfter(low);
  const side = compareToDyadic(p, { lower, upper }, middle);
  return side < 0 ? low : side > 0 ? high : round(middle);
}

/**
 * The tightest interval of doubles that contains a.
 *
 * @example
 * algebraic.toInterval(algebraic.fromNumber(0.5)); // { lower: 0.5, upper: 0.5 }
 */
export function toInterval(a: Algebraic): Interval {
  const nearest = toNumber(a);
  const side = Number.isFinite(nearest)
    ? compareToDyadic(a.polynomial.coefficients, a, dyadicFromNumber(nearest))
    : -Math.sign(nearest);
  return {
    lower: side < 0 ? nextDown(nearest) : nearest,
    upper: side > 0 ? nextUp(nearest) : nearest,
  };
}
