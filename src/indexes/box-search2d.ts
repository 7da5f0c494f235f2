import type { Ray, Segment } from '../core/shapes.js';
import { compareDistance2d, compareLength2d } from '../predicates/index.js';
import { AxisCrossings } from './axis-crossings.js';
import { treeOver } from './bvh.js';
import { DEEPEST } from './bvh-limits.js';
import { flatBoxes } from './flat-boxes.js';
import { type ByDistance, NearestList } from './nearest-list.js';
import { Entries } from './ray-entries2d.js';

/** Sees the number of a box; returning true stops the search. */
type Visit = (box: number) => boolean;

/**
 * The searches of a tree over boxes of the plane. Unchecked.
 *
 * The tree is that of the same boxes in space, flat, without its third axis: nodes and boxes are four numbers each, the
 * nodes first. Children of inner node k are `links[k]` and the next one, boxes of a leaf stand from `links[k]` on.
 *
 * The point of a box nearest to another one has coordinates of the two, so distances to boxes are compared exactly by
 * the predicate that compares distances of points.
 */
export class BoxSearch2d implements ByDistance {
  /** How many boxes there are. */
  readonly size: number;
  readonly #links: Uint32Array;
  readonly #counts: Uint8Array;
  /** Four numbers for each node, then for each box. */
  readonly #bounds: Float64Array;
  /** The least number of a box below each node, then the number of each box. */
  readonly #numbers: Uint32Array;
  readonly #asked = new Float64Array(2);
  #best = new NearestList(1);

  /** @param boxes four numbers for each box */
  constructor(boxes: Float64Array) {
    const tree = treeOver(flatBoxes(boxes), 'morton');
    const nodes = tree.counts.length;
    this.size = tree.order.length;
    this.#links = tree.links;
    this.#counts = tree.counts;
    this.#bounds = new Float64Array(4 * (nodes + tree.order.length));
    let to = 0;
    for (const list of [tree.bounds, tree.boxes]) {
      for (let from = 0; from < list.length; from += 6) {
        this.#bounds[to++] = list[from]!;
        this.#bounds[to++] = list[from + 1]!;
        this.#bounds[to++] = list[from + 3]!;
        this.#bounds[to++] = list[from + 4]!;
      }
    }
    this.#numbers = new Uint32Array(nodes + tree.order.length);
    this.#numbers.set(tree.order, nodes);
    for (let node = nodes - 1; node >= 0; node--) this.#noteLeast(node);
  }

  /** Children stand behind their parents. */
  #noteLeast(node: number): void {
    const link = this.#links[node]!;
    const count = this.#counts[node]!;
    let least = 0xffffffff;
    if (count === 0) least = Math.min(this.#numbers[link]!, this.#numbers[link + 1]!);
    for (let place = link; place < link + count; place++) least = Math.min(least, this.#numberOf(place));
    this.#numbers[node] = least;
  }

  /** The place of a box among nodes and boxes. */
  #entryOf(place: number): number {
    return this.#counts.length + place;
  }

  #numberOf(place: number): number {
    return this.#numbers[this.#entryOf(place)]!;
  }

  /** Shows the boxes that have a point in common with a box. */
  overlapping(box: Float64Array, visit: Visit): boolean {
    const bounds = this.#bounds;
    const links = this.#links;
    const counts = this.#counts;
    const nodes = counts.length;
    const [minX, minY, maxX, maxY] = [box[0]!, box[1]!, box[2]!, box[3]!];
    const meets = (at: number) =>
      bounds[at]! <= maxX && minX <= bounds[at + 2]! && bounds[at + 1]! <= maxY && minY <= bounds[at + 3]!;
    if (nodes === 0 || !meets(0)) return false;
    // Of each level one node waits at most.
    const stack = new Uint32Array(DEEPEST);
    let depth = 0;
    let node = 0;
    while (true) {
      const link = links[node]!;
      const count = counts[node]!;
      if (count === 0) {
        const first = meets(4 * link);
        const second = meets(4 * link + 4);
        if (first && second) stack[depth++] = link + 1;
        if (first || second) {
          node = first ? link : link + 1;
          continue;
        }
      }
      for (let place = link; place < link + count; place++) {
        if (meets(4 * (nodes + place)) && visit(this.#numberOf(place))) return true;
      }
      if (depth === 0) return false;
      node = stack[--depth]!;
    }
  }

  /** Shows the boxes that a segment or a ray meets, near to far, those met in one point by number. */
  along(linear: Segment | Ray, visit: Visit): boolean {
    const nodes = this.#counts.length;
    const crossings = new AxisCrossings();
    crossings.load(linear, 2);
    const open = new Entries(crossings, this.#bounds, this.#numbers);
    if (nodes > 0) open.offer(0);
    for (let next = open.take(); next >= 0; next = open.take()) {
      if (next >= nodes) {
        if (visit(this.#numbers[next]!)) return true;
        continue;
      }
      const link = this.#links[next]!;
      const count = this.#counts[next]!;
      if (count === 0) {
        open.offer(link);
        open.offer(link + 1);
      }
      for (let place = link; place < link + count; place++) open.offer(nodes + place);
    }
    return false;
  }

  /** The numbers of the nearest boxes, equally near ones by number. */
  nearest(point: ArrayLike<number>, k: number): Uint32Array {
    this.#asked.set(point);
    this.#best = new NearestList(Math.min(k, this.size));
    if (this.#counts.length > 0 && k > 0) this.#searchNearest(0);
    return this.#best.numbers();
  }

  /**
   * The nearer child first, of equally near ones that with the least number; then the other one, if it may have
   * something nearer, or as near of a lower number.
   */
  #searchNearest(node: number): void {
    const link = this.#links[node]!;
    const count = this.#counts[node]!;
    if (count === 0) {
      const order = this.#compare(link, link + 1);
      const isFirst = order < 0 || (order === 0 && this.#numbers[link]! < this.#numbers[link + 1]!);
      const nearer = isFirst ? link : link + 1;
      if (this.#mayHaveNearer(nearer)) this.#searchNearest(nearer);
      const farther = isFirst ? link + 1 : link;
      if (this.#mayHaveNearer(farther)) this.#searchNearest(farther);
    }
    for (let place = link; place < link + count; place++) this.#offer(place);
  }

  #mayHaveNearer(node: number): boolean {
    const best = this.#best;
    if (!best.isFull) return true;
    const order = this.#compare(node, this.#entryOf(best.last));
    return order < 0 || (order === 0 && this.#numbers[node]! < best.lastNumber);
  }

  #offer(place: number): void {
    const best = this.#best;
    if (best.isFull) {
      const order = this.compareDistances(place, best.last);
      if (order > 0 || (order === 0 && this.#numberOf(place) > best.lastNumber)) return;
    }
    best.insert(place, this.#numberOf(place), this);
  }

  /** Which of two boxes, by their places, is nearer to the point? */
  compareDistances(place: number, other: number): number {
    return this.#compare(this.#entryOf(place), this.#entryOf(other));
  }

  #compare(entry: number, other: number): number {
    const b = this.#bounds;
    const x = this.#asked[0]!;
    const y = this.#asked[1]!;
    const i = 4 * entry;
    const j = 4 * other;
    const px = Math.max(b[i]!, Math.min(x, b[i + 2]!));
    const py = Math.max(b[i + 1]!, Math.min(y, b[i + 3]!));
    const qx = Math.max(b[j]!, Math.min(x, b[j + 2]!));
    const qy = Math.max(b[j + 1]!, Math.min(y, b[j + 3]!));
    return compareDistance2d(x, y, px, py, qx, qy);
  }

  /** The numbers of the boxes within a distance, ascending. */
  within(point: ArrayLike<number>, radius: number): Uint32Array {
    this.#asked.set(point);
    const found: number[] = [];
    const open = this.#counts.length > 0 && this.#isWithin(0, radius) ? [0] : [];
    while (open.length > 0) {
      const node = open.pop()!;
      const link = this.#links[node]!;
      const count = this.#counts[node]!;
      if (count === 0) {
        if (this.#isWithin(link, radius)) open.push(link);
        if (this.#isWithin(link + 1, radius)) open.push(link + 1);
      }
      for (let place = link; place < link + count; place++) {
        if (this.#isWithin(this.#entryOf(place), radius)) found.push(this.#numberOf(place));
      }
    }
    return new Uint32Array(found).sort();
  }

  /** A distance as a segment, a radius as another one. */
  #isWithin(entry: number, radius: number): boolean {
    const b = this.#bounds;
    const x = this.#asked[0]!;
    const y = this.#asked[1]!;
    const i = 4 * entry;
    const px = Math.max(b[i]!, Math.min(x, b[i + 2]!));
    const py = Math.max(b[i + 1]!, Math.min(y, b[i + 3]!));
    return compareLength2d(x, y, px, py, 0, 0, radius, 0) <= 0;
  }
}
