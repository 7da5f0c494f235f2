import { BoxStore } from './box-store.js';
import type { Bvh } from './bvh-tree.js';
import { DynamicNodes } from './dynamic-nodes.js';

/**
 * A bounding volume hierarchy whose boxes come, move and go. All questions about trees of boxes take it in the place of
 * what `buildBvh` makes: `overlappingPairs`, `boxesOverlapping`, `boxesAlong`, `nearestBoxes` and the others.
 *
 * A box is put where the surface of nodes grows least, and nodes are turned about where one side is two levels higher
 * than the other. So a tree over n boxes has at most 1.45 log2(n + 2) levels, in whatever order they come and go: each
 * change takes logarithmic time. A box that moves inside of its parent's box stays where it is in the tree.
 *
 * A tree that is changed by a visitor that walks through it, or between the steps of an `OverlapSearch`, is refused
 * there: a `RangeError` names it.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.2.3; Catto 2019, "Dynamic Bounding Volume Hierarchies".
 *
 * @example
 * const tree = new DynamicBvh(new Float64Array([0, 0, 0, 1, 1, 1, 5, 0, 0, 6, 1, 1]));
 * tree.insert([1, 0, 0, 2, 1, 1]); // 2
 * overlappingPairs(tree); // new Uint32Array([0, 2])
 * tree.update(1, [2, 0, 0, 3, 1, 1]);
 * tree.remove(0);
 * boxesAlong(tree, { origin: [9, 0, 0], direction: [-1, 0, 0] }); // new Uint32Array([1, 2])
 */
export class DynamicBvh {
  readonly #store: BoxStore;
  readonly #nodes = new DynamicNodes();

  /**
   * @param boxes six numbers per box, minX minY minZ maxX maxY maxZ; box i has the number i
   * @throws RangeError naming the box that is none
   */
  constructor(boxes: Float64Array = new Float64Array(0)) {
    this.#store = new BoxStore('DynamicBvh', boxes);
    this.#nodes.use(this.#store.boxes);
    this.#nodes.build(this.#store.end);
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#store.size;
  }

  /** How many levels of nodes are below the root: 0 for one box or none. */
  get height(): number {
    return this.#nodes.height;
  }

  /**
   * Adds a box.
   *
   * @returns its number
   * @throws RangeError if the six numbers are no box
   */
  insert(box: ArrayLike<number>): number {
    const id = this.#store.insert(box);
    this.#nodes.use(this.#store.boxes);
    this.#nodes.insert(id);
    return id;
  }

  /**
   * Moves or resizes a box.
   *
   * @throws RangeError if there is no box of that number, or the six numbers are no box
   */
  update(id: number, box: ArrayLike<number>): void {
    this.#store.set(id, box);
    this.#nodes.move(id);
  }

  /**
   * Takes a box out. Its number may be given to a new one.
   *
   * @throws RangeError if there is no box of that number
   */
  remove(id: number): void {
    this.#store.require('remove', id);
    this.#nodes.remove(id);
    this.#store.remove(id);
    this.#store.release(id);
  }

  /** How often the tree was changed. @internal */
  get version(): number {
    return this.#nodes.version;
  }

  /** The nodes, for questions. @internal */
  get nodes(): Bvh {
    return this.#nodes.tree;
  }
}
