import { hashOfThree } from '../core/collections/hashing.js';
import { PairList } from '../core/collections/pair-list.js';
import { BoxStore } from './box-store.js';
import { boxesOverlapBetween } from './boxes.js';
import { type CellOptions, coveredCells, levelByCrowd, requestedLevel } from './cell-level.js';
import { COARSEST_LEVEL, cellOf, FINEST_LEVEL, levelOfBox, MAX_CELL } from './cells.js';
import { Chains } from './chains.js';

const LEVELS = COARSEST_LEVEL - FINEST_LEVEL + 1;

/**
 * A hierarchical grid: grids whose cells double in size from level to level, each box in one cell of the level of its
 * size. For boxes of different sizes that come, move and go: each of these takes constant time.
 *
 * Cells have sizes of powers of two, and which cell a box is in is decided exactly. A box is in the cell of its mins,
 * and reaches at most one cell further on each axis, because its level's cells are larger than it. So the boxes of a
 * level that overlap a given one are in the cells that it covers, or one below them: at most 27 for a box of the same
 * or a finer level. A pair is looked for at the coarser one's level only, from the finer one; if they are of one level,
 * from the one in the greater cell, or by the lesser number in one cell: each pair is found once.
 *
 * The time of a search grows with the number of levels that have boxes. Where a level has fewer boxes than there are
 * cells to look into, its boxes are gone through instead.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.2.1; Mirtich, "Efficient algorithms for two-phase collision
 * detection", 1997.
 *
 * @example
 * const grid = new HierarchicalGrid(new Float64Array([0, 0, 0, 1, 1, 1, -9, -9, -9, 9, 9, 9]));
 * grid.pairs(); // new Uint32Array([0, 1])
 * grid.insert([1, 1, 1, 1.5, 1.5, 1.5]); // 2
 * grid.remove(1);
 * grid.pairs(); // new Uint32Array([0, 2])
 * grid.query([-5, 0, 0, 0, 5, 5]); // new Uint32Array([0])
 */
export class HierarchicalGrid {
  readonly #store: BoxStore;
  readonly #finest: number;
  /** For each box its level and the cell of its mins, three numbers. */
  #levels: Int16Array;
  #cells: Float64Array;
  /** The boxes whose cells have one hash value, and those of one level. */
  readonly #buckets: Chains;
  readonly #byLevel: Chains;
  readonly #countOfLevel = new Uint32Array(LEVELS);
  /** The levels that have boxes, from fine to coarse, as places in `#countOfLevel`. */
  #occupied: number[] = [];
  readonly #low = new Float64Array(3);
  readonly #high = new Float64Array(3);
  readonly #found: number[] = [];

  /**
   * @param boxes   six numbers per box, minX minY minZ maxX maxY maxZ; box i has the number i
   * @param options the size of the smallest cells; without, one that suits the boxes given here. Where there are none
   *   yet and points or very small boxes will come, name a size: otherwise cells are as small as boxes
   * @throws RangeError naming the box that is none, or a size that is no power of two
   */
  constructor(boxes: Float64Array = new Float64Array(0), options: CellOptions = {}) {
    this.#store = new BoxStore('HierarchicalGrid', boxes);
    // Half the size that gives a box per cell: searches look into the neighbours of a cell, too.
    const guess = Math.max(FINEST_LEVEL, levelByCrowd(boxes) - 1);
    this.#finest = requestedLevel('HierarchicalGrid', options) ?? guess;
    this.#levels = new Int16Array(this.#store.capacity);
    this.#cells = new Float64Array(3 * this.#store.capacity);
    this.#buckets = new Chains(2 * this.#store.capacity, this.#store.capacity);
    this.#byLevel = new Chains(LEVELS, this.#store.capacity);
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
    if (this.#levels.length < this.#store.capacity) this.#grow();
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
    this.#found.length = 0;
    for (const place of this.#occupied) this.#search(place, asked, 0, false);
    return Uint32Array.from(this.#found).sort();
  }

  /** All pairs of boxes that overlap: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    const pairs = new PairList();
    for (let id = 0; id < this.#store.end; id++) {
      if (this.#store.has(id)) this.#pairsOf(id, pairs);
    }
    return pairs.toSorted();
  }

  #pairsOf(id: number, pairs: PairList): void {
    const own = this.#levels[id]! - FINEST_LEVEL;
    for (const place of this.#occupied) {
      if (place < own) continue;
      this.#found.length = 0;
      this.#search(place, this.#store.boxes, id, place === own);
      for (const other of this.#found) {
        if (place > own || this.#isBehind(other, id)) pairs.push(id, other);
      }
    }
  }

  /** Of two boxes of one level: is a in a lesser cell than b, in lexicographic order, or behind it in the same one? */
  #isBehind(a: number, b: number): boolean {
    for (let axis = 0; axis < 3; axis++) {
      const p = this.#cells[3 * a + axis]!;
      const q = this.#cells[3 * b + axis]!;
      if (p !== q) return p < q;
    }
    return a > b;
  }

  /**
   * Appends the boxes of a level that overlap box i of an array; for the box's own level those of lesser cells, and of
   * its own one, may be enough.
   */
  #search(place: number, boxes: Float64Array, i: number, lesserCells: boolean): void {
    const low = this.#low;
    const high = this.#high;
    // One more than the cells that boxes are in: beyond, there are none.
    coveredCells(boxes, i, place + FINEST_LEVEL, MAX_CELL + 1, low, high);
    const [ownX, ownY, ownZ] = lesserCells ? [low[0]!, low[1]!, low[2]!] : [Infinity, Infinity, Infinity];
    // Boxes of the cell below may reach into the first cell that is covered.
    for (let axis = 0; axis < 3; axis++) low[axis] = low[axis]! - 1;
    const cells = (high[0]! - low[0]! + 1) * (high[1]! - low[1]! + 1) * (high[2]! - low[2]! + 1);
    if (cells > this.#countOfLevel[place]!) {
      this.#searchLevel(place, boxes, i);
      return;
    }
    for (let x = low[0]!; x <= Math.min(high[0]!, ownX); x++) {
      const lastY = x === ownX ? ownY : high[1]!;
      for (let y = low[1]!; y <= lastY; y++) {
        const lastZ = x === ownX && y === ownY ? ownZ : high[2]!;
        for (let z = low[2]!; z <= lastZ; z++) this.#searchCell(place, x, y, z, boxes, i);
      }
    }
  }

  #searchLevel(place: number, boxes: Float64Array, i: number): void {
    for (let id = this.#byLevel.first(place); id >= 0; id = this.#byLevel.after(id)) {
      if (boxesOverlapBetween(this.#store.boxes, id, boxes, i)) this.#found.push(id);
    }
  }

  #searchCell(place: number, x: number, y: number, z: number, boxes: Float64Array, i: number): void {
    const cells = this.#cells;
    const stored = this.#store.boxes;
    const level = place + FINEST_LEVEL;
    let id = this.#buckets.first(this.#bucket(level, x, y, z));
    for (; id >= 0; id = this.#buckets.after(id)) {
      // Cells of any level may share the bucket; but most boxes in it are of this cell, and do not overlap.
      if (!boxesOverlapBetween(stored, id, boxes, i)) continue;
      const isHere =
        this.#levels[id] === level &&
        cells[3 * id] === x &&
        cells[3 * id + 1] === y &&
        cells[3 * id + 2] === z;
      if (isHere) this.#found.push(id);
    }
  }

  #bucket(level: number, x: number, y: number, z: number): number {
    return (hashOfThree(x, y, z) + Math.imul(level, 0x9e3779b1)) & (this.#buckets.count - 1);
  }

  #bucketOf(id: number): number {
    const cells = this.#cells;
    return this.#bucket(this.#levels[id]!, cells[3 * id]!, cells[3 * id + 1]!, cells[3 * id + 2]!);
  }

  #link(id: number): void {
    const { boxes } = this.#store;
    const level = levelOfBox(boxes, id, this.#finest);
    this.#levels[id] = level;
    for (let axis = 0; axis < 3; axis++) this.#cells[3 * id + axis] = cellOf(boxes[6 * id + axis]!, level);
    this.#buckets.add(this.#bucketOf(id), id);
    const place = level - FINEST_LEVEL;
    this.#byLevel.add(place, id);
    if (this.#countOfLevel[place]! === 0) {
      this.#occupied = [...this.#occupied, place].sort((a, b) => a - b);
    }
    this.#countOfLevel[place] = this.#countOfLevel[place]! + 1;
  }

  #unlink(id: number): void {
    const place = this.#levels[id]! - FINEST_LEVEL;
    this.#buckets.remove(this.#bucketOf(id), id);
    this.#byLevel.remove(place, id);
    this.#countOfLevel[place] = this.#countOfLevel[place]! - 1;
    if (this.#countOfLevel[place] === 0) this.#occupied = this.#occupied.filter((other) => other !== place);
  }

  #grow(): void {
    const { capacity } = this.#store;
    const levels = new Int16Array(capacity);
    levels.set(this.#levels);
    this.#levels = levels;
    const cells = new Float64Array(3 * capacity);
    cells.set(this.#cells);
    this.#cells = cells;
    this.#byLevel.extend(capacity);
    // More buckets: every box to its new one. The box that made room necessary is linked afterwards.
    this.#buckets.restart(2 * capacity, capacity);
    const last = this.#store.end - 1;
    for (let id = 0; id < last; id++) this.#buckets.add(this.#bucketOf(id), id);
  }
}
