import { LEAF_SIZE } from './bvh-limits.js';
import { type Bvh, permuteBoxes, TreeShape } from './bvh-tree.js';
import { CurveSplits, centreOf } from './curve-splits.js';
import { medianSplit } from './kd-split.js';
import type { MortonOrder } from './morton-order.js';

const BINS = 16;
/** Ranges up to this length are split at their medians: bins cost more there. */
const SMALL = 8;

/** Boxes in a cluster, at most. Splits among so few save little and are most of the work. */
const CLUSTER = 16;

/** Below this level ranges are split at their medians, so that no tree is too deep. */
const LAST_LEVEL = 64;

/**
 * The tree of the surface area heuristic over clusters of boxes that are neighbours in Morton order; inside a cluster,
 * that of the Morton codes. A node is split along the longest side of the box around its centres, between two of 16
 * bins, where the sum of area times count is least. The heuristic rounds; no answer depends on it.
 */
export function sahTree(boxes: Float64Array, morton: MortonOrder): Bvh {
  const splits = new CurveSplits(boxes, morton);
  const starts = clusterStarts(splits);
  const { places, shape } = new SahBuild(splits, starts, clusterBoxes(boxes, splits.order, starts)).build();
  for (let i = 0; i < places.length; i++) places[i] = splits.order[places[i]!]!;
  return shape.tree(places, permuteBoxes(boxes, places));
}

/** Where clusters begin in the Morton order, and its end. */
function clusterStarts(splits: CurveSplits): Uint32Array {
  const n = splits.order.length;
  const starts: number[] = [];
  const stack = n > 0 ? [0, n, 0] : [];
  while (stack.length > 0) {
    const level = stack.pop()! + 1;
    const end = stack.pop()!;
    const first = stack.pop()!;
    if (end - first <= CLUSTER) starts.push(first);
    else {
      const split = splits.split(first, end, level);
      stack.push(split, end, level, first, split, level);
    }
  }
  starts.push(n);
  return Uint32Array.from(starts);
}

function clusterBoxes(boxes: Float64Array, order: Uint32Array, starts: Uint32Array): Float64Array {
  const around = new Float64Array(6 * (starts.length - 1));
  for (let cluster = 0; cluster < starts.length - 1; cluster++) {
    const box = around.subarray(6 * cluster, 6 * cluster + 6);
    empty(box);
    for (let i = starts[cluster]!; i < starts[cluster + 1]!; i++) extend(box, 0, boxes, 6 * order[i]!);
  }
  return around;
}

class SahBuild {
  readonly shape: TreeShape;
  /** For each place of the tree the place in the Morton order. */
  readonly places: Uint32Array;
  /** The clusters, of which each node has a range. */
  readonly items: Uint32Array;
  readonly #splits: CurveSplits;
  readonly #starts: Uint32Array;
  readonly #boxes: Float64Array;
  readonly #centres: Float64Array;
  /** The bin of each place of `items` in the range at work. */
  readonly #binOf: Uint8Array;
  readonly #counts = new Uint32Array(BINS);
  readonly #bins = new Float64Array(6 * BINS);
  /** The box of the bins from one on to the last. */
  readonly #behind = new Float64Array(BINS);
  readonly #box = new Float64Array(6);
  #placed = 0;

  constructor(splits: CurveSplits, starts: Uint32Array, boxes: Float64Array) {
    const n = starts.length - 1;
    this.#splits = splits;
    this.#starts = starts;
    this.#boxes = boxes;
    this.#centres = new Float64Array(3 * n);
    for (let i = 0; i < n; i++) centreOf(boxes, i, this.#centres);
    this.shape = new TreeShape(splits.order.length);
    this.places = new Uint32Array(splits.order.length);
    this.items = new Uint32Array(n);
    for (let i = 0; i < n; i++) this.items[i] = i;
    this.#binOf = new Uint8Array(n);
  }

  build(): this {
    const n = this.items.length;
    const stack = n > 0 ? [0, 0, n, 0] : [];
    while (stack.length > 0) {
      const level = stack.pop()!;
      const end = stack.pop()!;
      const first = stack.pop()!;
      const node = stack.pop()!;
      if (end - first === 1) {
        const cluster = this.items[first]!;
        this.#cluster(node, this.#starts[cluster]!, this.#starts[cluster + 1]!);
        continue;
      }
      const split = this.#split(first, end, level);
      const child = this.shape.inner(node);
      stack.push(child + 1, split, end, level + 1, child, first, split, level + 1);
    }
    return this;
  }

  /** Splits a cluster along the curve. */
  #cluster(node: number, first: number, end: number): void {
    if (end - first <= LEAF_SIZE) {
      this.shape.leaf(node, this.#placed, end - first);
      for (let i = first; i < end; i++) this.places[this.#placed++] = i;
      return;
    }
    const split = this.#splits.split(first, end, LAST_LEVEL);
    const child = this.shape.inner(node);
    this.#cluster(child, first, split);
    this.#cluster(child + 1, split, end);
  }

  /** Divides a range in two and returns where the second begins. */
  #split(first: number, end: number, level: number): number {
    if (end - first > SMALL && level <= LAST_LEVEL) {
      const axis = this.#longestSide(first, end);
      const low = this.#box[axis]!;
      const extent = 0.5 * this.#box[axis + 3]! - 0.5 * low;
      // Extremes are in different bins, so that some bin begins a second part.
      if (extent > 0) {
        this.#fillBins(first, end, axis, 0.5 * low, extent);
        return this.#partition(first, end, this.#bestBin(end - first));
      }
    }
    return medianSplit(this.#centres, this.items, first, end);
  }

  /** Puts the box around the centres of a range into `box` and returns its longest side. */
  #longestSide(first: number, end: number): number {
    const centres = this.#centres;
    const box = this.#box;
    let [x0, y0, z0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [x1, y1, z1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = first; i < end; i++) {
      const at = 3 * this.items[i]!;
      const x = centres[at]!;
      const y = centres[at + 1]!;
      const z = centres[at + 2]!;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      if (z < z0) z0 = z;
      if (z > z1) z1 = z;
    }
    box[0] = x0;
    box[1] = y0;
    box[2] = z0;
    box[3] = x1;
    box[4] = y1;
    box[5] = z1;
    const dx = 0.5 * x1 - 0.5 * x0;
    const dy = 0.5 * y1 - 0.5 * y0;
    const dz = 0.5 * z1 - 0.5 * z0;
    if (dx >= dy && dx >= dz) return 0;
    return dy >= dz ? 1 : 2;
  }

  #fillBins(first: number, end: number, axis: number, low: number, extent: number): void {
    const boxes = this.#boxes;
    const bins = this.#bins;
    this.#counts.fill(0);
    for (let k = 0; k < 6 * BINS; k += 6) {
      bins.fill(Number.POSITIVE_INFINITY, k, k + 3);
      bins.fill(Number.NEGATIVE_INFINITY, k + 3, k + 6);
    }
    for (let i = first; i < end; i++) {
      const at = 6 * this.items[i]!;
      const centre = 0.5 * this.#centres[3 * this.items[i]! + axis]!;
      let bin = (((centre - low) / extent) * BINS) | 0;
      if (bin > BINS - 1) bin = BINS - 1;
      else if (bin < 0) bin = 0;
      this.#binOf[i] = bin;
      this.#counts[bin]!++;
      extend(bins, 6 * bin, boxes, at);
    }
  }

  /** The first bin of the second part, by the least sum of area times count. */
  #bestBin(count: number): number {
    const box = this.#box;
    empty(box);
    for (let bin = BINS - 1; bin > 0; bin--) {
      extend(box, 0, this.#bins, 6 * bin);
      this.#behind[bin] = halfArea(box);
    }
    empty(box);
    let [best, least, before] = [0, Number.POSITIVE_INFINITY, 0];
    for (let bin = 1; bin < BINS; bin++) {
      extend(box, 0, this.#bins, 6 * (bin - 1));
      before += this.#counts[bin - 1]!;
      if (before === 0 || before === count) continue;
      const cost = halfArea(box) * before + this.#behind[bin]! * (count - before);
      if (cost < least || best === 0) [best, least] = [bin, cost];
    }
    return best;
  }

  #partition(first: number, end: number, bin: number): number {
    const { items } = this;
    const binOf = this.#binOf;
    let i = first;
    let j = end - 1;
    while (true) {
      while (i <= j && binOf[i]! < bin) i++;
      while (i <= j && binOf[j]! >= bin) j--;
      if (i >= j) return i;
      const item = items[i]!;
      items[i++] = items[j]!;
      items[j--] = item;
    }
  }
}

function empty(box: Float64Array): void {
  box.fill(Number.POSITIVE_INFINITY, 0, 3);
  box.fill(Number.NEGATIVE_INFINITY, 3, 6);
}

/** Enlarges a box by another. */
function extend(box: Float64Array, to: number, boxes: Float64Array, from: number): void {
  if (boxes[from]! < box[to]!) box[to] = boxes[from]!;
  if (boxes[from + 1]! < box[to + 1]!) box[to + 1] = boxes[from + 1]!;
  if (boxes[from + 2]! < box[to + 2]!) box[to + 2] = boxes[from + 2]!;
  if (boxes[from + 3]! > box[to + 3]!) box[to + 3] = boxes[from + 3]!;
  if (boxes[from + 4]! > box[to + 4]!) box[to + 4] = boxes[from + 4]!;
  if (boxes[from + 5]! > box[to + 5]!) box[to + 5] = boxes[from + 5]!;
}

/** Half the surface, scaled; may round or overflow: it only guides. */
function halfArea(box: Float64Array): number {
  const dx = box[3]! - box[0]!;
  const dy = box[4]! - box[1]!;
  const dz = box[5]! - box[2]!;
  return dx * dy + dy * dz + dz * dx;
}
