/**
 * Sums of square roots, t₁√n₁ + t₂√n₂ + ... with rational t: a + b√c + d√e + f√(ce) and all that comes out of such
 * numbers by +, - and ·. What is zero shows: the roots of integers n₁, n₂, ... of which no two have a square as their
 * product are linearly independent over the rational numbers (Besicovitch 1940, "On the linear independence of
 * fractional powers of integers"). With such roots joined, a sum is zero only without terms; so the sign of any other,
 * and its nearest double, are found by taking roots to ever more bits.
 */
import type { Sign } from '../core/sign.js';
import { requireFiniteNumber } from './float64.js';
import {
  absolute,
  bitLength,
  exactSquareRoot,
  greatestCommonDivisor,
  integerSquareRoot,
} from './integers.js';
import type { Rational } from './rational.js';
import { fromNumber as rationalFromNumber } from './rational.js';
import { requireRadicand, requireRational } from './require-rational.js';
import { integerSign } from './root-signs.js';
import { roundQuotient } from './rounding.js';
import type { Surd } from './surd.js';
import { fromParts as surdFromParts } from './surd.js';

/** coefficient · √radicand; a radicand of 1 for what is rational, and otherwise no square. */
export interface RootTerm {
  readonly coefficient: bigint;
  readonly radicand: bigint;
}

/**
 * The sum of the terms over the denominator, which is positive: in lowest terms, no coefficient 0, and no two radicands
 * with a square as their product. Zero has no terms. Square factors of radicands are not looked for, so numbers are
 * compared by `equals`. Make one with `fromParts`, `fromSurd`, `fromRational`, `fromNumber`.
 */
export interface RootSum {
  readonly type: 'root-sum';
  readonly terms: readonly RootTerm[];
  readonly denominator: bigint;
}

/** Terms in normal form but for common factors. */
function joined(terms: readonly RootTerm[]): RootTerm[] {
  const list: RootTerm[] = [];
  for (const term of terms) {
    if (term.coefficient !== 0n && term.radicand !== 0n) join(list, withoutSquare(term));
  }
  return list.filter(({ coefficient }) => coefficient !== 0n);
}

function withoutSquare({ coefficient, radicand }: RootTerm): RootTerm {
  const root = exactSquareRoot(radicand);
  return root === null ? { coefficient, radicand } : { coefficient: coefficient * root, radicand: 1n };
}

/**
 * Adds a term to the one whose radicand makes a square with its own, if there is one. With their greatest common
 * divisor g, what is left of both has no common factor, so that both are squares, and both roots multiples of √g.
 */
function join(list: RootTerm[], term: RootTerm): void {
  const place = list.findIndex(
    ({ radicand }) => radicand === term.radicand || exactSquareRoot(radicand * term.radicand) !== null,
  );
  if (place < 0) {
    list.push(term);
    return;
  }
  const other = list[place]!;
  const radicand = greatestCommonDivisor(other.radicand, term.radicand);
  const times = (one: RootTerm) => one.coefficient * integerSquareRoot(one.radicand / radicand);
  list[place] = { coefficient: times(other) + times(term), radicand };
}

/** The sum of any terms over a denominator other than 0, in normal form. */
function make(terms: readonly RootTerm[], denominator: bigint): RootSum {
  const all = joined(terms);
  const common = all.reduce((sum, { coefficient }) => greatestCommonDivisor(sum, coefficient), denominator);
  const divisor = denominator < 0n !== common < 0n ? -common : common;
  const lowest = all.map(({ coefficient, radicand }) => ({ coefficient: coefficient / divisor, radicand }));
  return { type: 'root-sum', terms: lowest, denominator: denominator / divisor };
}

/**
 * a + b√c + d√e + f√(ce).
 *
 * @throws RangeError naming the argument, if it is no fraction of bigints, or if c or e is negative
 * @example
 * rootSum.toNumber(rootSum.fromParts(...[0, 1, 2, 1, 3, 0].map(rational.fromNumber))); // 3.1462643699419726
 */
export function fromParts(
  a: Rational,
  b: Rational,
  c: Rational,
  d: Rational,
  e: Rational,
  f: Rational,
): RootSum {
  for (const [name, value] of Object.entries({ a, b, d, f }))
    requireRational('rootSum.fromParts', name, value);
  for (const [name, value] of Object.entries({ c, e })) requireRadicand('rootSum.fromParts', name, value);
  const first = fromSurd(surdFromParts(a, b, c));
  const second = fromSurd(surdFromParts(d, f, c));
  const zero = rationalFromNumber(0);
  return add(first, multiply(second, fromSurd(surdFromParts(zero, rationalFromNumber(1), e))));
}

/** A surd as a sum. @example rootSum.toNumber(rootSum.fromSurd(surd.sqrt(rational.fromNumber(4)))); // 2 */
export function fromSurd(a: Surd): RootSum {
  const terms = [
    { coefficient: a.rational, radicand: 1n },
    { coefficient: a.coefficient, radicand: a.radicand },
  ];
  return {
    type: 'root-sum',
    terms: terms.filter(({ coefficient }) => coefficient !== 0n),
    denominator: a.denominator,
  };
}

/**
 * A rational number as a sum.
 *
 * @throws RangeError if a is no fraction of bigints
 * @example
 * rootSum.toNumber(rootSum.fromRational(rational.fromParts(1n, 2n))); // 0.5
 */
export function fromRational(a: Rational): RootSum {
  requireRational('rootSum.fromRational', 'a', a);
  return make([{ coefficient: a.numerator, radicand: 1n }], a.denominator);
}

/**
 * The double x, exactly.
 *
 * @throws RangeError if x is not finite
 * @example
 * rootSum.sign(rootSum.fromNumber(-0.1)); // -1
 */
export function fromNumber(x: number): RootSum {
  requireFiniteNumber('rootSum.fromNumber', x);
  return fromRational(rationalFromNumber(x));
}

const scaled = (a: RootSum, factor: bigint): RootTerm[] =>
  a.terms.map(({ coefficient, radicand }) => ({ coefficient: coefficient * factor, radicand }));

/** a + b. @example rootSum.toNumber(rootSum.add(rootSum.fromNumber(1), rootSum.fromNumber(2))); // 3 */
export function add(a: RootSum, b: RootSum): RootSum {
  return make([...scaled(a, b.denominator), ...scaled(b, a.denominator)], a.denominator * b.denominator);
}

/** a - b. @example rootSum.toNumber(rootSum.subtract(rootSum.fromNumber(1), rootSum.fromNumber(2))); // -1 */
export function subtract(a: RootSum, b: RootSum): RootSum {
  return add(a, negate(b));
}

/** a · b. @example rootSum.toNumber(rootSum.multiply(rootSum.fromNumber(3), rootSum.fromNumber(2))); // 6 */
export function multiply(a: RootSum, b: RootSum): RootSum {
  const products = a.terms.flatMap((p) => b.terms.map((q) => productOf(p, q)));
  return make(products, a.denominator * b.denominator);
}

const productOf = (p: RootTerm, q: RootTerm): RootTerm => ({
  coefficient: p.coefficient * q.coefficient,
  radicand: p.radicand * q.radicand,
});

/** a². @example rootSum.toNumber(rootSum.square(rootSum.fromNumber(3))); // 9 */
export function square(a: RootSum): RootSum {
  return multiply(a, a);
}

/** -a. @example rootSum.toNumber(rootSum.negate(rootSum.fromNumber(3))); // -3 */
export function negate(a: RootSum): RootSum {
  return { ...a, terms: scaled(a, -1n) };
}

/** The numerator lies between two integers over 2^bits: each root that is no integer adds 1 to the distance. */
function bracket(terms: readonly RootTerm[], bits: number): [bigint, bigint] {
  let lower = 0n;
  let upper = 0n;
  for (const { coefficient, radicand } of terms) {
    const magnitude = absolute(coefficient);
    const root = integerSquareRoot((magnitude * magnitude * radicand) << BigInt(2 * bits));
    const above = radicand === 1n ? root : root + 1n;
    lower += coefficient < 0n ? -above : root;
    upper += coefficient < 0n ? -root : above;
  }
  return [lower, upper];
}

const FIRST_BITS = 64;

/** The sign of a. @example rootSum.sign(rootSum.fromParts(...[-3, 1, 2, 1, 3, 0].map(rational.fromNumber))); // 1 */
export function sign(a: RootSum): Sign {
  const [first, ...rest] = a.terms;
  if (first === undefined) return 0;
  const likely = integerSign(first.coefficient);
  if (rest.every(({ coefficient }) => integerSign(coefficient) === likely)) return likely;
  for (let bits = FIRST_BITS; ; bits *= 2) {
    const [lower, upper] = bracket(a.terms, bits);
    if (lower > 0n) return 1;
    if (upper < 0n) return -1;
  }
}

/**
 * The sign of a - b, whatever their roots.
 *
 * @example
 * rootSum.compare(rootSum.fromSurd(surd.sqrt(rational.fromNumber(2))), rootSum.fromNumber(1)); // 1
 */
export function compare(a: RootSum, b: RootSum): Sign {
  return sign(subtract(a, b));
}

/** Are a and b the same number? @example rootSum.equals(rootSum.fromNumber(1), rootSum.fromNumber(2)); // false */
export function equals(a: RootSum, b: RootSum): boolean {
  return subtract(a, b).terms.length === 0;
}

/**
 * The double nearest to a, ties to even; Infinity beyond the largest, never -0 (see rounding.ts).
 *
 * A sum that has a root is irrational, neither a double nor in the middle between two: bounds close enough to it round
 * alike.
 *
 * @example
 * rootSum.toNumber(rootSum.fromParts(...[-3, 1, 2, 1, 3, 0].map(rational.fromNumber))); // 0.14626436994197234
 */
export function toNumber(a: RootSum): number {
  for (let bits = FIRST_BITS + bitLength(a.denominator); ; bits *= 2) {
    const [lower, upper] = bracket(a.terms, bits);
    const denominator = a.denominator << BigInt(bits);
    const nearest = roundQuotient(lower, denominator);
    if (nearest === roundQuotient(upper, denominator)) return nearest;
  }
}
