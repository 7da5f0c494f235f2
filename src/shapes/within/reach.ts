/**
 * One shape beside many boxes and triangles: its numbers are read once, and every question is answered in doubles or
 * not at all. What is said is certain (is-near.ts); what is not, is for the named functions.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { Shape } from '../shape.js';
import { AROUND, BOX, FIRST, LINE, PLANAR, PLANE, RADIUS, RAY, REACH, S, SECOND } from './arena.js';
import { compareRead } from './is-near.js';
import { makePoints } from './points.js';
import { readShape } from './read.js';
import { readAroundAll } from './read-around.js';

const ENDLESS = LINE | RAY | PLANE;
const SPAN = SECOND - FIRST;

/** More than 8u of the sum of the magnitudes: a corner is off by 4.1u of its reach, the sum by 2u. */
const MARGIN = 2 ** -50;
const TINY = 2 ** -1000;

/** What is known in doubles of a shape of space. */
export class ShapeReach {
  /** What the shape is (arena.ts); 0 if its numbers say nothing. */
  readonly form: number;
  /** A box around the shape: least and greatest coordinates; infinite where it has no end. */
  readonly box: Float64Array = Float64Array.of(-Infinity, -Infinity, -Infinity, Infinity, Infinity, Infinity);
  /** What was read of it. A list: of so many numbers, a typed array takes longer to make. */
  readonly #numbers: number[] = [];

  constructor(shape: Shape) {
    const form = readShape(shape, FIRST, readAroundAll);
    this.form = (form & PLANAR) === 0 ? form : 0;
    for (let i = FIRST; i < FIRST + SPAN; i++) this.#numbers.push(S[i]!);
    if (this.form !== 0 && (this.form & ENDLESS) === 0) this.#enclose();
  }

  /**
   * Puts the points whose hull the shape's core is into the arena, as the first shape: how many; 0 if none are known.
   */
  loadPoints(): number {
    if (this.form === 0 || (this.form & ENDLESS) !== 0) return 0;
    for (let i = 0; i < SPAN; i++) S[FIRST + i] = this.#numbers[i]!;
    return makePoints(this.form, FIRST);
  }

  /** The sign of the distance to a box less r, where 0 may be said as -1; 2 where doubles do not decide. */
  compareBox(bounds: ArrayLike<number>, at: number, r: number): Sign | Undecided {
    if (this.isBesideBox(bounds, at, r)) return 1;
    if (this.form === 0) return UNDECIDED;
    for (let k = 0; k < 6; k++) S[SECOND + k] = bounds[at + k]!;
    return this.#compare(BOX | 2, r);
  }

  /** The same of the triangle with three vertices of a list. */
  compareTriangle(p: ArrayLike<number>, i: number, j: number, k: number, r: number): Sign | Undecided {
    if (this.form === 0) return UNDECIDED;
    for (let axis = 0; axis < 3; axis++) {
      S[SECOND + axis] = p[3 * i + axis]!;
      S[SECOND + 3 + axis] = p[3 * j + axis]!;
      S[SECOND + 6 + axis] = p[3 * k + axis]!;
    }
    return this.#compare(3, r);
  }

  /** Is a box farther than r from the box around the shape along an axis? A difference of doubles keeps its sign. */
  isBesideBox(bounds: ArrayLike<number>, at: number, r: number): boolean {
    const { box } = this;
    for (let k = 0; k < 3; k++) {
      if (bounds[at + k]! - box[k + 3]! > r || box[k]! - bounds[at + k + 3]! > r) return true;
    }
    return false;
  }

  /** The greatest gap along an axis between a box and the box around the shape. */
  gapTo(bounds: ArrayLike<number>, at: number): number {
    const { box } = this;
    let gap = 0;
    for (let k = 0; k < 3; k++)
      gap = Math.max(gap, bounds[at + k]! - box[k + 3]!, box[k]! - bounds[at + k + 3]!);
    return gap;
  }

  #compare(form: number, r: number): Sign | Undecided {
    for (let i = 0; i < SPAN; i++) S[FIRST + i] = this.#numbers[i]!;
    S[SECOND + RADIUS] = 0;
    const sign = compareRead(this.form, form, r);
    return sign === 1 || (this.form & AROUND) === 0 ? sign : UNDECIDED;
  }

  #enclose(): void {
    const count = makePoints(this.form, FIRST);
    if (count === 0) return;
    const radius = S[FIRST + RADIUS]!;
    const margin = MARGIN * (S[FIRST + REACH]! + radius) + TINY;
    for (let k = 0; k < 3; k++) {
      let least = Infinity;
      let most = -Infinity;
      for (let i = FIRST + k; i < FIRST + 3 * count; i += 3) {
        least = Math.min(least, S[i]!);
        most = Math.max(most, S[i]!);
      }
      this.box[k] = least - radius - margin;
      this.box[k + 3] = most + radius + margin;
    }
  }
}
