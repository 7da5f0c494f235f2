import { COARSEST_LEVEL, cellSize, coarserCell } from './cells.js';

/** No node. */
export const NO_NODE = -1;
/** The octants of space, the nodes that are always there: the cells -1 and 0 of the coarsest level on each axis. */
export const ROOTS = 8;
const FIRST_CAPACITY = 64;

/**
 * The nodes of a loose octree whose chains of only children are left out: a child lies in one octant of its parent, and
 * may be any number of levels finer. So there are fewer than twice as many nodes as cells with boxes, however deep the
 * tree is. Node n has its level, its cell, its eight children, and the bounds of its loose cell in flat arrays.
 *
 * Source: compressed quadtrees: Samet, Foundations of Multidimensional and Metric Data Structures, 1.4; Har-Peled,
 * Geometric Approximation Algorithms, 2.2.
 */
export class OctreeNodes {
  levels = new Int16Array(FIRST_CAPACITY);
  /** Three numbers per node. */
  cells = new Float64Array(3 * FIRST_CAPACITY);
  /** The loose cells: six numbers per node, a box that encloses all boxes of the node and of those below it. */
  bounds = new Float64Array(6 * FIRST_CAPACITY);
  /** Eight per node. */
  children = new Int32Array(8 * FIRST_CAPACITY);
  parents = new Int32Array(FIRST_CAPACITY);
  /** All nodes are below this one. */
  end = 0;
  readonly #free: number[] = [];
  readonly #scratch = new Float64Array(3);

  constructor() {
    for (let octant = 0; octant < ROOTS; octant++) {
      // Bit k of an octant is set where the cell is odd: -1.
      for (let axis = 0; axis < 3; axis++) this.#scratch[axis] = (octant >> axis) & 1 ? -1 : 0;
      this.#create(COARSEST_LEVEL, this.#scratch, 0);
    }
  }

  /** How many nodes there are room for. */
  get capacity(): number {
    return this.levels.length;
  }

  /**
   * The node of a cell; it is made if there is none.
   *
   * @param level the cell's level
   * @param cell  three integers
   */
  nodeOf(level: number, cell: Float64Array): number {
    let node = octantOf(cell, 0, COARSEST_LEVEL - level);
    while (this.levels[node] !== level) {
      const slot = this.#slotBelow(node, level, cell);
      const child = this.children[slot]!;
      if (child === NO_NODE) return this.#attach(slot, node, this.#create(level, cell, 0));
      const meeting = this.#meetingLevel(child, level, cell);
      node = meeting === this.levels[child] ? child : this.#split(slot, node, child, meeting, level, cell);
    }
    return node;
  }

  /**
   * Takes a node without boxes out of the tree, and those above that are left without purpose by it.
   *
   * @param hasBoxes does a node have boxes of its own?
   */
  prune(node: number, hasBoxes: (node: number) => boolean): void {
    let n = node;
    while (n >= ROOTS && !hasBoxes(n)) {
      const [only, count] = this.#onlyChild(n);
      if (count > 1) return;
      const parent = this.parents[n]!;
      const slot = this.#slotBelow(parent, this.levels[n]!, this.cells.subarray(3 * n, 3 * n + 3));
      this.children[slot] = only;
      if (only !== NO_NODE) this.parents[only] = parent;
      this.#free.push(n);
      if (only !== NO_NODE) return;
      n = parent;
    }
  }

  #onlyChild(node: number): [child: number, count: number] {
    let only = NO_NODE;
    let count = 0;
    for (let slot = 8 * node; slot < 8 * node + 8; slot++) {
      if (this.children[slot] === NO_NODE) continue;
      only = this.children[slot]!;
      count++;
    }
    return [only, count];
  }

  /** Where in `children` the octant of a node stands that a finer cell inside of it belongs to. */
  #slotBelow(node: number, level: number, cell: Float64Array): number {
    return 8 * node + octantOf(cell, 0, this.levels[node]! - 1 - level);
  }

  /** The finest level at which a node and a cell lie in one cell. */
  #meetingLevel(child: number, level: number, cell: Float64Array): number {
    const own = this.levels[child]!;
    for (let m = Math.max(own, level); ; m++) {
      let same = true;
      for (let axis = 0; axis < 3; axis++) {
        const a = coarserCell(cell[axis]!, m - level);
        if (a !== coarserCell(this.cells[3 * child + axis]!, m - own)) same = false;
      }
      // Both lie in one octant of the parent, so that this ends below its level.
      if (same) return m;
    }
  }

  /** Puts a node between a parent and its child, at a level where the child's cell and the given one are in one. */
  #split(slot: number, parent: number, child: number, at: number, level: number, cell: Float64Array): number {
    const middle = this.#attach(slot, parent, this.#create(at, cell, at - level));
    const cellOfChild = this.cells.subarray(3 * child, 3 * child + 3);
    this.#attach(this.#slotBelow(middle, this.levels[child]!, cellOfChild), middle, child);
    return middle;
  }

  #attach(slot: number, parent: number, child: number): number {
    this.children[slot] = child;
    this.parents[child] = parent;
    return child;
  }

  /** A node for the cell that contains a cell and is `coarser` levels coarser than it. */
  #create(level: number, cell: Float64Array, coarser: number): number {
    const node = this.#free.pop() ?? this.#append();
    this.levels[node] = level;
    this.children.fill(NO_NODE, 8 * node, 8 * node + 8);
    for (let axis = 0; axis < 3; axis++) {
      const c = coarserCell(cell[axis]!, coarser);
      this.cells[3 * node + axis] = c;
      // Half a cell more on both sides. With |c| <= 2^51 the factors have at most 53 bits, so the products are exact,
      // or infinite: then there is no double beyond. They are odd, so that no infinite size is multiplied by 0.
      const half = cellSize(level) / 2;
      this.bounds[6 * node + axis] = (2 * c - 1) * half;
      this.bounds[6 * node + axis + 3] = (2 * c + 3) * half;
    }
    return node;
  }

  #append(): number {
    if (this.end === this.capacity) {
      this.levels = doubled(this.levels, Int16Array);
      this.cells = doubled(this.cells, Float64Array);
      this.bounds = doubled(this.bounds, Float64Array);
      this.children = doubled(this.children, Int32Array);
      this.parents = doubled(this.parents, Int32Array);
    }
    return this.end++;
  }
}

/** The octant of its parent that the cell lies in which contains a cell and is some levels coarser: three bits. */
function octantOf(cell: Float64Array, at: number, coarser: number): number {
  let octant = 0;
  for (let axis = 0; axis < 3; axis++) {
    // Odd numbers are the upper halves of their parents: 2 floor(c / 2) + 1.
    const c = coarserCell(cell[at + axis]!, coarser);
    if (c !== 2 * coarserCell(c, 1)) octant |= 1 << axis;
  }
  return octant;
}

function doubled<T extends { length: number; set(from: T): void }>(old: T, make: new (n: number) => T): T {
  const longer = new make(2 * old.length);
  longer.set(old);
  return longer;
}
