/** The frame in which a placement finds what it places: where points and vectors come from, in doubles with bounds. */
import type { Point3 } from '../core/shapes.js';
import type { ExactPlacement } from './exact-placement.js';
import { roundScaledQuotient } from './objects/round-quotient.js';

/**
 * What is computed here are sums of three products of an entry of the inverse and a difference. Each entry, each
 * difference and what is subtracted have one rounding, a product one more, sums two: 6 u in all for each product, and
 * 8 u = 2^-50 leaves room for the roundings of the bound. What is subtracted may underflow as it is rounded: it is off
 * by 2^-1075, then, for each unit of an entry.
 */
const ROUNDED = 2 ** -50;
/** What an entry, or what is subtracted, loses that underflows, for each unit of what it is multiplied by. */
const UNDERFLOW = 2 ** -1074;
/** Against products that underflow: 2^-1075 each. */
const LOST = 2 ** -1070;

/** The inverse of a placement, rounded. */
export class LocalFrame {
  readonly to: ExactPlacement;
  /** Row by row; each entry is the nearest double. */
  readonly #inverse = new Float64Array(9);
  readonly #shift = new Float64Array(3);
  readonly #none = new Float64Array(3);
  /** The bound of the last point or vector: how far each of its coordinates is from the true one, at most. */
  error = 0;

  constructor(to: ExactPlacement) {
    this.to = to;
    const { adjugate, determinant, weight, matrixExponent, shift, shiftExponent } = to;
    const [way, over] = determinant < 0n ? [-weight, -determinant] : [weight, determinant];
    for (let i = 0; i < 9; i++) {
      const entry = adjugate[Math.floor(i / 3) as 0]![(i % 3) as 0];
      this.#inverse[i] = roundScaledQuotient(way * entry, over, -matrixExponent);
    }
    for (let i = 0; i < 3; i++) {
      this.#shift[i] = roundScaledQuotient(shift[i as 0], weight, shiftExponent);
    }
  }

  /** The inverse, row by row; each entry is the nearest double. */
  get rows(): ArrayLike<number> {
    return this.#inverse;
  }

  /** Writes where a point comes from. Sets `error`, to Infinity or NaN if numbers overflow. */
  point(p: Point3, out: Float64Array, at: number): void {
    const shift = this.#shift;
    this.#turn(p[0]! - shift[0]!, p[1]! - shift[1]!, p[2]! - shift[2]!, shift, out, at);
  }

  /** Writes where a vector comes from, whose coordinates may have been rounded once. */
  vector(x: number, y: number, z: number, out: Float64Array, at: number): void {
    this.#turn(x, y, z, this.#none, out, at);
  }

  #turn(x: number, y: number, z: number, shift: Float64Array, out: Float64Array, at: number): void {
    const inverse = this.#inverse;
    const [ax, ay, az] = [
      Math.abs(x) + Math.abs(shift[0]!),
      Math.abs(y) + Math.abs(shift[1]!),
      Math.abs(z) + Math.abs(shift[2]!),
    ];
    let error = 0;
    for (let i = 0; i < 3; i++) {
      const [a, b, c] = [inverse[3 * i]!, inverse[3 * i + 1]!, inverse[3 * i + 2]!];
      out[at + i] = a * x + b * y + c * z;
      const sum = Math.abs(a) * ax + Math.abs(b) * ay + Math.abs(c) * az;
      const entries = Math.abs(a) + Math.abs(b) + Math.abs(c);
      const bound = ROUNDED * sum + UNDERFLOW * (ax + ay + az + entries) + LOST;
      // What is not a number stays so.
      error = Math.max(error, bound);
    }
    this.error = error;
  }
}
