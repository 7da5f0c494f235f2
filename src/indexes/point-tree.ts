import {
  compareDistance2d,
  compareDistance3d,
  compareLength2d,
  compareLength3d,
} from '../predicates/index.js';
import { LEAF_SIZE, splitByMedians } from './kd-split.js';
import { type ByDistance, NearestList } from './nearest-list.js';

/**
 * What k-d trees of the plane and of space do alike. Unchecked.
 *
 * Each node splits its points at their median on the axis on which they spread most; which node stands where follows
 * from the count alone, so that the tree is the points in another order, and for each node one byte and the least
 * number below it. Points equal in the coordinate may be on both sides, and searches go to both sides when they meet
 * the splitting plane: nothing is lost on borders.
 *
 * Distances are compared exactly, and never computed: a part of space is left out if the point of it that is nearest to
 * the one asked about is farther than what was found, or as far while all numbers in it are greater. That point has
 * coordinates of the two, so no rounding comes in.
 */
abstract class PointTree implements ByDistance {
  readonly dimension: 2 | 3;
  /** The points in the order of the tree, their numbers, and the axis at which the range with this middle is split. */
  readonly points: Float64Array;
  readonly ids: Uint32Array;
  readonly #axes: Uint8Array;
  /** The least number in the range with this middle. */
  readonly #least: Uint32Array;
  /** What is searched for, and the point of the current part of space that is nearest to it. */
  readonly asked = new Float64Array(6);
  readonly #near = new Float64Array(3);
  #best = new NearestList(1);
  #found: number[] = [];

  constructor(points: Float64Array | Float32Array, dimension: 2 | 3) {
    const { order, axes } = splitByMedians(points, dimension);
    const count = order.length;
    this.dimension = dimension;
    this.ids = order;
    this.#axes = axes;
    this.points = new Float64Array(dimension * count);
    for (let p = 0; p < count; p++) {
      for (let axis = 0; axis < dimension; axis++) {
        this.points[dimension * p + axis] = points[dimension * order[p]! + axis]!;
      }
    }
    this.#least = new Uint32Array(count);
    if (count > 0) this.#noteLeast(0, count);
  }

  #noteLeast(from: number, to: number): number {
    const middle = (from + to) >>> 1;
    let least = this.ids[middle]!;
    if (to - from > LEAF_SIZE) {
      least = Math.min(least, this.#noteLeast(from, middle), this.#noteLeast(middle + 1, to));
    } else {
      for (let p = from; p < to; p++) least = Math.min(least, this.ids[p]!);
    }
    this.#least[middle] = least;
    return least;
  }

  /** The least number in a range of the tree. */
  #leastOf(from: number, to: number): number {
    return this.#least[(from + to) >>> 1]!;
  }

  /** Which is nearer to the point that is asked about: the one at `i` in an array, or that at `j` in the tree's? */
  protected abstract compare(points: Float64Array, i: number, j: number): number;

  /** Is the point whose coordinates begin at `at` within a distance of the one that is asked about? */
  protected abstract isWithin(points: Float64Array, at: number, radius: number): boolean;

  /** Is the point at this place in the box that is asked about? */
  protected abstract isInBox(p: number): boolean;

  compareDistances(place: number, other: number): number {
    return this.compare(this.points, this.dimension * place, this.dimension * other);
  }

  /** The numbers of the points in a box, ascending. */
  inBox(box: ArrayLike<number>): Uint32Array {
    this.asked.set(box);
    this.#found = [];
    this.#collectInBox(0, this.ids.length);
    return new Uint32Array(this.#found).sort();
  }

  /** The numbers of the nearest points, equally near ones by number. */
  nearest(point: ArrayLike<number>, k: number): Uint32Array {
    this.#ask(point);
    this.#best = new NearestList(Math.min(k, this.ids.length));
    if (this.ids.length > 0 && k > 0) this.#searchNearest(0, this.ids.length);
    return this.#best.numbers();
  }

  /** The numbers of the points within a distance, ascending. */
  within(point: ArrayLike<number>, radius: number): Uint32Array {
    this.#ask(point);
    this.#found = [];
    this.#collectWithin(0, this.ids.length, radius);
    return new Uint32Array(this.#found).sort();
  }

  #ask(point: ArrayLike<number>): void {
    this.asked.set(point);
    this.#near.set(point);
  }

  #collectInBox(from: number, to: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) if (this.isInBox(p)) this.#found.push(this.ids[p]!);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.points[this.dimension * middle + axis]!;
    if (this.asked[axis]! <= split) this.#collectInBox(from, middle);
    if (this.isInBox(middle)) this.#found.push(this.ids[middle]!);
    if (split <= this.asked[axis + this.dimension]!) this.#collectInBox(middle + 1, to);
  }

  /**
   * The half with the point asked about first; the other one if it can have something nearer. Where it is on the
   * border, the half with the least number comes first: of many equal points the others need not be looked at then.
   */
  #searchNearest(from: number, to: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) this.#offer(p);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.points[this.dimension * middle + axis]!;
    const x = this.asked[axis]!;
    const isBelow = x < split || (x === split && this.#leastOf(from, middle) < this.#leastOf(middle + 1, to));
    if (isBelow) this.#searchNearest(from, middle);
    else this.#searchNearest(middle + 1, to);
    this.#offer(middle);
    const before = this.#near[axis]!;
    this.#near[axis] = split;
    if (isBelow ? this.#mayHaveNearer(middle + 1, to) : this.#mayHaveNearer(from, middle)) {
      if (isBelow) this.#searchNearest(middle + 1, to);
      else this.#searchNearest(from, middle);
    }
    this.#near[axis] = before;
  }

  /** May a range behind the point `#near` have something nearer than the last one, or as near of a lower number? */
  #mayHaveNearer(from: number, to: number): boolean {
    const best = this.#best;
    if (!best.isFull) return true;
    const order = this.compare(this.#near, 0, this.dimension * best.last);
    return order < 0 || (order === 0 && this.#leastOf(from, to) < best.lastNumber);
  }

  #offer(p: number): void {
    const best = this.#best;
    if (best.isFull) {
      const order = this.compareDistances(p, best.last);
      if (order > 0 || (order === 0 && this.ids[p]! > best.lastNumber)) return;
    }
    best.insert(p, this.ids[p]!, this);
  }

  #collectWithin(from: number, to: number, radius: number): void {
    if (to - from <= LEAF_SIZE) {
      for (let p = from; p < to; p++) this.#collectIfWithin(p, radius);
      return;
    }
    const middle = (from + to) >>> 1;
    const axis = this.#axes[middle]!;
    const split = this.points[this.dimension * middle + axis]!;
    const isBelow = this.asked[axis]! < split;
    if (isBelow) this.#collectWithin(from, middle, radius);
    else this.#collectWithin(middle + 1, to, radius);
    this.#collectIfWithin(middle, radius);
    const before = this.#near[axis]!;
    this.#near[axis] = split;
    if (this.isWithin(this.#near, 0, radius)) {
      if (isBelow) this.#collectWithin(middle + 1, to, radius);
      else this.#collectWithin(from, middle, radius);
    }
    this.#near[axis] = before;
  }

  #collectIfWithin(p: number, radius: number): void {
    if (this.isWithin(this.points, this.dimension * p, radius)) this.#found.push(this.ids[p]!);
  }
}

/** Points of space. */
export class PointTree3 extends PointTree {
  constructor(points: Float64Array | Float32Array) {
    super(points, 3);
  }

  protected override compare(points: Float64Array, i: number, j: number): number {
    const q = this.asked;
    const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!];
    const p = this.points;
    return compareDistance3d(q[0]!, q[1]!, q[2]!, x, y, z, p[j]!, p[j + 1]!, p[j + 2]!);
  }

  /** A distance as a segment, a radius as another one. */
  protected override isWithin(points: Float64Array, at: number, radius: number): boolean {
    const q = this.asked;
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
    return compareLength3d(q[0]!, q[1]!, q[2]!, x, y, z, 0, 0, 0, radius, 0, 0) <= 0;
  }

  protected override isInBox(p: number): boolean {
    const box = this.asked;
    const [x, y, z] = [this.points[3 * p]!, this.points[3 * p + 1]!, this.points[3 * p + 2]!];
    return box[0]! <= x && x <= box[3]! && box[1]! <= y && y <= box[4]! && box[2]! <= z && z <= box[5]!;
  }
}

/** Points of the plane. */
export class PointTree2 extends PointTree {
  constructor(points: Float64Array | Float32Array) {
    super(points, 2);
  }

  protected override compare(points: Float64Array, i: number, j: number): number {
    const q = this.asked;
    const p = this.points;
    return compareDistance2d(q[0]!, q[1]!, points[i]!, points[i + 1]!, p[j]!, p[j + 1]!);
  }

  /** A distance as a segment, a radius as another one. */
  protected override isWithin(points: Float64Array, at: number, radius: number): boolean {
    const q = this.asked;
    return compareLength2d(q[0]!, q[1]!, points[at]!, points[at + 1]!, 0, 0, radius, 0) <= 0;
  }

  protected override isInBox(p: number): boolean {
    const box = this.asked;
    const [x, y] = [this.points[2 * p]!, this.points[2 * p + 1]!];
    return box[0]! <= x && x <= box[2]! && box[1]! <= y && y <= box[3]!;
  }
}
