/** The frame in which a placement finds what it places: where points and vectors come from, in doubles with bounds. */
import type { Point3 } from '../core/shapes.js';
import type { ExactPlacement } from './exact-placement.js';
import { exactSum } from './exact-sum.js';
import { roundScaledQuotient } from './objects/round-quotient.js';
import { PlacedFrame } from './placed-frame.js';
import { exactDoubles } from './transformed-plane.js';

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

/** a - b; NaN if that is no double. */
const exactDifference = (a: number, b: number): number => exactSum(1, a, 0, 0, 0, 0, -b);

/** Are the entries of the inverse, and what is subtracted before, doubles? */
function hasExactInverse({
  adjugate,
  determinant,
  weight,
  matrixExponent,
  shift: [x, y, z],
  shiftExponent,
}: ExactPlacement): boolean {
  const way = determinant < 0n ? -weight : weight;
  const w = determinant < 0n ? -determinant : determinant;
  return (
    adjugate.every(
      (row) =>
        exactDoubles({ x: way * row[0], y: way * row[1], z: way * row[2], w, exponent: -matrixExponent }) !==
        null,
    ) && exactDoubles({ x, y, z, w: weight, exponent: shiftExponent }) !== null
  );
}

/** The inverse of a placement, rounded. */
export class LocalFrame {
  readonly to: ExactPlacement;
  /** Row by row; each entry is the nearest double. */
  readonly #inverse = new Float64Array(9);
  readonly #shift = new Float64Array(3);
  readonly #none = new Float64Array(3);
  #forward: PlacedFrame | undefined;
  /** Are the entries, and what is subtracted, those of the inverse? Found when it is first asked. */
  #isExact: boolean | undefined;
  /** The greatest sum of the magnitudes of a row. */
  readonly #sums: number;
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
    const sumOf = (i: number) => this.#inverse.subarray(i, i + 3).reduce((sum, x) => sum + Math.abs(x), 0);
    this.#sums = Math.max(sumOf(0), sumOf(3), sumOf(6));
  }

  /** The placement itself, rounded. Made when it is first asked for. */
  get forward(): PlacedFrame {
    this.#forward ??= new PlacedFrame(this.to);
    return this.#forward;
  }

  /** The inverse, row by row; each entry is the nearest double. */
  get rows(): ArrayLike<number> {
    return this.#inverse;
  }

  /** Writes where a point comes from. Sets `error`, to Infinity or NaN if numbers overflow. */
  point(p: Point3, out: Float64Array, at: number): void {
    this.pointAt(p, 0, out, at);
  }

  /** The same of a point whose coordinates begin somewhere in a list. */
  pointAt(p: ArrayLike<number>, from: number, out: Float64Array, at: number): void {
    const shift = this.#shift;
    this.#turn(p[from]! - shift[0]!, p[from + 1]! - shift[1]!, p[from + 2]! - shift[2]!, shift, out, at);
  }

  /**
   * Writes a box that contains where a box comes from; without an end where numbers overflow. Sets `error`, to what the
   * place of any point of it is off by at most.
   *
   * @param bounds the least and greatest coordinates, from `from` on
   * @param out    six numbers, from `at` on
   */
  box(bounds: ArrayLike<number>, from: number, out: Float64Array, at: number): void {
    const m = this.#inverse;
    const shift = this.#shift;
    const x = bounds[from]! - shift[0]!;
    const y = bounds[from + 1]! - shift[1]!;
    const z = bounds[from + 2]! - shift[2]!;
    const u = bounds[from + 3]! - shift[0]!;
    const v = bounds[from + 4]! - shift[1]!;
    const w = bounds[from + 5]! - shift[2]!;
    // The bound is one of sums of magnitudes: it is greatest at the farthest corner.
    const abs = Math.abs;
    this.#turn(abs(x) > abs(u) ? x : u, abs(y) > abs(v) ? y : v, abs(z) > abs(w) ? z : w, shift, out, at);
    const { error } = this;
    for (let i = 0; i < 3; i++) {
      const a = m[3 * i]!;
      const b = m[3 * i + 1]!;
      const c = m[3 * i + 2]!;
      const low = (a > 0 ? a * x : a * u) + (b > 0 ? b * y : b * v) + (c > 0 ? c * z : c * w) - error;
      const high = (a > 0 ? a * u : a * x) + (b > 0 ? b * v : b * y) + (c > 0 ? c * w : c * z) + error;
      // What is not a number says nothing.
      out[at + i] = Number.isNaN(low) ? Number.NEGATIVE_INFINITY : low;
      out[at + i + 3] = Number.isNaN(high) ? Number.POSITIVE_INFINITY : high;
    }
  }

  /** Writes where a vector comes from, whose coordinates may have been rounded once. */
  vector(x: number, y: number, z: number, out: Float64Array, at: number): void {
    this.#turn(x, y, z, this.#none, out, at);
  }

  /** Writes where a point comes from. Are these coordinates doubles that are found without rounding? */
  exactPoint(p: Point3, out: Float64Array, at: number): boolean {
    const shift = this.#shift;
    const x = exactDifference(p[0]!, shift[0]!);
    const y = exactDifference(p[1]!, shift[1]!);
    return this.exactVector(x, y, exactDifference(p[2]!, shift[2]!), out, at);
  }

  /** The same of a vector: false for what is not a number. */
  exactVector(x: number, y: number, z: number, out: Float64Array, at: number): boolean {
    this.#isExact ??= hasExactInverse(this.to);
    if (!this.#isExact) return false;
    const m = this.#inverse;
    for (let i = 0; i < 3; i++) {
      const sum = exactSum(m[3 * i]!, x, m[3 * i + 1]!, y, m[3 * i + 2]!, z, 0);
      if (Number.isNaN(sum)) return false;
      out[at + i] = sum;
    }
    return true;
  }

  #turn(x: number, y: number, z: number, shift: Float64Array, out: Float64Array, at: number): void {
    const m = this.#inverse;
    const abs = Math.abs;
    const ax = abs(x) + abs(shift[0]!);
    const ay = abs(y) + abs(shift[1]!);
    const az = abs(z) + abs(shift[2]!);
    out[at] = m[0]! * x + m[1]! * y + m[2]! * z;
    out[at + 1] = m[3]! * x + m[4]! * y + m[5]! * z;
    out[at + 2] = m[6]! * x + m[7]! * y + m[8]! * z;
    const sums = this.#sums;
    const most = Math.max(
      abs(m[0]!) * ax + abs(m[1]!) * ay + abs(m[2]!) * az,
      abs(m[3]!) * ax + abs(m[4]!) * ay + abs(m[5]!) * az,
      abs(m[6]!) * ax + abs(m[7]!) * ay + abs(m[8]!) * az,
    );
    // What is not a number stays so.
    this.error = ROUNDED * most + UNDERFLOW * (ax + ay + az + sums) + LOST;
  }
}
