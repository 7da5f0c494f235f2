/** Where a placement takes points and boxes, in doubles with bounds. */
import type { ExactPlacement } from './exact-placement.js';
import { exactSum } from './exact-sum.js';
import { roundScaledQuotient } from './objects/round-quotient.js';
import { exactDoubles } from './transformed-plane.js';

/**
 * A coordinate is the sum of three products of an entry of the matrix and a coordinate, and of what is added. Each
 * entry, each product and each of three sums is rounded once: 5 u of the sum of the magnitudes, and one more where the
 * bound is added. 8 u = 2^-50 leaves room for the roundings of the bound.
 */
const ROUNDED = 2 ** -50;
/** What an entry loses that underflows, for each unit of what it is multiplied by. */
const LOST_ENTRY = 2 ** -1074;
/** Against products that underflow: 2^-1075 each. */
const LOST = 2 ** -1070;

/** Are all numbers of a placement doubles? */
function hasExactRows({ matrix, matrixExponent, shift, shiftExponent, weight }: ExactPlacement): boolean {
  const areDoubles = ([x, y, z]: readonly [bigint, bigint, bigint], exponent: number) =>
    exactDoubles({ x, y, z, w: weight, exponent }) !== null;
  return matrix.every((row) => areDoubles(row, matrixExponent)) && areDoubles(shift, shiftExponent);
}

/** A placement, rounded. */
export class PlacedFrame {
  readonly to: ExactPlacement;
  /** Row by row, what is added last; each entry is the nearest double. */
  readonly #rows = new Float64Array(12);
  /**
   * How far each coordinate of the last point is from the true one, at most; of the last box, that of any point in it.
   */
  error = 0;

  /** Are the entries those of the placement? Found when it is first asked. */
  #areExact: boolean | undefined;

  constructor(to: ExactPlacement) {
    this.to = to;
    const { matrix, matrixExponent, shift, shiftExponent, weight } = to;
    for (const i of [0, 1, 2] as const) {
      for (const k of [0, 1, 2] as const)
        this.#rows[4 * i + k] = roundScaledQuotient(matrix[i][k], weight, matrixExponent);
      this.#rows[4 * i + 3] = roundScaledQuotient(shift[i], weight, shiftExponent);
    }
  }

  /** Row by row, what is added last; each entry is the nearest double. */
  get rows(): ArrayLike<number> {
    return this.#rows;
  }

  /** Is no number beyond the doubles? Boxes have no ends otherwise. */
  get isFinite(): boolean {
    return this.#rows.every(Number.isFinite);
  }

  /** Writes where a point goes. Sets `error`, to Infinity or NaN if numbers overflow. */
  point(p: ArrayLike<number>, from: number, out: Float64Array, at: number): void {
    const m = this.#rows;
    const x = p[from]!;
    const y = p[from + 1]!;
    const z = p[from + 2]!;
    const abs = Math.abs;
    const ax = abs(x);
    const ay = abs(y);
    const az = abs(z);
    out[at] = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
    out[at + 1] = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
    out[at + 2] = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
    const most = Math.max(
      abs(m[0]!) * ax + abs(m[1]!) * ay + abs(m[2]!) * az + abs(m[3]!),
      abs(m[4]!) * ax + abs(m[5]!) * ay + abs(m[6]!) * az + abs(m[7]!),
      abs(m[8]!) * ax + abs(m[9]!) * ay + abs(m[10]!) * az + abs(m[11]!),
    );
    // What is not a number stays so.
    this.error = ROUNDED * most + LOST_ENTRY * (ax + ay + az) + LOST;
  }

  /** Writes where a point goes, if that are doubles and doubles find it: does it? */
  exactPoint(p: ArrayLike<number>, from: number, out: Float64Array, at: number): boolean {
    this.#areExact ??= hasExactRows(this.to);
    if (!this.#areExact) return false;
    const m = this.#rows;
    const x = p[from]!;
    const y = p[from + 1]!;
    const z = p[from + 2]!;
    for (let i = 0; i < 3; i++) {
      const k = 4 * i;
      const sum = exactSum(m[k]!, x, m[k + 1]!, y, m[k + 2]!, z, m[k + 3]!);
      if (Number.isNaN(sum)) return false;
      out[at + i] = sum;
    }
    return true;
  }

  /**
   * Writes the normal and the constant of n · x + c at what goes to x, which is a function of the place before.
   *
   * @param row four numbers from `from` on, each of which may have been rounded once
   * @param box least and greatest coordinates of all places before
   * @returns what a value is off by at most in that box as the numbers that are written are rounded: an entry of the
   *   normal is off by 6 u of the sum of the magnitudes, as coordinates of points are, and so is the constant
   */
  unplacedRow(row: ArrayLike<number>, from: number, out: Float64Array, box: ArrayLike<number>): number {
    const rows = this.#rows;
    const [a, b, c] = [row[from]!, row[from + 1]!, row[from + 2]!];
    let off = 0;
    for (let k = 0; k < 4; k++) {
      const d = k === 3 ? row[from + 3]! : 0;
      const [x, y, z] = [a * rows[k]!, b * rows[4 + k]!, c * rows[8 + k]!];
      out[from + k] = x + y + z + d;
      const size = ROUNDED * (Math.abs(x) + Math.abs(y) + Math.abs(z) + Math.abs(d));
      const lost = LOST_ENTRY * (Math.abs(a) + Math.abs(b) + Math.abs(c)) + LOST;
      off += (size + lost) * (k === 3 ? 1 : Math.max(Math.abs(box[k]!), Math.abs(box[k + 3]!)));
    }
    return off;
  }

  /**
   * Writes a box that contains where a box goes; without an end where numbers overflow.
   *
   * @param bounds the least and greatest coordinates, from `from` on
   * @param out    six numbers
   */
  box(bounds: ArrayLike<number>, from: number, out: Float64Array): void {
    const m = this.#rows;
    const abs = Math.abs;
    const x = bounds[from]!;
    const y = bounds[from + 1]!;
    const z = bounds[from + 2]!;
    const u = bounds[from + 3]!;
    const v = bounds[from + 4]!;
    const w = bounds[from + 5]!;
    const mx = Math.max(abs(x), abs(u));
    const my = Math.max(abs(y), abs(v));
    const mz = Math.max(abs(z), abs(w));
    const lost = LOST_ENTRY * (mx + my + mz) + LOST;
    let most = 0;
    for (let i = 0; i < 3; i++) {
      const a = m[4 * i]!;
      const b = m[4 * i + 1]!;
      const c = m[4 * i + 2]!;
      const d = m[4 * i + 3]!;
      const low = (a > 0 ? a * x : a * u) + (b > 0 ? b * y : b * v) + (c > 0 ? c * z : c * w) + d;
      const high = (a > 0 ? a * u : a * x) + (b > 0 ? b * v : b * y) + (c > 0 ? c * w : c * z) + d;
      const size = abs(a) * mx + abs(b) * my + abs(c) * mz + abs(d);
      const error = ROUNDED * size + lost;
      most = Math.max(most, error);
      // What is not a number says nothing.
      out[i] = Number.isNaN(low - error) ? Number.NEGATIVE_INFINITY : low - error;
      out[i + 3] = Number.isNaN(high + error) ? Number.POSITIVE_INFINITY : high + error;
    }
    this.error = most;
  }
}
