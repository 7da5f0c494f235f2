import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { IntegerVector } from './vectors.js';

/** Points as integers over a common power of two, made when they are needed. */
export class IntegerPoints {
  readonly exponent: number;
  readonly #x: Float64Array;

  constructor(x: Float64Array) {
    this.#x = x;
    this.exponent = unitExponentOf(x);
  }

  at(i: number): IntegerVector {
    const x = this.#x;
    return scaledIntegers([x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!], this.exponent);
  }
}

/** An exponent such that all of many numbers are integers times its power of two. */
export function unitExponentOf(x: Float64Array): number {
  let exponent = Number.POSITIVE_INFINITY;
  for (let at = 0; at < x.length; at++) {
    if (x[at] !== 0) exponent = Math.min(exponent, commonExponent([x[at]!]));
  }
  return exponent === Number.POSITIVE_INFINITY ? 0 : exponent;
}
