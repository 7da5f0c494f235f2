/** The roots of a polynomial as times: from 0 to 1, both included. */
import * as algebraic from '../../arithmetic/algebraic.js';
import { fromNumber } from '../../arithmetic/dyadic.js';
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import { squareFree, trimmed } from '../../arithmetic/integer-polynomials.js';
import { fromIntegers } from '../../arithmetic/polynomial.js';
import { changesBetween } from '../../arithmetic/polynomial-values.js';
import type { Rational } from '../../arithmetic/rational.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Time } from '../times/time.js';

const ZERO: Rational = { numerator: 0n, denominator: 1n };
const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Where every motion starts. */
export const START: Surd = /* @__PURE__ */ surd.fromRational(ZERO);
/** Where every motion ends. */
export const END: Surd = /* @__PURE__ */ surd.fromRational(ONE);

/** p without its roots 0. */
function withoutZero(p: Coefficients): Coefficients {
  let count = 0;
  while (p[count] === 0n) count++;
  return p.slice(count);
}

/** The sum of the coefficients: p(1). */
const atOne = (p: Coefficients): bigint => p.reduce((sum, c) => sum + c, 0n);

/** p without its roots 1: divided by t - 1 as often as that leaves no rest. */
function withoutOne(p: Coefficients): Coefficients {
  let rest = p;
  while (rest.length > 1 && atOne(rest) === 0n) {
    // The quotient's coefficients, from the highest on, are the sums of p's so far.
    let sum = 0n;
    const quotient: bigint[] = [];
    for (let i = rest.length - 1; i > 0; i--) {
      sum += rest[i]!;
      quotient.unshift(sum);
    }
    rest = quotient;
  }
  return rest;
}

/** Roots between 0 and 1 of a polynomial that has neither of these as a root. */
function rootsInside(p: Coefficients): Time[] {
  if (changesBetween(p, { mantissa: 0n, exponent: 0 }, { mantissa: 1n, exponent: 0 }) === 0) return [];
  // The factor of degree 1 or 2 that is left of a cubic with a double root has roots that are surds.
  const simple = p.length > 3 ? squareFree(p) : p;
  if (simple.length > 3) return algebraic.roots(fromIntegers(simple), ZERO, ONE).map(({ root }) => root);
  const [c = 0n, b = 0n, a = 0n] = simple;
  return surd
    .rootsOfQuadratic(a, b, c)
    .filter((root) => surd.sign(root) > 0 && surd.compareRational(root, ONE) < 0);
}

/**
 * The different roots of a polynomial that is not 0, in order.
 *
 * @example
 * timesOf([0n, 1n, -2n]).map(timeToNumber); // [0, 0.5]
 */
export function timesOf(polynomial: Coefficients): Time[] {
  const p = trimmed(polynomial);
  const positive = withoutZero(p);
  const rest = withoutOne(positive);
  const inside = rest.length > 1 ? rootsInside(rest) : [];
  const first = positive.length < p.length ? [START] : [];
  return [...first, ...inside, ...(rest.length < positive.length ? [END] : [])];
}

/**
 * The roots of a polynomial, each of which is known to be alone between two doubles, where the signs differ; `null` if
 * they are no roots of a cubic without double roots, 0 and 1: then {@link timesOf} has them in lowest terms.
 *
 * @param ends from and to of each interval
 */
export function timesWithin(
  polynomial: Coefficients,
  ends: readonly (readonly [number, number])[],
): Time[] | null {
  const p = trimmed(polynomial);
  if (p.length < 4 || p[0] === 0n || atOne(p) === 0n) return null;
  const simple = squareFree(p);
  if (simple.length < 4) return null;
  const cubic = fromIntegers(simple);
  return ends.map(([low, high]) => ({
    type: 'algebraic',
    polynomial: cubic,
    lower: fromNumber(low),
    upper: fromNumber(high),
  }));
}
