import {
  requireCount,
  requireFlatBox,
  requireNotNegative,
  requirePoint3,
  requirePositions,
} from '../core/arguments/index.js';
import { compareDistance3d, compareLength3d } from '../predicates/index.js';
import { LEAF_SIZE, splitByMedians } from './kd-split.js';
import { NearestList } from './nearest-list.js';

/**
 * A k-d tree over points that do not move: which points lie in a box, which are nearest, which lie within a distance.
 *
 * Each node splits its points at their median on the axis on which they spread most; which node stands where follows
 * from the count alone, so that the tree is the points in another order and one byte per node. Points equal in the
 * coordinate may be on both sides, and searches go to both sides when they meet the splitting plane: nothing is lost on
 * borders.
 *
 * Distances are compared exactly, and never computed: a part of space is left out if the point of it that is nearest to
 * the one asked about is farther than what was found. That point has coordinates of the two, so no rounding comes in.
 * Of points at equal distances the one with the lower number comes first.
 *
 * Source: Bentley, "Multidimensional binary search trees used for associative searching", 1975; Ericson, Real-Time
 * Collision Detection, 7.3.7.
 *
 * @example
 * const tree = new KdTree(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5]));
 * tree.inBox([0, 0, 0, 1, 0, 9]); // new Uint32Array([0, 1])
 * tree.nearest([4, 4, 4]); // 3
 * tree.kNearest([1, 1, 0], 3); // new Uint32Array([1, 2, 0]): 1 and 2 are equally near
 * tree.withinDistance([0, 0, 0], 1); // new Uint32Array([0, 1, 2])
 */
export class KdTree {
  /** The points in the order of the tree, their numbers, and the axis at which the range with this middle is split. */
  readonly #points: Float64Array;
  readonly #ids: Uint32Array;
  readonly #axes: Uint8Array;
  /** What is searched for, and the point of the current part of space that is nearest to it. */
  readonly #asked = new Float64Array(6);
  readonly #near = new Float64Array(3);
  #best = new NearestList(1);
  #found: number[] = [];

  /**
   * @param points three coordinates each; copied
   * @throws RangeError naming a coordinate that is not finite
   */
  constructor(points: Float64Array | Float32Array) {
    const count = requirePositions('KdTree', 'points', points);
    const { order, axes } = splitByMedians(points);
    this.#ids = order;
    this.#axes = axes;
    this.#points = new Float64Array(3 * count);
    for (let p = 0; p < count; p++) {
      for (let axis = 0; axis < 3; axis++) this.#points[3 * p + axis] = points[3 * order[p]! + axis]!;
    }
  }

  /** How many points there are. */
  get size(): number {
    return this.#ids.length;
  }

  /**
   * The numbers of the points in a box, ascending. Its boundary counts.
   *
   * @param box minX minY minZ maxX maxY maxZ
   * @throws RangeError if the six numbers are no box
   */
  inBox(box: ArrayLike<number>): Uint32Array {
    requireFlatBox('KdTree.inBox', 'box', box);
    this.#asked.set(box);
    this.#found = [];
    this.#collectInBox(0, this.size);
    return Uint32Array.from(this.#found).sort();
  }

  /**
   * The number of the nearest point, the lowest one of equally near points; `null` if there are no points.
   *
   * @throws RangeError if the point has not three finite coordinates
   */
  nearest(point: ArrayLike<number>): number | null {
    return this.#nearest('KdTree.nearest', point, 1)[0] ?? null;
  }

  /**
   * The numbers of the k nearest points, the nearest first, equally near ones by number; all points if there are fewer
   * than k. Where the last place is tied, the lower number has it.
   *
   * @throws RangeError if the point has not three finite coordinates, or k is no integer, or negative
   */
  kNearest(point: ArrayLike<number>, k: number): Uint32Array {
    requireCount('KdTree.kNearest', 'k', k);
    return this.#nearest('KdTree.kNearest', point, Math.min(k, this.size));
  }

  /**
   * The numbers of the points whose distance to a point is at most the radius, ascending.
   *
   * @throws RangeError if the point has not three finite coordinates, or the radius is negative or not finite
   */
  withinDistance(point: ArrayLike<number>, radius: number): Uint32Array {
    this.#ask('KdTree.withinDistance', point);
    requireNotNegative('KdTree.withinDistance', 'radius', radius);
    this.#found = [];
    this.#collectWithin(0, this.size, radius);
    return Uint32Array.from(this.#found).sort();
  }

  #ask(where: string, point: ArrayLike<number>): void {
    requirePoint3(where, 'point', point);
    this.#asked.set(point);
    this.#near.set(point);
  }

  #collectInBox(from: number, to: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) this.#collectIfInBox(p);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.#points[3 * middle + axis]!;
    if (this.#asked[axis]! <= split) this.#collectInBox(from, middle);
    this.#collectIfInBox(middle);
    if (split <= this.#asked[axis + 3]!) this.#collectInBox(middle + 1, to);
  }

  #collectIfInBox(p: number): void {
    const box = this.#asked;
    const x = this.#points[3 * p]!;
    const y = this.#points[3 * p + 1]!;
    const z = this.#points[3 * p + 2]!;
    if (box[0]! <= x && x <= box[3]! && box[1]! <= y && y <= box[4]! && box[2]! <= z && z <= box[5]!) {
      this.#found.push(this.#ids[p]!);
    }
  }

  #nearest(where: string, point: ArrayLike<number>, k: number): Uint32Array {
    this.#ask(where, point);
    this.#best = new NearestList(k);
    if (k > 0) this.#searchNearest(0, this.size);
    return this.#best.numbers();
  }

  /** The half with the point asked about first; the other one if it can have something nearer. */
  #searchNearest(from: number, to: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) this.#offer(p);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.#points[3 * middle + axis]!;
    const isBelow = this.#asked[axis]! < split;
    if (isBelow) this.#searchNearest(from, middle);
    else this.#searchNearest(middle + 1, to);
    this.#offer(middle);
    const before = this.#near[axis]!;
    this.#near[axis] = split;
    // At an equal distance there may be a lower number.
    if (!this.#best.isFull || this.#compareWithLast(this.#near, 0) <= 0) {
      if (isBelow) this.#searchNearest(middle + 1, to);
      else this.#searchNearest(from, middle);
    }
    this.#near[axis] = before;
  }

  #offer(p: number): void {
    const best = this.#best;
    if (best.isFull) {
      const order = this.#compareWithLast(this.#points, 3 * p);
      if (order > 0 || (order === 0 && this.#ids[p]! > best.lastNumber)) return;
    }
    best.insert(p, this.#ids[p]!, this.#asked, this.#points);
  }

  /** Is a point farther than the last of those found? Its coordinates stand in an array from `at` on. */
  #compareWithLast(points: Float64Array, at: number): number {
    const q = this.#asked;
    const last = 3 * this.#best.last;
    const p = this.#points;
    return compareDistance3d(
      q[0]!,
      q[1]!,
      q[2]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2]!,
      p[last]!,
      p[last + 1]!,
      p[last + 2]!,
    );
  }

  #collectWithin(from: number, to: number, radius: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) this.#collectIfWithin(p, radius);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.#points[3 * middle + axis]!;
    const isBelow = this.#asked[axis]! < split;
    if (isBelow) this.#collectWithin(from, middle, radius);
    else this.#collectWithin(middle + 1, to, radius);
    this.#collectIfWithin(middle, radius);
    const before = this.#near[axis]!;
    this.#near[axis] = split;
    if (this.#isWithin(this.#near, 0, radius)) {
      if (isBelow) this.#collectWithin(middle + 1, to, radius);
      else this.#collectWithin(from, middle, radius);
    }
    this.#near[axis] = before;
  }

  #collectIfWithin(p: number, radius: number): void {
    if (this.#isWithin(this.#points, 3 * p, radius)) this.#found.push(this.#ids[p]!);
  }

  /** A distance as a segment, a radius as another one. */
  #isWithin(points: Float64Array, at: number, radius: number): boolean {
    const q = this.#asked;
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
    return compareLength3d(q[0]!, q[1]!, q[2]!, x, y, z, 0, 0, 0, radius, 0, 0) <= 0;
  }
}
