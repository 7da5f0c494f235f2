import { powerOfTwo } from '../../arithmetic/float64.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { IntegerVector } from './vectors.js';

/** Where the half of a double with the exponent is: the second one on little-endian machines. */
const HIGH = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;
/** Numbers whose products with a power of two are doubles: its exponent, and how many bits there may be above it. */
const MOST_EXPONENT = 1000;
const MOST_BITS = 2 ** 1000;

/**
 * Doubles as integers over a common power of two, made when they are needed. It is the greatest one that there is, so
 * that short numbers stay short; but where a product with it would not be a double, that of their last bits, zeros or
 * not.
 */
export class IntegerNumbers {
  readonly exponent: number;
  readonly #x: Float64Array;
  /** What makes integers of them; `undefined` if no double does. */
  readonly #factor: number | undefined;

  constructor(x: Float64Array) {
    this.#x = x;
    const exponent = lastBitOf(x);
    const isInRange = exponent <= MOST_EXPONENT && exponent >= -MOST_EXPONENT;
    const factor = isInRange ? powerOfTwo(-exponent) : Number.POSITIVE_INFINITY;
    const isPlain = x.every((value) => Math.abs(value * factor) < MOST_BITS);
    this.exponent = isPlain ? exponent : unitExponentOf(x);
    this.#factor = isPlain ? factor : undefined;
  }

  at(i: number): bigint {
    const x = this.#x[i]!;
    return this.#factor === undefined ? scaledIntegers([x], this.exponent)[0] : BigInt(x * this.#factor);
  }
}

/** Points as integers over a common power of two, made when they are needed. */
export class IntegerPoints {
  readonly #numbers: IntegerNumbers;
  readonly #made = new Map<number, IntegerVector>();

  constructor(x: Float64Array) {
    this.#numbers = new IntegerNumbers(x);
  }

  get exponent(): number {
    return this.#numbers.exponent;
  }

  at(i: number): IntegerVector {
    const known = this.#made.get(i);
    if (known !== undefined) return known;
    const numbers = this.#numbers;
    const point = [numbers.at(3 * i), numbers.at(3 * i + 1), numbers.at(3 * i + 2)] as const;
    this.#made.set(i, point);
    return point;
  }
}

/** The exponent of the last bit that is set in any of some numbers; 0 if all are zero. */
function lastBitOf(x: Float64Array): number {
  const words = new Uint32Array(x.buffer, x.byteOffset, 2 * x.length);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < x.length; i++) {
    if (x[i] === 0) continue;
    const [low, high] = [words[2 * i + 1 - HIGH]!, words[2 * i + HIGH]!];
    const biased = (high >>> 20) & 0x7ff;
    const upper = (high & 0xfffff) | (biased === 0 ? 0 : 0x100000);
    const zeros = low === 0 ? 63 - Math.clz32(upper & -upper) : 31 - Math.clz32(low & -low);
    least = Math.min(least, Math.max(biased, 1) - 1075 + zeros);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** An exponent such that all of many numbers are integers times its power of two. */
function unitExponentOf(x: Float64Array): number {
  return commonExponent(Array.from(x));
}
