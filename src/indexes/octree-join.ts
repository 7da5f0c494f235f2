import type { PairList } from '../core/collections/pair-list.js';
import { boxesOverlap, boxesOverlapBetween } from './boxes.js';
import type { Chains } from './chains.js';
import { NO_NODE, type OctreeNodes, ROOTS } from './octree-nodes.js';

/**
 * All pairs of boxes in a loose octree that overlap, found by going down two subtrees at once: where the loose cells of
 * two nodes are apart, so are all boxes below them.
 *
 * The pairs of a subtree with itself are those of the boxes of its top node among each other, those of each of them
 * with the subtrees below, and those of these subtrees with themselves and with each other. Those of two subtrees are
 * those of the boxes of the coarser top node with the other subtree, and those of the subtrees below it with the other.
 * Each pair is in one of these parts, so each is found once.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3.1 and 6.3.2 (the larger of two nodes is descended).
 */
export class OctreeJoin {
  readonly #nodes: OctreeNodes;
  readonly #boxesOfNode: Chains;
  readonly #boxes: Float64Array;
  readonly #pairs: PairList;
  readonly #stack: number[] = [];

  constructor(nodes: OctreeNodes, boxesOfNode: Chains, boxes: Float64Array, pairs: PairList) {
    this.#nodes = nodes;
    this.#boxesOfNode = boxesOfNode;
    this.#boxes = boxes;
    this.#pairs = pairs;
  }

  /** Appends all pairs. */
  run(): void {
    for (let a = 0; a < ROOTS; a++) {
      this.#withItself(a);
      for (let b = a + 1; b < ROOTS; b++) this.#withOther(a, b);
    }
  }

  #withItself(node: number): void {
    const { children } = this.#nodes;
    for (let a = this.#boxesOfNode.first(node); a >= 0; a = this.#boxesOfNode.after(a)) {
      for (let b = this.#boxesOfNode.after(a); b >= 0; b = this.#boxesOfNode.after(b)) {
        if (boxesOverlap(this.#boxes, a, b)) this.#pairs.push(a, b);
      }
    }
    for (let slot = 8 * node; slot < 8 * node + 8; slot++) {
      const child = children[slot]!;
      if (child === NO_NODE) continue;
      this.#boxesWithSubtree(node, child);
      this.#withItself(child);
      for (let other = slot + 1; other < 8 * node + 8; other++) {
        if (children[other] !== NO_NODE) this.#withOther(child, children[other]!);
      }
    }
  }

  /** Two nodes neither of which is above the other. */
  #withOther(a: number, b: number): void {
    const { bounds, children, levels } = this.#nodes;
    if (!boxesOverlap(bounds, a, b)) return;
    const coarser = levels[a]! >= levels[b]! ? a : b;
    const other = coarser === a ? b : a;
    this.#boxesWithSubtree(coarser, other);
    for (let slot = 8 * coarser; slot < 8 * coarser + 8; slot++) {
      if (children[slot] !== NO_NODE) this.#withOther(children[slot]!, other);
    }
  }

  #boxesWithSubtree(node: number, top: number): void {
    for (let a = this.#boxesOfNode.first(node); a >= 0; a = this.#boxesOfNode.after(a)) {
      this.#boxWithSubtree(a, top);
    }
  }

  #boxWithSubtree(a: number, top: number): void {
    const { bounds, children } = this.#nodes;
    const stack = this.#stack;
    stack.push(top);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (!boxesOverlapBetween(bounds, node, this.#boxes, a)) continue;
      for (let b = this.#boxesOfNode.first(node); b >= 0; b = this.#boxesOfNode.after(b)) {
        if (boxesOverlap(this.#boxes, a, b)) this.#pairs.push(a, b);
      }
      for (let slot = 8 * node; slot < 8 * node + 8; slot++) {
        if (children[slot] !== NO_NODE) stack.push(children[slot]!);
      }
    }
  }
}
