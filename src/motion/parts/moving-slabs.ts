/** A box that translates beside boxes that stay: from when to when they may have common points, in doubles. */
import { nextDown, nextUp } from '../../arithmetic/float64.js';

/** Where the greatest coordinates of a box begin. */
const MAX = 3;

/** Between these the reciprocal of a speed is normal, and off by u of itself. */
const SLOWEST = 2 ** -1000;
const FASTEST = 2 ** 1000;

/**
 * A difference of doubles keeps its sign and is off by u of itself, u = 2^-53; the reciprocal is off by u, and the
 * product by u more: 2^-50 of it is enough, and TINY is more than what underflows in a product. A difference that
 * overflows is more than any motion.
 */
const SHORTER = 1 - 2 ** -50;
const LONGER = 1 + 2 ** -50;
const TINY = 2 ** -1070;

const isPlain = (v: number): boolean => v === 0 || (Math.abs(v) >= SLOWEST && Math.abs(v) <= FASTEST);

/**
 * On each axis, the moving box begins to overlap another one where that is nearer by its near side, and ends to by its
 * far side: times are (side - own side) / speed. Without a speed the quotient is an infinity of the right sign: own
 * sides are moved by a unit in the last place, so that what touches overlaps.
 */
export class MovingSlabs {
  readonly #isPlain: boolean;
  readonly #nearX: number = 0;
  readonly #nearY: number = 0;
  readonly #nearZ: number = 0;
  readonly #farX: number = 0;
  readonly #farY: number = 0;
  readonly #farZ: number = 0;
  readonly #frontX: number = 0;
  readonly #frontY: number = 0;
  readonly #frontZ: number = 0;
  readonly #backX: number = 0;
  readonly #backY: number = 0;
  readonly #backZ: number = 0;
  readonly #overX: number = 0;
  readonly #overY: number = 0;
  readonly #overZ: number = 0;

  /** @param box least and greatest coordinates @param motion by what it moves from time 0 to 1 */
  constructor(box: Float64Array, motion: Float64Array) {
    const [u, v, w] = [motion[0]!, motion[1]!, motion[2]!];
    // Of a motion or a box that overflows itself nothing is known; what is next to nothing has no reciprocal.
    const isKnown = !box.some(Number.isNaN);
    this.#isPlain = isKnown && isPlain(u) && isPlain(v) && isPlain(w);
    if (!isKnown) return;
    [this.#nearX, this.#nearY, this.#nearZ] = [u < 0 ? MAX : 0, v < 0 ? MAX + 1 : 1, w < 0 ? MAX + 2 : 2];
    [this.#farX, this.#farY, this.#farZ] = [u < 0 ? 0 : MAX, v < 0 ? 1 : MAX + 1, w < 0 ? 2 : MAX + 2];
    [this.#frontX, this.#frontY, this.#frontZ] = [front(box, 0, u), front(box, 1, v), front(box, 2, w)];
    [this.#backX, this.#backY, this.#backZ] = [back(box, 0, u), back(box, 1, v), back(box, 2, w)];
    [this.#overX, this.#overY, this.#overZ] = [over(u), over(v), over(w)];
  }

  /**
   * A time that is not later than the first common point with anything in a box; Infinity if there is none from time 0
   * to 1. The box begins at a place of a list.
   */
  enter(bounds: Float64Array, at: number): number {
    if (!this.#isPlain) return 0;
    let first = (bounds[at + this.#nearX]! - this.#frontX) * this.#overX;
    let last = (bounds[at + this.#farX]! - this.#backX) * this.#overX;
    const fromY = (bounds[at + this.#nearY]! - this.#frontY) * this.#overY;
    const untilY = (bounds[at + this.#farY]! - this.#backY) * this.#overY;
    const fromZ = (bounds[at + this.#nearZ]! - this.#frontZ) * this.#overZ;
    const untilZ = (bounds[at + this.#farZ]! - this.#backZ) * this.#overZ;
    if (fromY > first) first = fromY;
    if (fromZ > first) first = fromZ;
    if (untilY < last) last = untilY;
    if (untilZ < last) last = untilZ;
    first = first > 0 ? first * SHORTER - TINY : 0;
    if (!(last < 1)) last = 1;
    return last >= -TINY && first <= last * LONGER + TINY ? first : Infinity;
  }
}

/** The side that meets others first, and that which leaves them last. */
const front = (box: Float64Array, axis: number, v: number): number =>
  v > 0 ? box[axis + MAX]! : v < 0 ? box[axis]! : nextUp(box[axis + MAX]!);
const back = (box: Float64Array, axis: number, v: number): number =>
  v > 0 ? box[axis]! : v < 0 ? box[axis + MAX]! : nextDown(box[axis]!);
const over = (v: number): number => (v === 0 ? Infinity : 1 / v);
