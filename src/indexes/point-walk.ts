/**
 * Boxes by their distance from a point, decided exactly: computed squares first, within their bounds (point-reach.ts),
 * behind them `compareDistance3d` of the points of the boxes that are nearest, whose coordinates are given ones.
 *
 * Where coordinates are beyond 2^±200, gaps are taken times a power of two that brings those of the boxes beside the
 * point near 1: one box far away must not make nothing of all others. Squares of what is too far then end at `FAR`:
 * they are told from all that is nearer, and from each other exactly.
 */
import { exponentOf, powerOfTwo } from '../arithmetic/float64.js';
import { compareDistance3d, compareLength3d } from '../predicates/index.js';
import type { VisitCounts } from './box-tree.js';
import type { Bvh } from './bvh-tree.js';
import { NodeHeap, OrderHeap } from './node-heap.js';
import { gapSlackOf, scaleExponentFor } from './point-reach.js';

/** What is nearest to a number above this is off by a rounding of 2^-53 of it. */
const SMALLEST = 2 ** -1000;
/** Above this, squares in scaled units are taken for this. With the slack, it is a double still. */
const FAR = 2 ** 1000;

/** A box: its number, its place, and the square of its distance, computed in scaled units. */
export interface NearBox {
  readonly number: number;
  readonly place: number;
  readonly square: number;
}

/** A point and the boxes of a tree. */
export class PointToBoxes {
  readonly #point = new Float64Array(3);
  readonly #boxes: Float64Array;
  readonly #scale: number;

  /** @param point three coordinates, checked */
  constructor(bvh: Bvh, point: ArrayLike<number>) {
    this.#boxes = bvh.boxes;
    // `+ 0` turns -0 into 0.
    for (let k = 0; k < 3; k++) this.#point[k] = point[k]! + 0;
    this.#scale = scaleBeside(bvh, this.#point);
  }

  /** The square of the distance to the box at i, computed in scaled units. */
  square(boxes: Float64Array, i: number): number {
    const p = this.#point;
    const scale = this.#scale;
    const x = gapAlong(boxes[i]!, boxes[i + 3]!, p[0]!, scale);
    const y = gapAlong(boxes[i + 1]!, boxes[i + 4]!, p[1]!, scale);
    const z = gapAlong(boxes[i + 2]!, boxes[i + 5]!, p[2]!, scale);
    return Math.min(x * x + y * y + z * z, FAR);
  }

  /**
   * The nearest double to a square, in scaled units; off by less than the slack of computed ones. NaN, which no
   * comparison takes for known, where it may have lost bits to underflow, or is beyond the doubles.
   */
  scaledSquare(square: number): number {
    if (square < SMALLEST || square === Number.POSITIVE_INFINITY) return Number.NaN;
    return Math.min(square * this.#scale * this.#scale, FAR);
  }

  /** The square of a length, in scaled units. */
  limitOf(length: number): number {
    const scaled = length * this.#scale;
    return Math.min(scaled * scaled, FAR);
  }

  /** Is box a before box b, by distance, then by number? */
  isBefore(a: NearBox, b: NearBox): boolean {
    if (a.square + gapSlackOf(a.square) < b.square - gapSlackOf(b.square)) return true;
    if (b.square + gapSlackOf(b.square) < a.square - gapSlackOf(a.square)) return false;
    const order = this.#compare(a.place, b.place);
    return order < 0 || (order === 0 && a.number < b.number);
  }

  #compare(a: number, b: number): number {
    const [px, py, pz] = this.#point as unknown as [number, number, number];
    const [ax, ay, az] = this.nearestPoint(a);
    const [bx, by, bz] = this.nearestPoint(b);
    if (ax === bx && ay === by && az === bz) return 0;
    return compareDistance3d(px, py, pz, ax, ay, az, bx, by, bz);
  }

  /** Is the box at a place at most as far as a length? `limit` is what `limitOf` says of it. */
  isWithin(place: number, square: number, length: number, limit: number): boolean {
    if (square + gapSlackOf(square) < limit - gapSlackOf(limit)) return true;
    if (square - gapSlackOf(square) > limit + gapSlackOf(limit)) return false;
    const [px, py, pz] = this.#point as unknown as [number, number, number];
    const [x, y, z] = this.nearestPoint(place);
    return compareLength3d(px, py, pz, x, y, z, 0, 0, 0, length, 0, 0) <= 0;
  }

  /** The point of a box that is nearest to the one asked about: its coordinates are given ones. */
  nearestPoint(place: number): [number, number, number] {
    return [this.#clamped(place, 0), this.#clamped(place, 1), this.#clamped(place, 2)];
  }

  #clamped(place: number, k: number): number {
    return Math.max(this.#boxes[6 * place + k]!, Math.min(this.#boxes[6 * place + k + 3]!, this.#point[k]!));
  }

  /** The coordinates of the point. */
  get point(): Float64Array {
    return this.#point;
  }
}

/**
 * How far p is from low..high, times a power of two: one rounding, and what is lost to underflow. Where the difference
 * overflows, that of scaled numbers is taken.
 */
function gapAlong(low: number, high: number, p: number, scale: number): number {
  if (p >= low && p <= high) return 0;
  const side = p < low ? low : high;
  const gap = Math.abs(p - side);
  return gap === Number.POSITIVE_INFINITY ? Math.abs(p * scale - side * scale) : gap * scale;
}

/** How far p is from the farthest point of a box, along the axis along which that is most. */
function farthest(boxes: Float64Array, i: number, p: Float64Array): number {
  let most = 0;
  for (let k = 0; k < 3; k++) most = Math.max(most, boxes[i + 3 + k]! - p[k]!, p[k]! - boxes[i + k]!);
  return most;
}

/**
 * A power of two that brings gaps near 1 that matter beside a point: the farthest point of the box that is found by
 * going down the tree, to what is nearer along the axis along which it is farthest, is at least as far as the nearest
 * box. 1 where no coordinate is beyond 2^±200.
 */
function scaleBeside({ bounds, boxes, links, counts }: Bvh, p: Float64Array): number {
  let most = 0;
  for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(p[k]!));
  for (let k = 0; k < 6 && k < bounds.length; k++) most = Math.max(most, Math.abs(bounds[k]!));
  if (scaleExponentFor(most) === 0) return 1;
  let least = most;
  const consider = (far: number) => {
    if (far > 0 && far < least) least = far;
  };
  if (counts.length > 0) {
    let node = 0;
    for (; counts[node] === 0; consider(farthest(bounds, 6 * node, p))) {
      const [first, second] = [links[node]!, links[node]! + 1];
      node = farthest(bounds, 6 * first, p) <= farthest(bounds, 6 * second, p) ? first : second;
    }
    for (let place = links[node]!, end = place + counts[node]!; place < end; place++)
      consider(farthest(boxes, 6 * place, p));
  }
  return powerOfTwo(Math.max(-1022, Math.min(-exponentOf(least), 1023)));
}

/**
 * Shows the boxes of a tree in the exact order of their distances from a point, of equally far ones the lower number
 * first. Nodes wait by lower bounds, boxes in exact order.
 *
 * Source: Hjaltason, Samet 1999, "Distance browsing in spatial databases".
 *
 * @param visit returning true ends the walk
 * @returns whether the visitor ended it
 */
export function walkFromPoint(
  { bounds, links, counts, boxes, order }: Bvh,
  point: PointToBoxes,
  visits: VisitCounts,
  visit: (box: NearBox) => boolean,
): boolean {
  if (counts.length === 0) return false;
  const nodes = new NodeHeap();
  const waiting = new OrderHeap<NearBox>((a, b) => point.isBefore(a, b));
  const push = (node: number) => {
    const square = point.square(bounds, 6 * node);
    nodes.push(square - gapSlackOf(square), node);
  };
  visits.nodes++;
  push(0);
  while (true) {
    const first = waiting.first;
    const isNext =
      first !== undefined && (nodes.length === 0 || first.square + gapSlackOf(first.square) < nodes.least);
    if (isNext) {
      waiting.removeFirst();
      if (visit(first)) return true;
      continue;
    }
    if (nodes.length === 0) return false;
    const node = nodes.pop();
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) {
      visits.nodes += 2;
      push(link);
      push(link + 1);
    }
    visits.boxes += count;
    for (let place = link; place < link + count; place++)
      waiting.push({ number: order[place]!, place, square: point.square(boxes, 6 * place) });
  }
}

/** Shows the places of the boxes of a tree that are at most as far from a point as a length, in no order. */
export function walkWithin(
  { bounds, links, counts, boxes }: Bvh,
  point: PointToBoxes,
  length: number,
  visits: VisitCounts,
  visit: (place: number) => void,
): void {
  const limit = point.limitOf(length);
  const open = counts.length > 0 ? [0] : [];
  while (open.length > 0) {
    const node = open.pop()!;
    const around = point.square(bounds, 6 * node);
    visits.nodes++;
    if (around - gapSlackOf(around) > limit + gapSlackOf(limit)) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) open.push(link, link + 1);
    visits.boxes += count;
    for (let place = link; place < link + count; place++) {
      if (point.isWithin(place, point.square(boxes, 6 * place), length, limit)) visit(place);
    }
  }
}
