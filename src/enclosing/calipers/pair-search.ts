import { exponentOf, MAX_EXPONENT, powerOfTwo } from '../../arithmetic/float64.js';
import { extentOf } from '../../hull/first-simplex.js';
import { compareLength3d } from '../../predicates/index.js';
import { isCertainlyLess } from './certainly-less.js';

/** Points in a box that are compared one by one. */
const FEW = 8;

/** A range of the points, halved where its box is longest. */
interface Node {
  readonly from: number;
  readonly to: number;
  /** Least and greatest coordinates. */
  readonly box: Float64Array;
  readonly halves: readonly [Node, Node] | undefined;
}

/** The farthest pair of points, by a tree of boxes. */
export class PairSearch {
  readonly #x: Float64Array;
  /** Coordinates are multiplied by it: a half, where differences would overflow, else 1. */
  readonly #half: number;
  /** Differences are multiplied by it. */
  readonly #scale: number;
  readonly #numbers: Uint32Array;
  #pair: readonly [number, number];
  /** The square of its length in doubles, multiplied by that of the scale. */
  #length = 0;

  /**
   * @param x three finite coordinates for each point
   * @param numbers of the points to compare, one or more
   */
  constructor(x: Float64Array, numbers: Uint32Array) {
    this.#x = x;
    const extent = Math.max(...extentOf(x));
    this.#half = Number.isFinite(extent) ? 1 : 0.5;
    this.#scale = scaleOf(Math.min(extent, Number.MAX_VALUE));
    this.#numbers = numbers.slice();
    this.#pair = [numbers[0]!, numbers[0]!];
  }

  /** The numbers of two points; of equally far ones the lowest. */
  farthest(): readonly [number, number] {
    const root = this.#build(0, this.#numbers.length);
    this.#guess();
    this.#compare(root, root);
    return this.#pair;
  }

  #build(from: number, to: number): Node {
    const box = this.#boxOf(from, to);
    if (to - from <= FEW) return { from, to, box, halves: undefined };
    const axis = [1, 2].reduce((a, k) => (box[3 + k]! - box[k]! > box[3 + a]! - box[a]! ? k : a), 0);
    const x = this.#x;
    this.#numbers.subarray(from, to).sort((i, j) => x[3 * i + axis]! - x[3 * j + axis]!);
    const middle = (from + to) >> 1;
    return { from, to, box, halves: [this.#build(from, middle), this.#build(middle, to)] };
  }

  #boxOf(from: number, to: number): Float64Array {
    const [inf, x] = [Number.POSITIVE_INFINITY, this.#x];
    const box = new Float64Array([inf, inf, inf, -inf, -inf, -inf]);
    for (let at = from; at < to; at++) {
      for (let k = 0; k < 3; k++) {
        const value = x[3 * this.#numbers[at]! + k]!;
        box[k] = Math.min(box[k]!, value);
        box[3 + k] = Math.max(box[3 + k]!, value);
      }
    }
    return box;
  }

  /** From any point to the farthest and on from there, so that there is something to compare with. */
  #guess(): void {
    let from = this.#numbers[0]!;
    for (let round = 0; round < 4; round++) {
      let far = from;
      for (const i of this.#numbers) if (this.#squareOf(from, i) > this.#squareOf(from, far)) far = i;
      this.#offer(from, far);
      from = far;
    }
  }

  #squareOf(i: number, j: number): number {
    const x = this.#x;
    const half = this.#half;
    const dx = (half * x[3 * i]! - half * x[3 * j]!) * this.#scale;
    const dy = (half * x[3 * i + 1]! - half * x[3 * j + 1]!) * this.#scale;
    const dz = (half * x[3 * i + 2]! - half * x[3 * j + 2]!) * this.#scale;
    return dx * dx + dy * dy + dz * dz;
  }

  /** Takes a pair that is longer, or as long and before the one that is known. */
  #offer(i: number, j: number): void {
    const x = this.#x;
    const [p, q] = this.#pair;
    const [low, high] = i < j ? [i, j] : [j, i];
    const order = compareLength3d(
      x[3 * low]!,
      x[3 * low + 1]!,
      x[3 * low + 2]!,
      x[3 * high]!,
      x[3 * high + 1]!,
      x[3 * high + 2]!,
      x[3 * p]!,
      x[3 * p + 1]!,
      x[3 * p + 2]!,
      x[3 * q]!,
      x[3 * q + 1]!,
      x[3 * q + 2]!,
    );
    if (order < 0 || (order === 0 && (low > p || (low === p && high >= q)))) return;
    this.#pair = [low, high];
    this.#length = this.#squareOf(low, high);
  }

  #compare(a: Node, b: Node): void {
    if (isCertainlyLess(this.#reach(a, b), this.#length)) return;
    if (a.halves === undefined && b.halves === undefined) this.#compareAll(a, b);
    else if (a === b) this.#compareHalves(a.halves!);
    else if (b.halves === undefined || (a.halves !== undefined && a.to - a.from >= b.to - b.from)) {
      this.#compareEach(a.halves!, b);
    } else this.#compareEach(b.halves, a);
  }

  #compareHalves([low, high]: readonly [Node, Node]): void {
    this.#compare(low, high);
    this.#compare(low, low);
    this.#compare(high, high);
  }

  /** The half that reaches farther first. */
  #compareEach([low, high]: readonly [Node, Node], other: Node): void {
    const isHighFirst = this.#reach(high, other) > this.#reach(low, other);
    this.#compare(isHighFirst ? high : low, other);
    this.#compare(isHighFirst ? low : high, other);
  }

  #compareAll(a: Node, b: Node): void {
    for (let i = a.from; i < a.to; i++) {
      for (let j = a === b ? i + 1 : b.from; j < b.to; j++) {
        const [p, q] = [this.#numbers[i]!, this.#numbers[j]!];
        if (!isCertainlyLess(this.#squareOf(p, q), this.#length)) this.#offer(p, q);
      }
    }
  }

  /** The square of the greatest distance of two points of two boxes, in doubles. */
  #reach({ box: a }: Node, { box: b }: Node): number {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const half = this.#half;
      const far = Math.max(half * a[3 + k]! - half * b[k]!, half * b[3 + k]! - half * a[k]!) * this.#scale;
      sum += far * far;
    }
    return sum;
  }
}

/**
 * The power of two that brings the greatest extent to 1 or more and below 2, or as near as one does: however near to
 * each other points are, far from the origin or not, squares of what counts do not underflow.
 */
function scaleOf(extent: number): number {
  return extent > 0 ? powerOfTwo(Math.min(-exponentOf(extent), MAX_EXPONENT)) : 1;
}
