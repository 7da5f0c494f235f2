import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';

/** A number as a fraction, not in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** A point (x / w, y / w); w is positive. */
export interface ExactPoint {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** A double. */
export function fractionOf(x: number): Fraction {
  return scaled(scaledIntegers([x], commonExponent([x]))[0], commonExponent([x]));
}

/** n · 2^exponent. */
export function scaled(n: bigint, exponent: number): Fraction {
  return exponent >= 0 ? { n: n << BigInt(exponent), d: 1n } : { n, d: 1n << BigInt(-exponent) };
}

/** The middle of two doubles. */
export function middleOf(a: number, b: number): Fraction {
  const exponent = commonExponent([a, b]);
  const [p, q] = scaledIntegers([a, b], exponent);
  return scaled(p + q, exponent - 1);
}

/** The order of two fractions: negative, zero or positive. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The greatest integer that is not above n / d. */
export function floorOf({ n, d }: Fraction): bigint {
  const quotient = n / d;
  return quotient * d > n ? quotient - 1n : quotient;
}

/** The nearest integer; of two the even one. */
export function nearestInteger({ n, d }: Fraction): bigint {
  const low = floorOf({ n: 2n * n + d, d: 2n * d });
  const isTie = (2n * low - 1n) * d === 2n * n;
  return isTie && (low & 1n) === 1n ? low - 1n : low;
}
