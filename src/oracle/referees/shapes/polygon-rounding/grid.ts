import { exponentOf, nextDown, nextUp, powerOfTwo } from '../../../../arithmetic/float64.js';
import { roundQuotient } from '../../../../arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../../../arithmetic/scaled-integers.js';

/** n / d, d positive. */
export type Ratio = readonly [bigint, bigint];

export function ratioOf(x: number): Ratio {
  const exponent = commonExponent([x]);
  const [n] = scaledIntegers([x], exponent);
  return exponent < 0 ? [n, 1n << BigInt(-exponent)] : [n << BigInt(exponent), 1n];
}

const MAX = Number.MAX_VALUE;

/** A grid as it is defined: which double a number is rounded to, and numbers where that may change near a double. */
export class Grid {
  /** null: all doubles. */
  readonly #step: Ratio | null;
  readonly #limit: number;

  constructor(size: number) {
    if (size === 0) {
      this.#step = null;
      this.#limit = 0;
      return;
    }
    const n = Math.round(1 / size);
    this.#step = size < 1 && n <= 2 ** 53 && 1 / n === size ? [1n, BigInt(n)] : ratioOf(size);
    // The least power of two from which on doubles are a step apart.
    const [a, b] = this.#step;
    let exponent = exponentOf(size) - 1;
    const isLess = (e: number): boolean => (e < 0 ? b < a << BigInt(-e) : b << BigInt(e) < a);
    while (isLess(exponent)) exponent++;
    this.#limit = exponent + 52 > 1023 ? Infinity : powerOfTwo(exponent + 52);
  }

  round([n, d]: Ratio): number {
    if (n < 0n) return 0 - this.round([-n, d]);
    const nearest = Math.min(MAX, roundQuotient(n, d));
    if (this.#step === null) return nearest;
    if (this.#limit < Infinity) {
      const [a, b] = ratioOf(this.#limit);
      if (n * b >= a * d) return nearest;
    }
    const [a, b] = this.#step;
    // Twice the number of steps, and half of it, up and down.
    const twice = (2n * n * b) / (d * a);
    let k = (twice + 1n) / 2n;
    const isTie = (2n * k - 1n) * d * a === 2n * n * b;
    if (isTie && k % 2n === 1n) k--;
    while (roundQuotient(k * a, b) === Infinity) k--;
    return Math.min(roundQuotient(k * a, b), this.#limit);
  }

  /** Numbers of which some bound what is rounded to a double of the grid. */
  boundsNear(x: number): Ratio[] {
    const middles = [nextDown(x), nextUp(x)].filter(Number.isFinite).map((y): Ratio => {
      const [[a, b], [c, d]] = [ratioOf(x), ratioOf(y)];
      return [a * d + c * b, 2n * b * d];
    });
    if (this.#step === null) return middles;
    const [a, b] = this.#step;
    const [n, d] = ratioOf(x);
    const near = (2n * n * b) / (d * a);
    const steps = [-4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n, 4n].map((k): Ratio => [(near + k) * a, 2n * b]);
    const limits = this.#limit < Infinity ? [ratioOf(this.#limit), ratioOf(-this.#limit)] : [];
    return [...middles, ...steps, ...limits];
  }
}
