import { reject, requireObject } from '../core/arguments/index.js';

/**
 * A bounding volume hierarchy over boxes, in typed arrays that can be stored, sent and shared.
 *
 * Node 0 is the root. Siblings stand next to each other, behind their parent: the children of inner node k are
 * `links[k]` and `links[k] + 1`. A leaf has `counts[k]` boxes, those at the places `links[k]` and following of `order`.
 * Places, not numbers of boxes, are next to each other in memory: `boxes` is in the order of places.
 */
export interface Bvh {
  /** Six numbers for each node: the smallest box around everything below, exactly. */
  readonly bounds: Float64Array;
  /** The first child of an inner node, the first place of a leaf. */
  readonly links: Uint32Array;
  /** How many boxes a leaf has; 0 for an inner node. */
  readonly counts: Uint8Array;
  /** The number of the box at each place. */
  readonly order: Uint32Array;
  /** Six numbers for each place: the box there. */
  readonly boxes: Float64Array;
}

/** Checks that an argument is a tree: boxes are none yet. @throws RangeError naming the argument */
export function requireBvh(where: string, name: string, bvh: Bvh): void {
  const expected = 'a tree made by buildBvh';
  requireObject(where, name, expected, bvh);
  const { bounds, links, counts, order, boxes } = bvh;
  const parts = [bounds, links, counts, order, boxes];
  if (!parts.every((part) => ArrayBuffer.isView(part))) reject(where, name, expected, bvh);
  const nodes = counts.length;
  const fits = bounds.length === 6 * nodes && links.length === nodes && boxes.length === 6 * order.length;
  if (!fits) reject(where, name, expected, bvh);
}

/** The shape of a tree before its bounds are known: siblings in pairs, behind their parents. */
export class TreeShape {
  readonly links: Uint32Array;
  readonly counts: Uint8Array;
  length: number;

  constructor(boxes: number) {
    // A binary tree with a box in each leaf has fewer than twice as many nodes as boxes.
    this.links = new Uint32Array(Math.max(1, 2 * boxes));
    this.counts = new Uint8Array(this.links.length);
    this.length = boxes > 0 ? 1 : 0;
  }

  /** Makes a node a leaf with the places from `first` on. */
  leaf(node: number, first: number, count: number): void {
    this.links[node] = first;
    this.counts[node] = count;
  }

  /** Makes a node an inner one and returns its first child. */
  inner(node: number): number {
    const child = this.length;
    this.links[node] = child;
    this.length += 2;
    return child;
  }

  /** The tree over boxes that are in the order of places. */
  tree(order: Uint32Array, boxes: Float64Array): Bvh {
    const links = this.links.slice(0, this.length);
    const counts = this.counts.slice(0, this.length);
    const bvh = { bounds: new Float64Array(6 * this.length), links, counts, order, boxes };
    refitBounds(bvh);
    return bvh;
  }
}

/** Computes the bounds of all nodes from the boxes, children first: they stand behind their parents. */
export function refitBounds({ bounds, links, counts, boxes }: Bvh): void {
  for (let node = counts.length - 1; node >= 0; node--) {
    const count = counts[node]!;
    const to = 6 * node;
    if (count === 0) {
      const first = 6 * links[node]!;
      const second = first + 6;
      for (let k = 0; k < 3; k++) {
        const a = bounds[first + k]!;
        const b = bounds[second + k]!;
        bounds[to + k] = Math.min(a, b);
        const c = bounds[first + k + 3]!;
        const d = bounds[second + k + 3]!;
        bounds[to + k + 3] = Math.max(c, d);
      }
    } else {
      boundLeaf(bounds, to, boxes, 6 * links[node]!, count);
    }
  }
}

function boundLeaf(bounds: Float64Array, to: number, boxes: Float64Array, from: number, count: number): void {
  for (let k = 0; k < 3; k++) {
    let low = boxes[from + k]!;
    let high = boxes[from + k + 3]!;
    for (let i = 1, at = from + 6 + k; i < count; i++, at += 6) {
      if (boxes[at]! < low) low = boxes[at]!;
      if (boxes[at + 3]! > high) high = boxes[at + 3]!;
    }
    bounds[to + k] = low;
    bounds[to + k + 3] = high;
  }
}

/** Boxes put in the order given. */
export function permuteBoxes(boxes: Float64Array, order: Uint32Array): Float64Array {
  const permuted = new Float64Array(6 * order.length);
  for (let place = 0, to = 0; place < order.length; place++, to += 6) {
    const from = 6 * order[place]!;
    permuted[to] = boxes[from]!;
    permuted[to + 1] = boxes[from + 1]!;
    permuted[to + 2] = boxes[from + 2]!;
    permuted[to + 3] = boxes[from + 3]!;
    permuted[to + 4] = boxes[from + 4]!;
    permuted[to + 5] = boxes[from + 5]!;
  }
  return permuted;
}
