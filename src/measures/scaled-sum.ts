import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';

/** integer · 2^exponent. */
export interface ScaledSum {
  readonly integer: bigint;
  readonly exponent: number;
}

/** Adds up integers over powers of two: those of one power first. */
export class ScaledSums {
  readonly #sums = new Map<number, bigint>();

  add(integer: bigint, exponent: number): void {
    this.#sums.set(exponent, (this.#sums.get(exponent) ?? 0n) + integer);
  }

  total(): ScaledSum {
    const terms = Array.from(this.#sums).filter(([, integer]) => integer !== 0n);
    const exponent = terms.reduce((least, [each]) => Math.min(least, each), Infinity);
    if (exponent === Infinity) return { integer: 0n, exponent: 0 };
    const integer = terms.reduce((sum, [each, value]) => sum + (value << BigInt(each - exponent)), 0n);
    return { integer, exponent };
  }
}

/** A sum over a small integer, as a fraction in lowest terms. */
export function fractionOf({ integer, exponent }: ScaledSum, divisor: bigint): Rational {
  return exponent >= 0
    ? rational.fromParts(integer << BigInt(exponent), divisor)
    : rational.fromParts(integer, divisor << BigInt(-exponent));
}
