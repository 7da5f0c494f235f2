/**
 * Two triangles, of which the second is known but for an error, by doubles that are certain or say nothing: do they
 * meet?
 *
 * Source: Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates".
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

/**
 * Corners are taken relative to the first one of the first triangle. With e for the error of the second, and m for
 * twice the greatest coordinate then, and e, a difference of two corners is at most m, and off by 2 e + 3 u m, u =
 * 2^-53. The six terms of a determinant of three are off by less than 3 (2 e + 3 u m) m² (1 + 2^-20) each, where e is
 * less than 2^-24 m, and computing them by less than 5 u m³ each: 36 e m² + 84 u m³, and by what underflows, where m
 * is below 2^300. The factors leave room for the roundings of the bound.
 */
const SOLID = 2 ** -46;
const LINEAR = 48;
const TINY = 2 ** -760;
const MOST = 2 ** 300;
const LARGE = 2 ** -24;

const abs = Math.abs;

/** Room for a pair: corners relative to the first, of the first triangle and then of the second. */
export class RoundedPair {
  readonly #x = new Float64Array(18);
  #bound = 0;

  /**
   * 1: they are apart; -1: they meet; 2: doubles do not decide.
   *
   * @param p the coordinates of the first triangle's corners, which begin at i, j, k
   * @param q those of the second, one behind the other, off by `error` at most
   */
  compare(
    p: ArrayLike<number>,
    i: number,
    j: number,
    k: number,
    q: ArrayLike<number>,
    error: number,
  ): Sign | Undecided {
    const x = this.#x;
    let most = 0;
    for (let axis = 0; axis < 3; axis++) {
      const from = p[i + axis]!;
      x[3 + axis] = p[j + axis]! - from;
      x[6 + axis] = p[k + axis]! - from;
      x[9 + axis] = q[axis]! - from;
      x[12 + axis] = q[3 + axis]! - from;
      x[15 + axis] = q[6 + axis]! - from;
      most = Math.max(
        most,
        abs(x[3 + axis]!),
        abs(x[6 + axis]!),
        abs(x[9 + axis]!),
        abs(x[12 + axis]!),
        abs(x[15 + axis]!),
      );
    }
    const m = 2 * most + error;
    if (!(m < MOST && error < LARGE * m)) return UNDECIDED;
    this.#bound = SOLID * m * m * m + LINEAR * error * m * m + TINY;
    const sidesQ = this.#sides(0, 3, 6, 9);
    if (sidesQ === 7 || sidesQ === 0) return 1;
    const sidesP = this.#sides(9, 12, 15, 0);
    if (sidesP === 7 || sidesP === 0) return 1;
    if (sidesQ < 0 || sidesP < 0) return UNDECIDED;
    return this.#compareAlong(sidesP, sidesQ);
  }

  /**
   * Each has corners on both sides of the other's plane: where they cut the line that the planes have in common. The
   * corner that is alone on its side comes first, in front of the other's plane, which is turned to that end.
   */
  #compareAlong(sidesP: number, sidesQ: number): Sign | Undecided {
    const aloneP = ALONE[sidesP]!;
    const aloneQ = ALONE[sidesQ]!;
    const a = 3 * aloneP;
    let b = 3 * ((aloneP + 1) % 3);
    let c = 3 * ((aloneP + 2) % 3);
    const d = 9 + 3 * aloneQ;
    let e = 9 + 3 * ((aloneQ + 1) % 3);
    let f = 9 + 3 * ((aloneQ + 2) % 3);
    if (sidesP !== 1 << aloneP) [e, f] = [f, e];
    if (sidesQ !== 1 << aloneQ) [b, c] = [c, b];
    const bound = this.#bound;
    const first = this.#turn(a, b, d, e);
    const second = this.#turn(a, c, f, d);
    if (first > bound || second > bound) return 1;
    return first < -bound && second < -bound ? -1 : UNDECIDED;
  }

  /** Bits of the corners from `at` on that are in front of a triangle; 0 and 7 if that is certain of all, else -1. */
  #sides(a: number, b: number, c: number, at: number): number {
    const x = this.#x;
    const bound = this.#bound;
    const ux = x[b]! - x[a]!;
    const uy = x[b + 1]! - x[a + 1]!;
    const uz = x[b + 2]! - x[a + 2]!;
    const vx = x[c]! - x[a]!;
    const vy = x[c + 1]! - x[a + 1]!;
    const vz = x[c + 2]! - x[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    let bits = 0;
    let isUnclear = false;
    for (let k = 0; k < 3; k++) {
      const i = at + 3 * k;
      const height = nx * (x[i]! - x[a]!) + ny * (x[i + 1]! - x[a + 1]!) + nz * (x[i + 2]! - x[a + 2]!);
      if (height > bound) bits |= 1 << k;
      else if (!(height < -bound)) isUnclear = true;
    }
    return isUnclear ? -1 : bits;
  }

  /** The determinant that is positive where the fourth corner is in front of the first three. */
  #turn(a: number, b: number, c: number, d: number): number {
    const x = this.#x;
    const ux = x[b]! - x[a]!;
    const uy = x[b + 1]! - x[a + 1]!;
    const uz = x[b + 2]! - x[a + 2]!;
    const vx = x[c]! - x[a]!;
    const vy = x[c + 1]! - x[a + 1]!;
    const vz = x[c + 2]! - x[a + 2]!;
    return (
      (uy * vz - uz * vy) * (x[d]! - x[a]!) +
      (uz * vx - ux * vz) * (x[d + 1]! - x[a + 1]!) +
      (ux * vy - uy * vx) * (x[d + 2]! - x[a + 2]!)
    );
  }
}

/** Which of three corners is alone on its side, by the bits of those in front. */
const ALONE: readonly number[] = [0, 0, 1, 2, 2, 1, 0, 0];
