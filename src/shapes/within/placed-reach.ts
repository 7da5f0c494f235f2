/**
 * A shape beside the boxes and triangles of a mesh that a placement takes elsewhere: the points of its core are
 * brought into the frame of the mesh once, with bounds, and boxes and triangles stay as they are. Lengths there are
 * not those of the shape: with s and t for how much longer and shorter the placement makes them (placement-sizes.ts),
 * what is farther apart than r s in the frame is farther apart than r, and what is nearer than r / t is nearer. Where
 * that says too little, as it does where sizes along axes differ, triangles are taken to their places, with bounds.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import {
  AT_SCALE,
  boundPoints,
  comparePoints,
  HIGH,
  LIMITS,
  LOW,
  REACH as SUM,
} from '../../distance/lazy/compare-points.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import type { PlacedFrame } from '../../implicit/placed-frame.js';
import type { PlacementSizes } from '../../implicit/placement-sizes.js';
import { lostMiddle } from '../../implicit/turned-boxes.js';
import { AROUND, BOX, FIRST, RADIUS, REACH, S, SECOND } from './arena.js';
import { makePoints } from './points.js';
import type { ShapeReach } from './reach.js';

/** A mesh where it is, in doubles. */
export interface PlacedBounds {
  readonly forward: PlacedFrame;
  readonly back: LocalFrame;
  readonly sizes: PlacementSizes;
  /** How far a coordinate of any point of the mesh is off at its place, at most. */
  readonly error: number;
}

/** A coordinate that is off by e is off by 4.1u of e times this, and the walk knows such errors (compare-points.ts). */
const REACH_OF_ERROR = 2 ** 51;
/** What a point may be off by for each unit of its reach: more than 4.1u (points.ts). */
const CORNER = 2 ** -50;
/** Between these, nothing overflows or is lost (compare-points.ts). */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;
/** More, and less, than the roundings of products and sums of two or three. */
const MORE = 1 + 2 ** -48;
const LESS = 1 - 2 ** -48;
const MARGIN = 2 ** -48;
const TINY = 2 ** -1000;

/** Around a shape of which nothing is known. */
const EVERYWHERE = [-Infinity, -Infinity, -Infinity, Infinity, Infinity, Infinity];

const abs = Math.abs;

function numbersAt(at: number, count: number): number[] {
  const numbers: number[] = [];
  for (let i = at; i < at + count; i++) numbers.push(S[i]!);
  return numbers;
}

/** What is known in doubles of a shape in the frame of a mesh that a placement takes elsewhere. */
export class PlacedReach {
  /** How many points the core has; 0 if nothing is known of them. */
  readonly count: number;
  /** That of the shape, where it is. */
  readonly radius: number;
  /** How far a coordinate of a point is off in the frame of the mesh, at most. */
  readonly error: number;
  /** Around the shape, in the frame of the mesh. */
  readonly box: readonly number[];
  readonly #shape: ShapeReach;
  readonly #bounds: PlacedBounds;
  readonly #isAround: boolean;
  readonly #isBox: boolean;
  readonly #isSimilar: boolean;
  /** The points where they are, and in the frame of the mesh; of a box made when they are asked for. */
  #there: readonly number[] | undefined;
  #points: readonly number[] | undefined;
  readonly #reach: number;
  readonly #reachThere: number;
  /** The least and greatest coordinates of a box where it is. */
  readonly #ends: readonly number[];
  /** What the place of a box's middle is off by, with half of the sides beside it. */
  readonly #off: number;

  constructor(reach: ShapeReach, bounds: PlacedBounds) {
    const count = reach.loadPoints();
    const { back, sizes, error } = bounds;
    this.#shape = reach;
    this.#bounds = bounds;
    this.#off = 2 * error + lostMiddle(bounds.forward.rows);
    this.count = count;
    this.radius = S[FIRST + RADIUS]!;
    this.#isAround = (reach.form & AROUND) !== 0;
    this.#isBox = (reach.form & BOX) !== 0 && count === 8;
    this.#isSimilar = sizes.isSimilar;
    this.#reachThere = Math.max(S[FIRST + REACH]!, error * REACH_OF_ERROR);
    const corner = CORNER * S[FIRST + REACH]!;
    if (this.#isBox) {
      // The first corner of a box has the least coordinates, the last one the greatest.
      S.copyWithin(FIRST + 3, FIRST + 21, FIRST + 24);
      back.box(S, FIRST, S, SECOND);
      this.#ends = numbersAt(FIRST, 6);
      this.error = (back.error + corner * sizes.sum) * MORE;
      let size = 0;
      for (let i = 0; i < 6; i++) size = Math.max(size, abs(S[SECOND + i]!));
      this.#reach = Math.max(size, this.error * REACH_OF_ERROR);
      this.box = this.isUnknown ? EVERYWHERE : numbersAt(SECOND, 6);
    } else {
      this.#ends = EVERYWHERE;
      const there = numbersAt(FIRST, 3 * count);
      const points: number[] = [];
      let most = 0;
      let size = 0;
      for (let i = 0; i < 3 * count; i += 3) {
        back.pointAt(there, i, S, SECOND);
        // What is not a number stays so.
        most = Math.max(most, back.error);
        for (let k = SECOND; k < SECOND + 3; k++) {
          size = Math.max(size, abs(S[k]!));
          points.push(S[k]!);
        }
      }
      this.#there = there;
      this.#points = points;
      this.error = (most + corner * sizes.sum) * MORE;
      this.#reach = Math.max(size, this.error * REACH_OF_ERROR);
      this.box = this.isUnknown ? EVERYWHERE : this.#enclosing(points);
    }
  }

  /** The points in the frame of the mesh. */
  get points(): readonly number[] {
    if (this.#points === undefined) {
      const points: number[] = [];
      const there = this.#pointsThere();
      for (let i = 0; i < there.length; i += 3) {
        // Where the second shape is, what is asked may be already.
        this.#bounds.back.pointAt(there, i, S, FIRST);
        points.push(S[FIRST]!, S[FIRST + 1]!, S[FIRST + 2]!);
      }
      this.#points = points;
    }
    return this.#points;
  }

  #pointsThere(): readonly number[] {
    this.#there ??= numbersAt(FIRST, 3 * this.#shape.loadPoints());
    return this.#there;
  }

  /** Is nothing known but what the box says? */
  get isUnknown(): boolean {
    return !(this.count > 0 && this.#reach < MOST);
  }

  /** 1 if a box of the mesh's frame is certainly farther than r; 2 where that is not certain. */
  compareBox(bounds: ArrayLike<number>, at: number, r: number): Sign | Undecided {
    if (this.isBesideBox(bounds, at, r)) return 1;
    if (this.isUnknown) return UNDECIDED;
    if (this.count === 1) return this.#isPointBeyond(bounds, at, r) ? 1 : UNDECIDED;
    if (this.#isBox) return this.#isBoxBeyond(bounds, at, r) ? 1 : UNDECIDED;
    for (let k = 0; k < 6; k++) S[SECOND + k] = bounds[at + k]!;
    return this.#compare(makePoints(BOX | 2, SECOND), r) === 1 ? 1 : UNDECIDED;
  }

  /** The sign of the distance to the triangle of three vertices less r; 2 where doubles do not decide. */
  compareTriangle(p: ArrayLike<number>, i: number, j: number, k: number, r: number): Sign | Undecided {
    if (this.isUnknown) return UNDECIDED;
    const isHere = this.#isSimilar || r + this.radius === 0;
    this.#loadTriangle(isHere, p, i, j, k);
    const sign = isHere ? this.#compare(3, r) : this.#compareThere(r);
    return sign === 1 || !this.#isAround ? sign : UNDECIDED;
  }

  /**
   * Writes what the distance to a triangle certainly is not below, and not above; 0 and Infinity where it is unknown.
   */
  boundTriangle(p: ArrayLike<number>, i: number, j: number, k: number, out: Float64Array): void {
    out[0] = 0;
    out[1] = Infinity;
    if (this.isUnknown) return;
    const isHere = this.#isSimilar;
    this.#loadTriangle(isHere, p, i, j, k);
    const reach = (isHere ? this.#reach : this.#reachThere) + S[SECOND + REACH]!;
    if (!(reach > LEAST && reach < MOST)) return;
    const points = isHere ? this.points : this.#pointsThere();
    for (let at = 0; at < points.length; at++) S[FIRST + at] = points[at]!;
    LIMITS[SUM] = reach;
    LIMITS[AT_SCALE] = 1;
    boundPoints(S, FIRST, this.count, S, SECOND, 3);
    const { shrink, stretch } = this.#bounds.sizes;
    const low = LIMITS[LOW]! * (isHere ? LESS / shrink : 1);
    const high = LIMITS[HIGH]! * (isHere ? stretch * MORE : 1);
    out[0] = Math.max(0, low * LESS - this.radius * MORE);
    if (!this.#isAround) out[1] = Math.max(0, high * MORE - this.radius * LESS);
  }

  /** Puts a triangle into the arena: in the frame of the mesh, or where it is. */
  #loadTriangle(isHere: boolean, p: ArrayLike<number>, i: number, j: number, k: number): void {
    if (isHere) {
      for (let axis = 0; axis < 3; axis++) {
        S[SECOND + axis] = p[3 * i + axis]!;
        S[SECOND + 3 + axis] = p[3 * j + axis]!;
        S[SECOND + 6 + axis] = p[3 * k + axis]!;
      }
    } else {
      this.#place(p, 3 * i, SECOND);
      this.#place(p, 3 * j, SECOND + 3);
      this.#place(p, 3 * k, SECOND + 6);
    }
    let reach = 0;
    for (let at = SECOND; at < SECOND + 9; at++) reach = Math.max(reach, abs(S[at]!));
    S[SECOND + REACH] = reach;
  }

  /** Is a box farther than r from the box around the shape along an axis? */
  isBesideBox(bounds: ArrayLike<number>, at: number, r: number): boolean {
    const { box } = this;
    const { along } = this.#bounds.sizes;
    for (let k = 0; k < 3; k++) {
      const far = r * along[k as 0]!;
      if (bounds[at + k]! - box[k + 3]! > far || box[k]! - bounds[at + k + 3]! > far) return true;
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

  /** The points in the frame of the mesh, beside as many of the arena. */
  #compare(count: number, r: number): Sign | Undecided {
    const reach = this.#reach + S[SECOND + REACH]!;
    if (!(reach > LEAST && reach < MOST)) return UNDECIDED;
    const { shrink, stretch } = this.#bounds.sizes;
    const limit = r + this.radius;
    LIMITS[LOW] = (limit / stretch) * LESS;
    LIMITS[HIGH] = limit * shrink * MORE;
    LIMITS[SUM] = reach;
    LIMITS[AT_SCALE] = 1;
    const { points } = this;
    for (let i = 0; i < points.length; i++) S[FIRST + i] = points[i]!;
    return comparePoints(S, FIRST, this.count, S, SECOND, count);
  }

  /** The points where they are, beside a triangle that is off by the error of the bounds. */
  #compareThere(r: number): Sign | Undecided {
    const reach = this.#reachThere + S[SECOND + REACH]!;
    if (!(reach > LEAST && reach < MOST)) return UNDECIDED;
    const limit = r + this.radius;
    LIMITS[LOW] = this.radius === 0 ? r : limit * LESS;
    LIMITS[HIGH] = this.radius === 0 ? r : limit * MORE;
    LIMITS[SUM] = reach;
    LIMITS[AT_SCALE] = 1;
    const there = this.#pointsThere();
    for (let i = 0; i < there.length; i++) S[FIRST + i] = there[i]!;
    return comparePoints(S, FIRST, this.count, S, SECOND, 3);
  }

  #place(p: ArrayLike<number>, from: number, at: number): void {
    const { rows } = this.#bounds.forward;
    const x = p[from]!;
    const y = p[from + 1]!;
    const z = p[from + 2]!;
    S[at] = rows[0]! * x + rows[1]! * y + rows[2]! * z + rows[3]!;
    S[at + 1] = rows[4]! * x + rows[5]! * y + rows[6]! * z + rows[7]!;
    S[at + 2] = rows[8]! * x + rows[9]! * y + rows[10]! * z + rows[11]!;
  }

  /** The only point, off by less than two errors, and the nearest one of a box. */
  #isPointBeyond(bounds: ArrayLike<number>, at: number, r: number): boolean {
    const [x, y, z] = [this.points[0]!, this.points[1]!, this.points[2]!];
    const far = ((r + this.radius) * this.#bounds.sizes.shrink + 2 * this.error) * MORE;
    const u = Math.max(bounds[at]! - x, x - bounds[at + 3]!, 0);
    const v = Math.max(bounds[at + 1]! - y, y - bounds[at + 4]!, 0);
    const w = Math.max(bounds[at + 2]! - z, z - bounds[at + 5]!, 0);
    return u * u + v * v + w * w > far * far * MORE + TINY;
  }

  /**
   * A box where it is, and the box around where a box of the mesh goes, by the gaps along the axes. Its middle and its
   * half sides are rounded as coordinates of points are, and once more.
   */
  #isBoxBeyond(bounds: ArrayLike<number>, at: number, r: number): boolean {
    const { rows } = this.#bounds.forward;
    const ends = this.#ends;
    const off = this.#off;
    // Halves do not overflow, as a sum does.
    const x = bounds[at]! / 2 + bounds[at + 3]! / 2;
    const y = bounds[at + 1]! / 2 + bounds[at + 4]! / 2;
    const z = bounds[at + 2]! / 2 + bounds[at + 5]! / 2;
    const u = bounds[at + 3]! - x;
    const v = bounds[at + 4]! - y;
    const w = bounds[at + 5]! - z;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const a = rows[4 * k]!;
      const b = rows[4 * k + 1]!;
      const c = rows[4 * k + 2]!;
      const middle = a * x + b * y + c * z + rows[4 * k + 3]!;
      const half = abs(a) * u + abs(b) * v + abs(c) * w + off;
      const gap = Math.max(middle - half - ends[3 + k]!, ends[k]! - middle - half);
      if (gap > 0) sum += gap * gap * LESS;
    }
    return sum > r * r * MORE + TINY;
  }

  #enclosing(points: readonly number[]): readonly number[] {
    let u = points[0]!;
    let v = points[1]!;
    let w = points[2]!;
    let x = u;
    let y = v;
    let z = w;
    for (let i = 3; i < points.length; i += 3) {
      u = Math.min(u, points[i]!);
      v = Math.min(v, points[i + 1]!);
      w = Math.min(w, points[i + 2]!);
      x = Math.max(x, points[i]!);
      y = Math.max(y, points[i + 1]!);
      z = Math.max(z, points[i + 2]!);
    }
    const a = this.#beyond(0, u, x);
    const b = this.#beyond(1, v, y);
    const c = this.#beyond(2, w, z);
    return [u - a, v - b, w - c, x + a, y + b, z + c];
  }

  /** How far the shape reaches beyond its points along an axis, at most, and what they are off by. */
  #beyond(axis: 0 | 1 | 2, least: number, most: number): number {
    const around = this.radius * this.#bounds.sizes.along[axis] + this.error;
    return around + MARGIN * (Math.max(abs(least), abs(most)) + around) + TINY;
  }
}
