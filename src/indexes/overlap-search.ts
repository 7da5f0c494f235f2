import { requireCount } from '../core/arguments/index.js';
import { PairList, sortPairsAsTheyAre } from '../core/collections/pair-list.js';
import { type BoxTree, nodesOf, unchanged } from './box-tree.js';
import { boundsOverlap } from './boxes.js';
import type { Bvh } from './bvh-tree.js';

/**
 * Boxes whose pairs have not been looked at: each of `a` with each of `b`. Where both are the same list, each box with
 * each later one.
 */
export interface UndecidedPairs {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
}

/**
 * The search for pairs of boxes that overlap, in one tree or in two, which may be left at any time and says what has
 * not been decided by then: the pairs that were found, those that were found to be apart, and those that are undecided
 * are together all pairs, each once. Trees must not be changed until the search is over.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 25.6 (time-critical collision detection).
 *
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 5, 0, 0, 6, 1, 1]));
 * const search = new OverlapSearch(bvh);
 * search.undecided().length; // 1: all boxes with all
 * search.advance(1000); // true: there is nothing left to do
 * search.pairs(); // new Uint32Array([0, 1])
 */
export class OverlapSearch {
  readonly #a: Bvh;
  readonly #b: Bvh;
  readonly #isOne: boolean;
  readonly #check: () => void;
  /** Nodes that wait, in pairs; twice the same of one tree stands for the pairs inside. */
  readonly #open: number[] = [];
  readonly #found = new PairList();

  /**
   * @param treeA what `buildBvh` made, or a `DynamicBvh`
   * @param treeB another one; without, or if it is the same, pairs inside of the first are looked for
   * @throws RangeError naming the argument, if it is no tree
   */
  constructor(treeA: BoxTree, treeB: BoxTree = treeA) {
    this.#isOne = treeA === treeB;
    this.#a = nodesOf('OverlapSearch', 'treeA', treeA);
    this.#b = this.#isOne ? this.#a : nodesOf('OverlapSearch', 'treeB', treeB);
    this.#check = unchanged('OverlapSearch.advance', this.#isOne ? { treeA } : { treeA, treeB });
    if (this.#a.counts.length > 0 && this.#b.counts.length > 0) this.#open.push(0, 0);
  }

  /** Is there nothing left to do? */
  get isOver(): boolean {
    return this.#open.length === 0;
  }

  /**
   * Goes on by so many steps, each of which is a comparison of two nodes or of the boxes of two leaves.
   *
   * @returns whether there is nothing left to do
   * @throws RangeError if the number is no integer, or negative, or a `DynamicBvh` was changed since the search began
   */
  advance(steps: number): boolean {
    requireCount('OverlapSearch.advance', 'steps', steps);
    this.#check();
    for (let step = 0; step < steps && this.#open.length > 0; step++) this.#step();
    return this.isOver;
  }

  /** The pairs that were found so far: a0 b0 a1 b1 ..., of one tree each a < b, in lexicographic order. */
  pairs(): Uint32Array {
    return this.#isOne ? this.#found.toSorted() : sortPairsAsTheyAre(this.#found.words());
  }

  /** What has not been decided, in groups of boxes: each of the one list with each of the other. */
  undecided(): UndecidedPairs[] {
    const groups: UndecidedPairs[] = [];
    for (let i = 0; i < this.#open.length; i += 2) {
      const [p, q] = [this.#open[i]!, this.#open[i + 1]!];
      const a = boxesBelow(this.#a, p);
      groups.push({ a, b: this.#isOne && p === q ? a : boxesBelow(this.#b, q) });
    }
    return groups;
  }

  #step(): void {
    const q = this.#open.pop()!;
    const p = this.#open.pop()!;
    const [a, b] = [this.#a, this.#b];
    const isAlone = this.#isOne && p === q;
    if (!isAlone && !boundsOverlap(a.bounds, 6 * p, b.bounds, 6 * q)) return;
    const [isLeafA, isLeafB] = [a.counts[p]! > 0, b.counts[q]! > 0];
    if (isLeafA && isLeafB) {
      this.#compareLeaves(p, q, isAlone);
      return;
    }
    const [i, j] = [a.links[p]!, b.links[q]!];
    if (isAlone) this.#open.push(i, i + 1, i + 1, i + 1, i, i);
    else if (isLeafA) this.#open.push(p, j + 1, p, j);
    else if (isLeafB) this.#open.push(i + 1, q, i, q);
    else this.#open.push(i + 1, j + 1, i + 1, j, i, j + 1, i, j);
  }

  #compareLeaves(p: number, q: number, isAlone: boolean): void {
    const [a, b] = [this.#a, this.#b];
    const [fromA, fromB] = [a.links[p]!, b.links[q]!];
    const [endA, endB] = [fromA + a.counts[p]!, fromB + b.counts[q]!];
    for (let i = fromA; i < endA; i++) {
      for (let j = isAlone ? i + 1 : fromB; j < endB; j++) {
        if (boundsOverlap(a.boxes, 6 * i, b.boxes, 6 * j)) this.#found.push(a.order[i]!, b.order[j]!);
      }
    }
  }
}

/** The numbers of the boxes below a node, ascending. */
function boxesBelow({ links, counts, order }: Bvh, root: number): Uint32Array {
  const found: number[] = [];
  const open = [root];
  while (open.length > 0) {
    const node = open.pop()!;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) open.push(link, link + 1);
    for (let place = link; place < link + count; place++) found.push(order[place]!);
  }
  return Uint32Array.from(found).sort();
}
