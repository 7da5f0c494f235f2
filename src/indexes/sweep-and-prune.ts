import { requireCount } from '../core/arguments/index.js';
import { PairList } from '../core/collections/pair-list.js';
import { PairSet } from '../core/collections/pair-set.js';
import { BoxStore } from './box-store.js';
import { boxesOverlap, boxesOverlapBetween } from './boxes.js';
import { EndpointList } from './endpoint-list.js';
import { sweepPairs } from './sweep.js';

/** Pairs that began and ended to overlap, each a0 b0 a1 b1 ... with a < b, sorted. */
export interface OverlapChanges {
  readonly begun: Uint32Array;
  readonly ended: Uint32Array;
}

/**
 * Incremental sweep and prune: boxes that move, and the set of pairs that overlap, kept up to date. On each axis the
 * ends of all boxes stand in one sorted list; a box that moves a little passes few ends of others, and only there can a
 * pair begin or end to overlap.
 *
 * An update costs as many steps as ends are passed (the worst case is all of them), an insertion or removal time linear
 * in the number of boxes, because the lists are arrays: give as many boxes as you have to the constructor.
 *
 * Boxes are closed, touching counts. The lists are in the order of (value, min before max, number of the box), and then
 * two intervals overlap if and only if each one's min stands before the other's max. Proof: for a <= b and c <= d the
 * closed intervals [a, b] and [c, d] have a point in common iff a <= d and c <= b. If a < d, the value puts min a
 * before max d; if a = d, the kind does; if a > d, it stands behind. Likewise for c and b. So the order decides, and no
 * tie remains that could be decided either way.
 *
 * Why the set is right after an update: all three coordinates of the box are replaced first, then the lists are sorted
 * again one by one. A pair that begins to overlap was apart on some axis; on that axis a min of one passes the max of
 * the other, and there the boxes, in their new places, are compared on all axes. A pair that ceases to overlap comes
 * apart on some axis, where a max passes a min. Pairs that neither passes are as they were.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.5.1; Baraff, "Dynamic Simulation of Non-penetrating Rigid Bodies",
 * 1992; Cohen et al., "I-COLLIDE", 1995.
 *
 * @example
 * const boxes = new SweepAndPrune(new Float64Array([0, 0, 0, 1, 1, 1, 5, 0, 0, 6, 1, 1]));
 * boxes.pairs(); // new Uint32Array([])
 * boxes.update(1, [1, 1, 1, 2, 2, 2]);
 * boxes.takeChanges(); // { begun: new Uint32Array([0, 1]), ended: new Uint32Array([]) }
 * boxes.remove(0);
 * boxes.takeChanges(); // { begun: new Uint32Array([]), ended: new Uint32Array([0, 1]) }
 */
export class SweepAndPrune {
  readonly #store: BoxStore;
  readonly #lists: readonly EndpointList[];
  readonly #pairs = new PairSet();
  /** Pairs that overlap now and did not at the last report, or the other way round: a change twice is none. */
  readonly #changed = new PairSet();
  /** Numbers of boxes that are gone and that the next report may still name. */
  #gone: number[] = [];

  /**
   * @param boxes six numbers per box, minX minY minZ maxX maxY maxZ; box i has the number i
   * @throws RangeError naming the box that is none
   */
  constructor(boxes: Float64Array = new Float64Array(0)) {
    this.#store = new BoxStore('SweepAndPrune', boxes);
    this.#lists = [0, 1, 2].map((axis) => new EndpointList(this.#store, axis));
    const pairs = sweepPairs(boxes);
    for (let p = 0; p < pairs.length; p += 2) this.#begin(pairs[p]!, pairs[p + 1]!);
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#store.size;
  }

  /** How many pairs of boxes overlap. */
  get pairCount(): number {
    return this.#pairs.size;
  }

  /** Do the boxes of these numbers overlap? From the set: no coordinate is looked at. */
  overlap(a: number, b: number): boolean {
    requireCount('SweepAndPrune.overlap', 'a', a);
    requireCount('SweepAndPrune.overlap', 'b', b);
    return this.#pairs.has(a, b);
  }

  /** All pairs of boxes that overlap: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    return this.#pairs.toList().toSorted();
  }

  /**
   * What has changed since the last call, or since the index was empty. Pairs that began and ended in between are left
   * out. Until this is called, numbers of removed boxes are not given to new ones, since it must be able to name them.
   */
  takeChanges(): OverlapChanges {
    const begun = new PairList();
    const ended = new PairList();
    const changed = this.#changed.toList().words();
    for (let p = 0; p < changed.length; p += 2) {
      const now = this.#pairs.has(changed[p]!, changed[p + 1]!);
      (now ? begun : ended).push(changed[p]!, changed[p + 1]!);
    }
    this.#changed.clear();
    for (const id of this.#gone) this.#store.release(id);
    this.#gone = [];
    return { begun: begun.toSorted(), ended: ended.toSorted() };
  }

  /**
   * Adds a box.
   *
   * @returns its number
   * @throws RangeError if the six numbers are no box
   */
  insert(box: ArrayLike<number>): number {
    const id = this.#store.insert(box);
    for (const list of this.#lists) list.insert(id);
    for (let other = 0; other < this.#store.end; other++) {
      if (other !== id && boxesOverlap(this.#store.boxes, id, other)) this.#begin(id, other);
    }
    return id;
  }

  /**
   * Moves or resizes a box.
   *
   * @throws RangeError if there is no box of that number, or the six numbers are no box
   */
  update(id: number, box: ArrayLike<number>): void {
    const { boxes } = this.#store;
    this.#store.require('update', id);
    const old = boxes.slice(6 * id, 6 * id + 6);
    this.#store.set(id, box);
    for (let axis = 0; axis < 3; axis++) this.#sortAgain(axis, id, old);
  }

  /**
   * Takes a box out.
   *
   * @throws RangeError if there is no box of that number
   */
  remove(id: number): void {
    this.#store.require('remove', id);
    for (let other = 0; other < this.#store.end; other++) {
      if (other !== id && boxesOverlap(this.#store.boxes, id, other)) this.#end(id, other);
    }
    for (const list of this.#lists) list.remove(id);
    this.#store.remove(id);
    this.#gone.push(id);
  }

  /**
   * The numbers of the boxes that have a point in common with a box, ascending. Compares with every box: the lists help
   * boxes that are in them.
   *
   * @throws RangeError if the six numbers are no box
   */
  query(box: ArrayLike<number>): Uint32Array {
    const found: number[] = [];
    const asked = this.#store.asked('query', box);
    for (let id = 0; id < this.#store.end; id++) {
      if (boxesOverlapBetween(this.#store.boxes, id, asked, 0)) found.push(id);
    }
    return Uint32Array.from(found);
  }

  /**
   * Brings both ends of a box to their places on an axis. An end that moves outward goes first: then neither meets the
   * other end of its own box, which may not yet be in its place. For the outward ends there is nothing of the box on
   * their way. An inward end comes upon the other end of its box only after all values up to its own, and stops there,
   * since min <= max and a min stands before a max.
   */
  #sortAgain(axis: number, id: number, old: Float64Array): void {
    const list = this.#lists[axis]!;
    const { boxes } = this.#store;
    const [min, max] = [boxes[6 * id + axis]!, boxes[6 * id + axis + 3]!];
    if (max > old[axis + 3]!) this.#raise(list, 2 * id + 1);
    if (min < old[axis]!) this.#lower(list, 2 * id);
    if (min > old[axis]!) this.#raise(list, 2 * id);
    if (max < old[axis + 3]!) this.#lower(list, 2 * id + 1);
  }

  #lower(list: EndpointList, end: number): void {
    for (let passed = list.stepDown(end); passed >= 0; passed = list.stepDown(end)) {
      // A min that goes below a max: they may begin. A max that goes below a min: apart.
      if ((end & 1) < (passed & 1)) this.#beginIfTrue(end >> 1, passed >> 1);
      else if ((end & 1) > (passed & 1)) this.#end(end >> 1, passed >> 1);
    }
  }

  #raise(list: EndpointList, end: number): void {
    for (let passed = list.stepUp(end); passed >= 0; passed = list.stepUp(end)) {
      if ((end & 1) > (passed & 1)) this.#beginIfTrue(end >> 1, passed >> 1);
      else if ((end & 1) < (passed & 1)) this.#end(end >> 1, passed >> 1);
    }
  }

  #beginIfTrue(a: number, b: number): void {
    if (boxesOverlap(this.#store.boxes, a, b)) this.#begin(a, b);
  }

  #begin(a: number, b: number): void {
    if (this.#pairs.add(a, b)) this.#toggle(a, b);
  }

  #end(a: number, b: number): void {
    if (this.#pairs.delete(a, b)) this.#toggle(a, b);
  }

  #toggle(a: number, b: number): void {
    if (!this.#changed.delete(a, b)) this.#changed.add(a, b);
  }
}
