/**
 * Numbers a + b√c with rational a, b and c >= 0: roots of quadratics, distances, times of contact. Signs and orders are
 * exact, by signs and squares; roundings are correct. Numbers over one root are a field: sums, products and quotients
 * of them are such numbers again. Sums over several roots are those of `rootSum`.
 *
 * Source: Cohen 1993, "A Course in Computational Algebraic Number Theory", section 5.1 (quadratic fields).
 */
import { reject, rejectWords } from '../core/arguments/errors.js';
import { requireBigInt } from '../core/arguments/numbers.js';
import type { Sign } from '../core/sign.js';
import { nextDown, nextUp, requireFiniteNumber } from './float64.js';
import {
  bitLength,
  exactSquareRoot,
  greatestCommonDivisor,
  integerSquareRoot,
  trailingZeros,
} from './integers.js';
import type { Interval } from './interval.js';
import type { Rational } from './rational.js';
import { fromNumber as rationalFromNumber, fromParts as rationalFromParts } from './rational.js';
import { requireRadicand, requireRational } from './require-rational.js';
import { integerSign, rootSumSign, surdSign } from './root-signs.js';
import { roundQuotient } from './rounding.js';

/**
 * (rational + coefficient · √radicand) / denominator: in lowest terms, the denominator positive. The radicand is no
 * square and no multiple of 4; a rational number has a coefficient and a radicand of 0. Other square factors of a
 * radicand are not looked for: 3√2 may also be √18, so numbers are compared by `equals`. Make one with `fromParts`,
 * `fromRational`, `fromNumber`, `sqrt` or `rootsOfQuadratic`.
 */
export interface Surd {
  readonly type: 'surd';
  readonly rational: bigint;
  readonly coefficient: bigint;
  readonly radicand: bigint;
  readonly denominator: bigint;
}

/**
 * (rational + coefficient · √radicand) / denominator in normal form, for radicand >= 0 and denominator other than 0.
 */
function make(rational: bigint, coefficient: bigint, radicand: bigint, denominator: bigint): Surd {
  if (coefficient === 0n || radicand === 0n) return reduced(rational, 0n, 0n, denominator);
  const root = exactSquareRoot(radicand);
  if (root !== null) return reduced(rational + coefficient * root, 0n, 0n, denominator);
  const half = BigInt(trailingZeros(radicand) >> 1);
  const rest = radicand >> (2n * half);
  return reduced(rational, coefficient << half, rest, denominator);
}

function reduced(rational: bigint, coefficient: bigint, radicand: bigint, denominator: bigint): Surd {
  // The coefficient first: it is the smallest often, and 1 or a power of two in roots of quadratics.
  const common = greatestCommonDivisor(greatestCommonDivisor(coefficient, rational), denominator);
  const divisor = denominator < 0n ? -common : common;
  return {
    type: 'surd',
    rational: rational / divisor,
    coefficient: coefficient / divisor,
    radicand,
    denominator: denominator / divisor,
  };
}

/**
 * a + b√c.
 *
 * @throws RangeError naming the argument, if it is no fraction of bigints, or if c is negative
 * @example
 * surd.toNumber(surd.fromParts(rational.fromParts(1n, 2n), rational.fromNumber(0.5), rational.fromNumber(5))); // 1.618033988749895
 */
export function fromParts(a: Rational, b: Rational, c: Rational): Surd {
  requireRational('surd.fromParts', 'a', a);
  requireRational('surd.fromParts', 'b', b);
  requireRadicand('surd.fromParts', 'c', c);
  // √(n/d) = √(nd)/d.
  const below = b.denominator * c.denominator;
  const radicand = c.numerator * c.denominator;
  return make(a.numerator * below, b.numerator * a.denominator, radicand, a.denominator * below);
}

/**
 * A rational number as a surd.
 *
 * @throws RangeError if a is no fraction of bigints
 * @example
 * surd.toNumber(surd.fromRational(rational.fromParts(1n, 2n))); // 0.5
 */
export function fromRational(a: Rational): Surd {
  requireRational('surd.fromRational', 'a', a);
  return { type: 'surd', rational: a.numerator, coefficient: 0n, radicand: 0n, denominator: a.denominator };
}

/**
 * The double x, exactly.
 *
 * @throws RangeError if x is not finite
 * @example
 * surd.sign(surd.fromNumber(-0.1)); // -1
 */
export function fromNumber(x: number): Surd {
  requireFiniteNumber('surd.fromNumber', x);
  return fromRational(rationalFromNumber(x));
}

/**
 * √a.
 *
 * @throws RangeError if a is no fraction of bigints, or negative
 * @example
 * surd.toNumber(surd.sqrt(rational.fromNumber(2))); // 1.4142135623730951
 */
export function sqrt(a: Rational): Surd {
  requireRadicand('surd.sqrt', 'a', a);
  return make(0n, 1n, a.numerator * a.denominator, a.denominator);
}

/**
 * The real roots of a x² + b x + c in order, each once: none, one (a double root, or that of a line where a is 0), or
 * two.
 *
 * @throws RangeError if a, b and c are 0: every number is a root then
 * @example
 * surd.rootsOfQuadratic(1n, -1n, -1n).map(surd.toNumber); // [-0.6180339887498949, 1.618033988749895]
 * surd.rootsOfQuadratic(1n, 0n, 1n); // []
 */
export function rootsOfQuadratic(a: bigint, b: bigint, c: bigint): Surd[] {
  requireBigInt('surd.rootsOfQuadratic', 'a', a);
  requireBigInt('surd.rootsOfQuadratic', 'b', b);
  requireBigInt('surd.rootsOfQuadratic', 'c', c);
  if (a === 0n && b === 0n && c === 0n) {
    reject('surd.rootsOfQuadratic', 'a', 'other than zero where b and c are', a);
  }
  if (a === 0n) return b === 0n ? [] : [reduced(-c, 0n, 0n, b)];
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return [];
  if (discriminant === 0n) return [reduced(-b, 0n, 0n, 2n * a)];
  const step = a < 0n ? -1n : 1n;
  return [make(-b, -step, discriminant, 2n * a), make(-b, step, discriminant, 2n * a)];
}

/** Is a rational? @example surd.isRational(surd.sqrt(rational.fromNumber(9))); // true */
export function isRational(a: Surd): boolean {
  return a.coefficient === 0n;
}

/**
 * The rational number that a is, `null` if it is irrational.
 *
 * @example
 * surd.toRational(surd.sqrt(rational.fromNumber(2.25))); // { numerator: 3n, denominator: 2n }
 * surd.toRational(surd.sqrt(rational.fromNumber(2))); // null
 */
export function toRational(a: Surd): Rational | null {
  return isRational(a) ? rationalFromParts(a.rational, a.denominator) : null;
}

/** a with its root written as a multiple of another: √radicand = factor · √(radicand / factor²). */
function withFactor(a: Surd, factor: bigint, radicand: bigint): Surd {
  return { ...a, coefficient: a.coefficient * factor, radicand };
}

/**
 * a and b with one radicand, or `null` if their roots differ in more than a rational factor.
 *
 * Where √m / √n is rational, mn is a square. With their greatest common divisor g, m/g and n/g have no common factor,
 * so that both are squares then, and both roots are multiples of √g.
 */
function overOneRoot(a: Surd, b: Surd): [Surd, Surd] | null {
  if (a.radicand === b.radicand) return [a, b];
  if (isRational(a)) return [{ ...a, radicand: b.radicand }, b];
  if (isRational(b)) return [a, { ...b, radicand: a.radicand }];
  if (exactSquareRoot(a.radicand * b.radicand) === null) return null;
  const common = greatestCommonDivisor(a.radicand, b.radicand);
  return [
    withFactor(a, integerSquareRoot(a.radicand / common), common),
    withFactor(b, integerSquareRoot(b.radicand / common), common),
  ];
}

function requireOneRoot(where: string, a: Surd, b: Surd): [Surd, Surd] {
  const both = overOneRoot(a, b);
  if (both === null)
    return rejectWords(where, 'b', `a number over √${a.radicand}`, `one over √${b.radicand}`);
  return both;
}

/**
 * a + b, of numbers over the same root (or of which one is rational).
 *
 * @throws RangeError if their roots differ: `rootSum` has sums of several
 * @example
 * surd.toNumber(surd.add(surd.sqrt(rational.fromNumber(2)), surd.sqrt(rational.fromNumber(8)))); // 4.242640687119285
 */
export function add(a: Surd, b: Surd): Surd {
  const [p, q] = requireOneRoot('surd.add', a, b);
  return sumOf(p, q);
}

const sumOf = (p: Surd, q: Surd): Surd =>
  make(
    p.rational * q.denominator + q.rational * p.denominator,
    p.coefficient * q.denominator + q.coefficient * p.denominator,
    p.radicand,
    p.denominator * q.denominator,
  );

/**
 * a - b, of numbers over the same root.
 *
 * @throws RangeError if their roots differ
 * @example
 * surd.sign(surd.subtract(surd.sqrt(rational.fromNumber(8)), surd.sqrt(rational.fromNumber(2)))); // 1
 */
export function subtract(a: Surd, b: Surd): Surd {
  const [p, q] = requireOneRoot('surd.subtract', a, b);
  return sumOf(p, negate(q));
}

/**
 * a · b, of numbers over the same root.
 *
 * @throws RangeError if their roots differ
 * @example
 * surd.toNumber(surd.multiply(surd.sqrt(rational.fromNumber(2)), surd.sqrt(rational.fromNumber(8)))); // 4
 */
export function multiply(a: Surd, b: Surd): Surd {
  const [p, q] = requireOneRoot('surd.multiply', a, b);
  return productOf(p, q);
}

const productOf = (p: Surd, q: Surd): Surd =>
  make(
    p.rational * q.rational + p.coefficient * q.coefficient * p.radicand,
    p.rational * q.coefficient + q.rational * p.coefficient,
    p.radicand,
    p.denominator * q.denominator,
  );

/** a². @example surd.toNumber(surd.square(surd.sqrt(rational.fromNumber(2)))); // 2 */
export function square(a: Surd): Surd {
  return productOf(a, a);
}

/**
 * a / b, of numbers over the same root: 1 / (p + q√n) = (p - q√n) / (p² - q²n), whose denominator is 0 only with p and
 * q.
 *
 * @throws RangeError if b is zero, or if their roots differ
 * @example
 * surd.toNumber(surd.divide(surd.sqrt(rational.fromNumber(8)), surd.sqrt(rational.fromNumber(2)))); // 2
 */
export function divide(a: Surd, b: Surd): Surd {
  if (sign(b) === 0) reject('surd.divide', 'b', 'other than zero', 0);
  const [p, q] = requireOneRoot('surd.divide', a, b);
  const inverse: Surd = {
    type: 'surd',
    rational: q.rational * q.denominator,
    coefficient: -q.coefficient * q.denominator,
    radicand: q.radicand,
    denominator: norm(q),
  };
  return productOf(p, inverse);
}

/** a times its conjugate, and the square of its denominator: p² - q²n. */
const norm = (a: Surd): bigint => a.rational * a.rational - a.coefficient * a.coefficient * a.radicand;

/** -a. @example surd.toNumber(surd.negate(surd.fromNumber(2))); // -2 */
export function negate(a: Surd): Surd {
  return { ...a, rational: -a.rational, coefficient: -a.coefficient };
}

/** |a|. @example surd.toNumber(surd.abs(surd.fromNumber(-2))); // 2 */
export function abs(a: Surd): Surd {
  return sign(a) < 0 ? negate(a) : a;
}

/** The sign of a. @example surd.sign(surd.fromNumber(-2)); // -1 */
export function sign(a: Surd): Sign {
  return surdSign(a.rational, a.coefficient, a.radicand);
}

/**
 * The sign of a - b, whatever their roots.
 *
 * @example
 * surd.compare(surd.sqrt(rational.fromNumber(2)), surd.fromNumber(Math.SQRT2)); // -1
 * surd.compare(surd.sqrt(rational.fromNumber(2)), surd.sqrt(rational.fromNumber(3))); // -1
 */
export function compare(a: Surd, b: Surd): Sign {
  const rational = a.rational * b.denominator - b.rational * a.denominator;
  const first = a.coefficient * b.denominator;
  const second = b.coefficient * a.denominator;
  if (a.radicand === b.radicand) return surdSign(rational, first - second, a.radicand);
  return rootSumSign(rational, first, a.radicand, -second, b.radicand, 0n);
}

/**
 * The sign of a - b, for a rational b.
 *
 * @throws RangeError if b is no fraction of bigints
 * @example
 * surd.compareRational(surd.sqrt(rational.fromNumber(2)), rational.fromParts(7n, 5n)); // 1
 */
export function compareRational(a: Surd, b: Rational): Sign {
  requireRational('surd.compareRational', 'b', b);
  const rational = a.rational * b.denominator - b.numerator * a.denominator;
  return surdSign(rational, a.coefficient * b.denominator, a.radicand);
}

/** Are a and b the same number? @example surd.equals(surd.sqrt(rational.fromNumber(4)), surd.fromNumber(2)); // true */
export function equals(a: Surd, b: Surd): boolean {
  return compare(a, b) === 0;
}

/** ⌊q√n⌋: the root of q²n, of which -⌈|q|√n⌉ is the floor where q is negative; q√n is irrational. */
function floorOfRoot(coefficient: bigint, radicand: bigint): bigint {
  const root = integerSquareRoot(coefficient * coefficient * radicand);
  return coefficient < 0n ? -root - 1n : root;
}

/**
 * The greatest integer that is not above a.
 *
 * @example
 * surd.floor(surd.fromParts(rational.fromNumber(1), rational.fromNumber(-1), rational.fromNumber(2))); // -1n
 */
export function floor(a: Surd): bigint {
  // ⌊x / d⌋ = ⌊⌊x⌋ / d⌋ for an integer d > 0.
  const above = isRational(a) ? a.rational : a.rational + floorOfRoot(a.coefficient, a.radicand);
  const truncated = above / a.denominator;
  return truncated * a.denominator > above ? truncated - 1n : truncated;
}

/**
 * More bits than a double has: enough to round at once but where the number is next to the middle between two doubles.
 */
const FIRST_BITS = 80;

/**
 * The double nearest to a, ties to even; Infinity beyond the largest, never -0 (see rounding.ts).
 *
 * A rational number is rounded as such. An irrational one is neither a double nor in the middle between two, so that
 * bounds close enough to it round to the same double: those of |p| + |q|√n, which are w and w + 1 over 2^k. Where p and
 * q√n have opposite signs and may cancel, p + q√n = (p² - q²n) / (p - q√n), in which nothing does.
 *
 * @example
 * surd.toNumber(surd.fromParts(...[-1, 1, 1 + 2 ** -52].map(rational.fromNumber))); // 1.1102230246251565e-16
 */
export function toNumber(a: Surd): number {
  if (isRational(a)) return roundQuotient(a.rational, a.denominator);
  const { rational: p, coefficient: q, radicand, denominator } = a;
  const cancels = p !== 0n && p > 0n !== q > 0n;
  const squared = q * q * radicand;
  const size = p < 0n ? -p : p;
  const sign = integerSign(cancels ? p : q);
  const top = BigInt(sign) * (cancels ? norm(a) : 1n);
  for (let bits = Math.max(FIRST_BITS - (bitLength(squared) >> 1), 2); ; bits *= 2) {
    const shift = BigInt(bits);
    const width = (size << shift) + integerSquareRoot(squared << (2n * shift));
    const [first, second] = cancels
      ? [
          roundQuotient(top << shift, denominator * width),
          roundQuotient(top << shift, denominator * (width + 1n)),
        ]
      : [
          roundQuotient(top * width, denominator << shift),
          roundQuotient(top * (width + 1n), denominator << shift),
        ];
    if (first === second) return first;
  }
}

/**
 * The tightest interval of doubles that contains a.
 *
 * @example
 * surd.toInterval(surd.sqrt(rational.fromNumber(2))); // { lower: 1.414213562373095, upper: 1.4142135623730951 }
 */
export function toInterval(a: Surd): Interval {
  const nearest = toNumber(a);
  const side = Number.isFinite(nearest)
    ? compareRational(a, rationalFromNumber(nearest))
    : nearest > 0
      ? -1
      : 1;
  return {
    lower: side < 0 ? nextDown(nearest) : nearest,
    upper: side > 0 ? nextUp(nearest) : nearest,
  };
}
