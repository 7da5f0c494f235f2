import { PairList } from '../core/collections/pair-list.js';
import { BoxStore } from './box-store.js';
import { boxesOverlapBetween } from './boxes.js';
import { type CellOptions, levelByCrowd, requestedLevel } from './cell-level.js';
import { cellOfMiddle, levelOfBox } from './cells.js';
import { Chains } from './chains.js';
import { OctreeJoin } from './octree-join.js';
import { NO_NODE, OctreeNodes, ROOTS } from './octree-nodes.js';

/**
 * A loose octree: cubes that halve in size from level to level, each enlarged by half of its side in all directions
 * (looseness 2). A box is in one node: the level follows from its size and the cell from its middle, so that a box near
 * a border is not stuck in a large node, and inserting takes no search for the size. For boxes of very different sizes
 * that come, move and go, and for searches in large regions.
 *
 * Cells have sizes of powers of two. The cell of a box's middle is decided exactly, although the middle may be no
 * double; so the box lies within the loose cell, whose bounds are doubles, and a search compares only. The octree
 * covers all of space, with no bounds to give; levels without boxes cost nothing.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.3.6; Ulrich, "Loose Octrees", Game Programming Gems, 2000.
 *
 * @example
 * const octree = new LooseOctree(new Float64Array([0, 0, 0, 1, 1, 1, -9, -9, -9, 9, 9, 9]));
 * octree.pairs(); // new Uint32Array([0, 1])
 * octree.insert([1, 1, 1, 1.5, 1.5, 1.5]); // 2
 * octree.remove(1);
 * octree.pairs(); // new Uint32Array([0, 2])
 * octree.query([-5, 0, 0, 0, 5, 5]); // new Uint32Array([0])
 */
export class LooseOctree {
  readonly #store: BoxStore;
  readonly #finest: number;
  readonly #nodes = new OctreeNodes();
  /** The node of each box, and the boxes of each node. */
  #nodeOfBox: Int32Array;
  readonly #boxesOfNode: Chains;
  readonly #cell = new Float64Array(3);
  readonly #hasBoxes = (node: number): boolean => this.#boxesOfNode.first(node) >= 0;

  /**
   * @param boxes   six numbers per box, minX minY minZ maxX maxY maxZ; box i has the number i
   * @param options the size of the smallest cells; without, one that gives the boxes about a cell each
   * @throws RangeError naming the box that is none, or a size that is no power of two
   */
  constructor(boxes: Float64Array = new Float64Array(0), options: CellOptions = {}) {
    this.#store = new BoxStore('LooseOctree', boxes);
    this.#finest = requestedLevel('LooseOctree', options) ?? levelByCrowd(boxes);
    this.#nodeOfBox = new Int32Array(this.#store.capacity);
    this.#boxesOfNode = new Chains(this.#nodes.capacity, this.#store.capacity);
    for (let id = 0; id < this.#store.end; id++) this.#link(id);
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#store.size;
  }

  /**
   * Adds a box.
   *
   * @returns its number
   * @throws RangeError if the six numbers are no box
   */
  insert(box: ArrayLike<number>): number {
    const id = this.#store.insert(box);
    const { capacity } = this.#store;
    if (this.#nodeOfBox.length < capacity) {
      const longer = new Int32Array(capacity);
      longer.set(this.#nodeOfBox);
      this.#nodeOfBox = longer;
      this.#boxesOfNode.extend(capacity);
    }
    this.#link(id);
    return id;
  }

  /**
   * Moves or resizes a box.
   *
   * @throws RangeError if there is no box of that number, or the six numbers are no box
   */
  update(id: number, box: ArrayLike<number>): void {
    this.#store.set(id, box);
    this.#unlink(id);
    this.#link(id);
  }

  /**
   * Takes a box out. Its number may be given to a new one.
   *
   * @throws RangeError if there is no box of that number
   */
  remove(id: number): void {
    this.#store.require('remove', id);
    this.#unlink(id);
    this.#store.remove(id);
    this.#store.release(id);
  }

  /**
   * The numbers of the boxes that have a point in common with a box, ascending.
   *
   * @throws RangeError if the six numbers are no box
   */
  query(box: ArrayLike<number>): Uint32Array {
    const asked = this.#store.asked('query', box);
    const { bounds, children } = this.#nodes;
    const found: number[] = [];
    const stack = Array.from({ length: ROOTS }, (_, root) => root);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      let id = this.#boxesOfNode.first(node);
      for (; id >= 0; id = this.#boxesOfNode.after(id)) {
        if (boxesOverlapBetween(this.#store.boxes, id, asked, 0)) found.push(id);
      }
      for (let slot = 8 * node; slot < 8 * node + 8; slot++) {
        const child = children[slot]!;
        if (child !== NO_NODE && boxesOverlapBetween(bounds, child, asked, 0)) stack.push(child);
      }
    }
    return Uint32Array.from(found).sort();
  }

  /** All pairs of boxes that overlap: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    const pairs = new PairList();
    new OctreeJoin(this.#nodes, this.#boxesOfNode, this.#store.boxes, pairs).run();
    return pairs.toSorted();
  }

  #link(id: number): void {
    const { boxes } = this.#store;
    const level = levelOfBox(boxes, id, this.#finest);
    for (let axis = 0; axis < 3; axis++) {
      this.#cell[axis] = cellOfMiddle(boxes[6 * id + axis]!, boxes[6 * id + axis + 3]!, level);
    }
    const node = this.#nodes.nodeOf(level, this.#cell);
    if (this.#boxesOfNode.count < this.#nodes.capacity) this.#boxesOfNode.extendLists(this.#nodes.capacity);
    this.#nodeOfBox[id] = node;
    this.#boxesOfNode.add(node, id);
  }

  #unlink(id: number): void {
    const node = this.#nodeOfBox[id]!;
    this.#boxesOfNode.remove(node, id);
    this.#nodes.prune(node, this.#hasBoxes);
  }
}
