/**
 * Values and signs of integer polynomials at dyadic and rational places, and how signs of coefficients change between
 * two of them.
 */
import type { Sign } from '../core/sign.js';
import type { Dyadic } from './dyadic.js';
import type { Coefficients } from './integer-polynomials.js';
import { signChanges } from './integer-polynomials.js';
import type { Rational } from './rational.js';
import { integerSign } from './root-signs.js';

/** mantissa · 2^exponent, not in normal form. */
export interface Scaled {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/**
 * p at x, by Horner's rule in integers: for x = m / 2^k, 2^(kn) p(x) = Σ c m^i 2^(k(n-i)).
 *
 * @example
 * valueAt([-2n, 0n, 1n], { mantissa: 3n, exponent: -1 }); // { mantissa: 1n, exponent: -2 }
 */
export function valueAt(p: Coefficients, x: Dyadic): Scaled {
  const degree = p.length - 1;
  const shift = x.exponent < 0 ? BigInt(-x.exponent) : 0n;
  const factor = x.exponent < 0 ? x.mantissa : x.mantissa << BigInt(x.exponent);
  let value = 0n;
  let height = 0n;
  for (let i = degree; i >= 0; i--) {
    value = value * factor + (p[i]! << height);
    height += shift;
  }
  return { mantissa: value, exponent: degree > 0 && x.exponent < 0 ? x.exponent * degree : 0 };
}

/** The sign of p at x. @example signAtDyadic([-2n, 0n, 1n], { mantissa: 3n, exponent: -1 }); // 1 */
export function signAtDyadic(p: Coefficients, x: Dyadic): Sign {
  return integerSign(valueAt(p, x).mantissa);
}

/**
 * d^n p(n/d) for a p of degree n.
 *
 * @example
 * numeratorAt([-2n, 0n, 1n], { numerator: 3n, denominator: 2n }); // 1n
 */
export function numeratorAt(p: Coefficients, { numerator, denominator }: Rational): bigint {
  let value = 0n;
  let power = 1n;
  for (let i = p.length - 1; i >= 0; i--) {
    value = value * numerator + p[i]! * power;
    power *= denominator;
  }
  return value;
}

/** p(x + 1), in place. */
function shiftByOne(p: bigint[]): void {
  for (let i = p.length - 1; i > 0; i--) {
    for (let j = i - 1; j < p.length - 1; j++) p[j]! += p[j + 1]!;
  }
}

/**
 * The coefficients of p in the Bernstein basis of the interval from lower to upper, from the one at lower to the one at
 * upper, each times a binomial coefficient and all times a power of two: b of (n over i) b t^i (1 - t)^(n-i) with t
 * from 0 to 1.
 *
 * With s = t / (1 - t) that is (1 - t)^n Σ (n over i) b s^i: what stands there are the coefficients of (1 + s)^n
 * p((lower + upper s) / (1 + s)), which are those of p shifted by lower, stretched, reversed, shifted by 1 and
 * reversed.
 *
 * Source: Lane, Riesenfeld 1981, "Bounds on a polynomial"; Rouillier, Zimmermann 2004, "Efficient isolation of
 * polynomial's real roots".
 *
 * @example
 * bernsteinCoefficients([-2n, 0n, 1n], { mantissa: 1n, exponent: 0 }, { mantissa: 1n, exponent: 1 }); // [-1n, 0n, 2n]
 */
export function bernsteinCoefficients(p: Coefficients, lower: Dyadic, upper: Dyadic): bigint[] {
  const exponent = Math.min(lower.exponent, upper.exponent);
  const start = lower.mantissa << BigInt(lower.exponent - exponent);
  const width = (upper.mantissa << BigInt(upper.exponent - exponent)) - start;
  const list = scaledVariable(p, exponent);
  shiftBy(list, start);
  let power = 1n;
  for (let i = 1; i < list.length; i++) {
    power *= width;
    list[i]! *= power;
  }
  list.reverse();
  shiftByOne(list);
  return list.reverse();
}

/** p(2^exponent x), times a power of two that makes the coefficients integers. */
function scaledVariable(p: Coefficients, exponent: number): bigint[] {
  const step = BigInt(Math.abs(exponent));
  const degree = p.length - 1;
  return p.map((c, i) => c << (step * BigInt(exponent < 0 ? degree - i : i)));
}

/** p(x + start), in place. */
function shiftBy(p: bigint[], start: bigint): void {
  if (start === 0n) return;
  for (let i = p.length - 1; i > 0; i--) {
    for (let j = i - 1; j < p.length - 1; j++) p[j]! += start * p[j + 1]!;
  }
}

/**
 * How often the signs of the Bernstein coefficients change: at least as often as p has roots between lower and upper
 * (ends excluded), counted with multiplicities, and by an even number more (Descartes). So 0 and 1 are the number of
 * roots; and a small interval around a simple root, or none, has 1 or 0 (Vincent; Obreshkoff).
 *
 * @example
 * changesBetween([-2n, 0n, 1n], { mantissa: 1n, exponent: 0 }, { mantissa: 1n, exponent: 1 }); // 1
 */
export function changesBetween(p: Coefficients, lower: Dyadic, upper: Dyadic): number {
  return signChanges(bernsteinCoefficients(p, lower, upper));
}
