/**
 * Boxes and triangles beside a shape that is given by half-spaces n · x + c <= 0, or beside a plane, by the signs of
 * doubles. A half-space that a box is certainly inside of needs not be asked below: its bit is taken out of the mask.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.14.2 (masks of planes); Ericson, Real-Time Collision
 * Detection, 5.2.3.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

/** Bits that a mask has: so many half-spaces are asked at most. */
export const MOST_HALF_SPACES = 30;

/**
 * 8u, u = 2^-53: a coefficient may be a rounded sum (u), a product loses u, and the sums lose at most 3u more, of the
 * sum of the magnitudes: less than 5.1u of it, and the sum of the magnitudes itself, rounded, is off by less than 5.1u.
 */
const VALUE = 2 ** -50;
/** More than what is lost where products underflow, four times 2^-1075. */
const UNDERFLOW = 2 ** -1072;

const abs = Math.abs;

/**
 * Half-spaces beside what is in one box: what a value n · x + c is off by, at most, holds in all of the box. A value
 * that overflows is beyond its bound on no side, because the bound is infinite, too.
 */
export class HalfSpaces {
  /** The bits of all half-spaces. */
  readonly all: number;
  /** Five numbers for each: the normal, the constant, the bound. */
  readonly #rows: Float64Array;

  /**
   * @param rows   a normal and a constant for each, at most {@link MOST_HALF_SPACES}
   * @param bounds least and greatest coordinates of all that is asked about, from `at` on
   * @param more   what the value of each is off by besides, at most
   */
  constructor(
    rows: ArrayLike<number>,
    bounds: ArrayLike<number>,
    at: number,
    more: ArrayLike<number> | null = null,
  ) {
    const count = rows.length / 4;
    this.all = 2 ** count - 1;
    const mostX = Math.max(abs(bounds[at]!), abs(bounds[at + 3]!));
    const mostY = Math.max(abs(bounds[at + 1]!), abs(bounds[at + 4]!));
    const mostZ = Math.max(abs(bounds[at + 2]!), abs(bounds[at + 5]!));
    this.#rows = new Float64Array(5 * count);
    for (let from = 0, to = 0; from < rows.length; from += 4, to += 5) {
      for (let k = 0; k < 4; k++) this.#rows[to + k] = rows[from + k]!;
      const [x, y, z] = [rows[from]!, rows[from + 1]!, rows[from + 2]!];
      const size = abs(x) * mostX + abs(y) * mostY + abs(z) * mostZ + abs(rows[from + 3]!);
      this.#rows[to + 4] = VALUE * size + UNDERFLOW + (more === null ? 0 : more[from / 4]!);
    }
  }

  /** The half-spaces of a mask that a box is not certainly in; -1 if it is certainly outside of one. */
  beside(mask: number, bounds: ArrayLike<number>, at: number): number {
    const rows = this.#rows;
    let left = mask;
    for (let i = 0, bit = 1; bit <= mask; i += 5, bit *= 2) {
      if ((mask & bit) === 0) continue;
      const x = rows[i]!;
      const y = rows[i + 1]!;
      const z = rows[i + 2]!;
      const constant = rows[i + 3]!;
      const error = rows[i + 4]!;
      const low =
        x * bounds[x > 0 ? at : at + 3]! +
        y * bounds[y > 0 ? at + 1 : at + 4]! +
        z * bounds[z > 0 ? at + 2 : at + 5]! +
        constant;
      if (low > error) return -1;
      const high =
        x * bounds[x > 0 ? at + 3 : at]! +
        y * bounds[y > 0 ? at + 4 : at + 1]! +
        z * bounds[z > 0 ? at + 5 : at + 2]! +
        constant;
      if (high < -error) left &= ~bit;
    }
    return left;
  }

  /** Is a point of the box that was given certainly inside of all half-spaces? */
  has(p: ArrayLike<number>, at: number): boolean {
    const rows = this.#rows;
    for (let row = 0; row < rows.length; row += 5)
      if (!(this.#valueAt(row, p, at) < -rows[row + 4]!)) return false;
    return true;
  }

  /**
   * Is a corner of a box, or its middle, certainly inside of all half-spaces of a mask? What is beside a constant is a
   * sum of as many terms as the value; for the middle, of three more, which the bound, taken twice, covers.
   */
  hasPointOf(mask: number, bounds: ArrayLike<number>, at: number): boolean {
    const rows = this.#rows;
    const x = bounds[at]!;
    const y = bounds[at + 1]!;
    const z = bounds[at + 2]!;
    const u = bounds[at + 3]!;
    const v = bounds[at + 4]!;
    const w = bounds[at + 5]!;
    let isMiddle = true;
    let corners = 255;
    for (let i = 0, bit = 1; bit <= mask && (corners !== 0 || isMiddle); i += 5, bit *= 2) {
      if ((mask & bit) === 0) continue;
      const a = rows[i]!;
      const b = rows[i + 1]!;
      const c = rows[i + 2]!;
      const error = rows[i + 4]!;
      const limit = -error - rows[i + 3]!;
      const ax = a * x;
      const au = a * u;
      const by = b * y;
      const bv = b * v;
      const low = c * z;
      const high = c * w;
      const is =
        (ax + by + low < limit ? 1 : 0) |
        (au + by + low < limit ? 2 : 0) |
        (ax + bv + low < limit ? 4 : 0) |
        (au + bv + low < limit ? 8 : 0) |
        (ax + by + high < limit ? 16 : 0) |
        (au + by + high < limit ? 32 : 0) |
        (ax + bv + high < limit ? 64 : 0) |
        (au + bv + high < limit ? 128 : 0);
      corners &= is;
      isMiddle &&= (ax + au + by + bv + low + high) / 2 < limit - error;
    }
    return corners !== 0 || isMiddle;
  }

  /**
   * 1 if three points are certainly outside of one half-space of the mask, -1 if one of them is certainly inside of
   * all; 2 where doubles do not decide. Those that are not in the mask have all points inside.
   */
  compareTriangle(mask: number, p: ArrayLike<number>, i: number, j: number, k: number): Sign | Undecided {
    const rows = this.#rows;
    let isInI = true;
    let isInJ = true;
    let isInK = true;
    for (let row = 0, bit = 1; bit <= mask; row += 5, bit *= 2) {
      if ((mask & bit) === 0) continue;
      const error = rows[row + 4]!;
      const a = this.#valueAt(row, p, 3 * i);
      const b = this.#valueAt(row, p, 3 * j);
      const c = this.#valueAt(row, p, 3 * k);
      if (a > error && b > error && c > error) return 1;
      isInI &&= a < -error;
      isInJ &&= b < -error;
      isInK &&= c < -error;
    }
    return isInI || isInJ || isInK ? -1 : UNDECIDED;
  }

  /** The same for the plane that bounds the only half-space: 1 if all are on one side, -1 if they are on both. */
  compareWithPlane(p: ArrayLike<number>, i: number, j: number, k: number): Sign | Undecided {
    const error = this.#rows[4]!;
    const a = this.#valueAt(0, p, 3 * i);
    const b = this.#valueAt(0, p, 3 * j);
    const c = this.#valueAt(0, p, 3 * k);
    const isOutside = a > error || b > error || c > error;
    const isInside = a < -error || b < -error || c < -error;
    if (isOutside && isInside) return -1;
    const isApart = isOutside ? a > error && b > error && c > error : a < -error && b < -error && c < -error;
    return isApart ? 1 : UNDECIDED;
  }

  #valueAt(row: number, p: ArrayLike<number>, at: number): number {
    const rows = this.#rows;
    return rows[row]! * p[at]! + rows[row + 1]! * p[at + 1]! + rows[row + 2]! * p[at + 2]! + rows[row + 3]!;
  }
}
