/**
 * The nodes of a tree of boxes that come and go, in the arrays of a {@link Bvh}, so that all walks take it as it is.
 *
 * The root is slot 0; siblings have the slots 2 p and 2 p + 1 of pair p. A leaf has one box, at the place of its
 * number. To move a subtree is to copy the record of its root, which is a few numbers.
 *
 * The heights of siblings differ by one at most (Adelson-Velsky and Landis), whatever comes and goes: the tree over n
 * boxes has at most 1.45 log2(n + 2) levels. Nothing has to be in order here, so where a difference of two arises there
 * are several ways to mend it, of which the one that leaves the smallest boxes is taken.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.2.3; Catto 2019, "Dynamic Bounding Volume Hierarchies";
 * Adelson-Velsky, Landis 1962, "An algorithm for the organization of information".
 */
import type { Bvh } from './bvh-tree.js';
import { medianSplit } from './kd-split.js';

const FIRST_PAIRS = 16;

/** A tree without boxes. */
const EMPTY: Bvh = {
  bounds: new Float64Array(0),
  links: new Uint32Array(0),
  counts: new Uint8Array(0),
  order: new Uint32Array(0),
  boxes: new Float64Array(0),
};

/** Nodes as walks see them, and what is needed to change them. */
export class DynamicNodes {
  /** How often the tree was changed. */
  version = 0;
  #bounds = new Float64Array(12 * FIRST_PAIRS);
  #links = new Uint32Array(2 * FIRST_PAIRS);
  #counts = new Uint8Array(2 * FIRST_PAIRS);
  #heights = new Uint8Array(2 * FIRST_PAIRS);
  /** For each pair the slot of its parent. */
  #parents = new Uint32Array(FIRST_PAIRS);
  /** For each number of a box the slot of its leaf. */
  #slots = new Uint32Array(0);
  #order = new Uint32Array(0);
  #boxes: Float64Array = new Float64Array(0);
  #size = 0;
  /** Pairs that were used and are not, and the first that never was. The root is half of pair 0. */
  readonly #free: number[] = [];
  #end = 1;
  /** What is compared when something is chosen. */
  readonly #first = new Float64Array(6);
  readonly #second = new Float64Array(6);

  /** The tree as it is. Changed by what comes and goes. */
  get tree(): Bvh {
    if (this.#size === 0) return EMPTY;
    return {
      bounds: this.#bounds,
      links: this.#links,
      counts: this.#counts,
      order: this.#order,
      boxes: this.#boxes,
    };
  }

  /** The levels below the root. */
  get height(): number {
    return this.#size === 0 ? 0 : this.#heights[0]!;
  }

  /** The boxes, at the places of their numbers, after there may be more. */
  use(boxes: Float64Array): void {
    this.#boxes = boxes;
    const capacity = boxes.length / 6;
    if (this.#order.length === capacity) return;
    this.#order = Uint32Array.from({ length: capacity }, (_, i) => i);
    const slots = new Uint32Array(capacity);
    slots.set(this.#slots.subarray(0, Math.min(capacity, this.#slots.length)));
    this.#slots = slots;
  }

  /** Builds the tree over boxes 0 to count - 1, which are there already: halved at the medians of their middles. */
  build(count: number): void {
    this.version++;
    if (count === 0) return;
    const middles = new Float64Array(3 * count);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < 3; k++)
        middles[3 * i + k] = 0.5 * this.#boxes[6 * i + k]! + 0.5 * this.#boxes[6 * i + k + 3]!;
    }
    const items = Uint32Array.from({ length: count }, (_, i) => i);
    this.#size = count;
    this.#buildRange(0, middles, items, 0, count);
  }

  #buildRange(slot: number, middles: Float64Array, items: Uint32Array, from: number, to: number): void {
    if (to - from === 1) {
      this.#putLeaf(slot, items[from]!);
      return;
    }
    const middle = medianSplit(middles, items, from, to);
    const child = this.#putPair(slot);
    this.#buildRange(child, middles, items, from, middle);
    this.#buildRange(child + 1, middles, items, middle, to);
    this.#fit(slot);
  }

  /** Puts the box of a number in. */
  insert(id: number): void {
    this.version++;
    if (this.#size++ === 0) {
      this.#putLeaf(0, id);
      return;
    }
    let slot = 0;
    while (this.#counts[slot] === 0) slot = this.#cheaperChild(this.#links[slot]!, 6 * id);
    const child = this.#newPair();
    // Arrays may be new ones now.
    this.#copy(slot, child);
    this.#putLeaf(child + 1, id);
    this.#links[slot] = child;
    this.#counts[slot] = 0;
    this.#parents[child >> 1] = slot;
    this.#mend(slot);
  }

  /** Takes the box of a number out. */
  remove(id: number): void {
    this.version++;
    this.#size--;
    const slot = this.#slots[id]!;
    if (slot === 0) return;
    const pair = slot >> 1;
    const parent = this.#parents[pair]!;
    this.#copy(slot ^ 1, parent);
    this.#free.push(pair);
    if (parent > 0) this.#mend(this.#parents[parent >> 1]!);
  }

  /** Follows a box that has changed: its leaf stays where it is if the box lies in that of its parent. */
  move(id: number): void {
    this.version++;
    const slot = this.#slots[id]!;
    const at = 6 * id;
    if (slot > 0 && !this.#isInside(at, 6 * this.#parents[slot >> 1]!)) {
      this.remove(id);
      this.insert(id);
      return;
    }
    for (let k = 0; k < 6; k++) this.#bounds[6 * slot + k] = this.#boxes[at + k]!;
    for (let child = slot; child > 0; ) {
      child = this.#parents[child >> 1]!;
      this.#fit(child);
    }
  }

  #isInside(box: number, around: number): boolean {
    for (let k = 0; k < 3; k++) {
      if (this.#boxes[box + k]! < this.#bounds[around + k]!) return false;
      if (this.#boxes[box + k + 3]! > this.#bounds[around + k + 3]!) return false;
    }
    return true;
  }

  #putLeaf(slot: number, id: number): void {
    this.#links[slot] = id;
    this.#counts[slot] = 1;
    this.#heights[slot] = 0;
    this.#slots[id] = slot;
    for (let k = 0; k < 6; k++) this.#bounds[6 * slot + k] = this.#boxes[6 * id + k]!;
  }

  /** Makes a slot an inner node and returns the first of its children. */
  #putPair(slot: number): number {
    const child = this.#newPair();
    this.#links[slot] = child;
    this.#counts[slot] = 0;
    this.#parents[child >> 1] = slot;
    return child;
  }

  /** The first slot of a pair that is not used. */
  #newPair(): number {
    const pair = this.#free.pop() ?? this.#end++;
    if (2 * pair >= this.#links.length) this.#grow();
    return 2 * pair;
  }

  #grow(): void {
    const nodes = 2 * this.#links.length;
    const bounds = new Float64Array(6 * nodes);
    bounds.set(this.#bounds);
    this.#bounds = bounds;
    const links = new Uint32Array(nodes);
    links.set(this.#links);
    this.#links = links;
    const counts = new Uint8Array(nodes);
    counts.set(this.#counts);
    this.#counts = counts;
    const heights = new Uint8Array(nodes);
    heights.set(this.#heights);
    this.#heights = heights;
    const parents = new Uint32Array(nodes / 2);
    parents.set(this.#parents);
    this.#parents = parents;
  }

  /** Puts the subtree of one slot at another. */
  #copy(from: number, to: number): void {
    this.#bounds.copyWithin(6 * to, 6 * from, 6 * from + 6);
    const link = this.#links[from]!;
    this.#links[to] = link;
    this.#counts[to] = this.#counts[from]!;
    this.#heights[to] = this.#heights[from]!;
    if (this.#counts[to] === 0) this.#parents[link >> 1] = to;
    else this.#slots[link] = to;
  }

  /** The box and the height of an inner node by those of its children. */
  #fit(slot: number): void {
    const child = this.#links[slot]!;
    this.#unite(child, child + 1, this.#bounds, 6 * slot);
    this.#heights[slot] = 1 + Math.max(this.#heights[child]!, this.#heights[child + 1]!);
  }

  #unite(one: number, other: number, to: Float64Array, at: number): void {
    const bounds = this.#bounds;
    for (let k = 0; k < 3; k++) {
      to[at + k] = Math.min(bounds[6 * one + k]!, bounds[6 * other + k]!);
      to[at + k + 3] = Math.max(bounds[6 * one + k + 3]!, bounds[6 * other + k + 3]!);
    }
  }

  /** The one of two siblings that grows less by a box; else the nearer, the lower, the first one. */
  #cheaperChild(child: number, box: number): number {
    const [one, other] = [this.#growth(child, box), this.#growth(child + 1, box)];
    if (one < other) return child;
    if (other < one) return child + 1;
    // Flat boxes have no surface, and that of large ones overflows.
    const [near, far] = [this.#proximity(child, box), this.#proximity(child + 1, box)];
    if (near < far) return child;
    if (far < near) return child + 1;
    return this.#heights[child]! <= this.#heights[child + 1]! ? child : child + 1;
  }

  /** By how much the surface of a node would grow; rounded, it only guides. */
  #growth(slot: number, box: number): number {
    const united = this.#first;
    for (let k = 0; k < 3; k++) {
      united[k] = Math.min(this.#bounds[6 * slot + k]!, this.#boxes[box + k]!);
      united[k + 3] = Math.max(this.#bounds[6 * slot + k + 3]!, this.#boxes[box + k + 3]!);
    }
    return halfSurface(united, 0) - halfSurface(this.#bounds, 6 * slot);
  }

  /** How far apart the middles of a node and a box are, roughly. */
  #proximity(slot: number, box: number): number {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const middle = 0.5 * this.#bounds[6 * slot + k]! + 0.5 * this.#bounds[6 * slot + k + 3]!;
      const wanted = 0.5 * this.#boxes[box + k]! + 0.5 * this.#boxes[box + k + 3]!;
      sum += Math.abs(0.5 * middle - 0.5 * wanted);
    }
    return sum;
  }

  /** Makes a node and all above it fit their children, and balances them. */
  #mend(from: number): void {
    for (let slot = from; ; slot = this.#parents[slot >> 1]!) {
      this.#balance(slot);
      this.#fit(slot);
      if (slot === 0) return;
    }
  }

  /** If one child of a node is two levels higher than the other, moves subtrees so that it no longer is. */
  #balance(slot: number): void {
    const child = this.#links[slot]!;
    const difference = this.#heights[child]! - this.#heights[child + 1]!;
    if (difference <= 1 && difference >= -1) return;
    const tall = difference > 0 ? child : child + 1;
    const short = tall ^ 1;
    const height = this.#heights[short]!;
    let least = Number.POSITIVE_INFINITY;
    /** The node that is moved, and its part that goes, if it is taken apart. */
    let [moved, part] = [-1, -1];
    const first = this.#links[tall]!;
    for (const high of [first, first + 1]) {
      if (this.#heights[high] !== height + 1) continue;
      // The higher one changes places with the short one ...
      const cost = this.#cost(high, high, short, high ^ 1);
      if (moved < 0 || cost < least) [moved, part, least] = [high, -1, cost];
      // ... or is taken apart: one part goes to the short one, the other stays.
      const below = this.#links[high]!;
      for (const goes of [below, below + 1]) {
        const stays = goes ^ 1;
        if (this.#heights[high ^ 1]! - this.#heights[stays]! > 1) continue;
        const apart = this.#cost(short, goes, stays, high ^ 1);
        if (apart < least) [moved, part, least] = [high, goes, apart];
      }
    }
    if (part < 0) this.#exchange(short, moved);
    else this.#takeApart(short, moved, part);
    for (const changed of [short, tall]) if (this.#counts[changed] === 0) this.#fit(changed);
  }

  /** The sides of the boxes around two pairs. */
  #cost(a: number, b: number, c: number, d: number): number {
    this.#unite(a, b, this.#first, 0);
    this.#unite(c, d, this.#second, 0);
    return sides(this.#first) + sides(this.#second);
  }

  #exchange(one: number, other: number): void {
    const spare = this.#newPair();
    this.#copy(one, spare);
    this.#copy(other, one);
    this.#copy(spare, other);
    this.#free.push(spare >> 1);
  }

  /** `short` becomes a node over itself and a part of `high`; the other part stands where `high` was. */
  #takeApart(short: number, high: number, goes: number): void {
    const stays = goes ^ 1;
    const spare = this.#newPair();
    this.#copy(stays, spare);
    // The pair of `high` now has the one that goes, and the short one.
    this.#copy(short, stays);
    this.#copy(high, short);
    this.#copy(spare, high);
    this.#free.push(spare >> 1);
  }
}

/** Half the surface of a box; may round, overflow or underflow: it only guides. */
function halfSurface(box: Float64Array, i: number): number {
  const x = box[i + 3]! - box[i]!;
  const y = box[i + 4]! - box[i + 1]!;
  const z = box[i + 5]! - box[i + 2]!;
  return x * y + y * z + z * x;
}

/** A sixteenth of the sum of the sides of a box: two such sums do not overflow, and flat boxes have sides, too. */
function sides(box: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += 0.0625 * box[k + 3]! - 0.0625 * box[k]!;
  return sum;
}
