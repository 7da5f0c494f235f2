import { signOf, type Vector } from '../../oracle/referees/shapes/vectors.js';

/** A fraction that need not be in lowest terms: it is compared once. The denominator is > 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Below 0 if a is the smaller one. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  return signOf(a.numerator * b.denominator - b.numerator * a.denominator);
}

export const fraction = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });

/**
 * Where it is decided: the point at / over, and the square of its distance from what it is near to, in the scene's
 * integers.
 */
export interface Focus {
  readonly at: Vector;
  /** > 0. */
  readonly over: bigint;
  readonly square: Fraction;
}
