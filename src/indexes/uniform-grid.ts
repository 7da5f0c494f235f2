import { requireFlatBox, requireFlatBoxes, requireSegmentOrRay } from '../core/arguments/index.js';
import { hashOfThree } from '../core/collections/hashing.js';
import { PairList } from '../core/collections/pair-list.js';
import type { Ray, Segment } from '../core/shapes.js';
import { AxisCrossings } from './axis-crossings.js';
import { BoxEntries, NOT_MET } from './box-entries.js';
import { boxesOverlap, boxesOverlapBetween } from './boxes.js';
import { treeOver } from './bvh.js';
import { boxesOverlapping, overlappingPairs } from './bvh-queries.js';
import { permuteBoxes } from './bvh-tree.js';
import {
  type CellOptions,
  coveredCells,
  levelByDensity,
  levelByExtent,
  requestedLevel,
} from './cell-level.js';
import { CellWalk } from './cell-walk.js';
import { cellSize, lastCell, MAX_CELL } from './cells.js';

/** A box that covers more cells than this, 8 on each axis, is kept beside the grid. */
const MOST_CELLS = 512;
/** Members of a bucket that are compared with each other one by one, at most. */
const CROWD = 64;
/** A walk through so many cells is short, however few boxes there are. */
const FEW_CELLS = 64;
const FEWEST_BUCKETS = 16;
const MOST_BUCKETS = 2 ** 24;

/**
 * A uniform grid: space in cubes of one size, and for every cube the boxes that meet it, in a hash table, so that the
 * grid has no borders. For many boxes of about the same size that do not move.
 *
 * The size of a cube is a power of two, and the cell of a coordinate is decided exactly. A pair is reported in its home
 * cell, the one of the greater of the two mins on each axis: the lower corner of what they have in common. Both boxes
 * cover it if they overlap, so each pair is reported, and once.
 *
 * The outermost cells, 2^51 from zero, have no end. That is a cell like others: all that the rule needs is that a
 * greater coordinate is never in a lesser cell. Boxes that cover more than 512 cells are kept beside the grid, and
 * pairs with them and in crowded cells are found by trees.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.1.3 and 7.1.4.
 *
 * @example
 * const grid = new UniformGrid(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 7, 7, 7, 8, 8, 8]));
 * grid.pairs(); // new Uint32Array([0, 1])
 * grid.query([1.5, 1.5, 1.5, 7, 7, 7]); // new Uint32Array([1, 2])
 * grid.along({ origin: [9, 9, 9], direction: [-1, -1, -1] }); // new Uint32Array([2, 1, 0])
 */
export class UniformGrid {
  /** The size of the cells, a power of two. */
  readonly cellSize: number;
  readonly #boxes: Float64Array;
  readonly #count: number;
  readonly #level: number;
  /** The cells of each box's mins, three numbers per box. */
  readonly #low: Float64Array;
  /** Numbers of boxes that are kept beside the grid. */
  readonly #beside: number[] = [];
  readonly #isBeside: Uint8Array;
  /** The boxes of bucket b are #members[#starts[b]] to #members[#starts[b + 1] - 1], none of them twice. */
  #starts = new Uint32Array(0);
  #members = new Uint32Array(0);
  #mask = 0;
  /** The least and the greatest cells of boxes in the grid. */
  readonly #lowest = new Float64Array(3).fill(Number.POSITIVE_INFINITY);
  readonly #highest = new Float64Array(3).fill(Number.NEGATIVE_INFINITY);
  readonly #lowScratch = new Float64Array(3);
  readonly #highScratch = new Float64Array(3);

  /**
   * @param boxes six numbers per box, minX minY minZ maxX maxY maxZ; copied
   * @param options the size of a cell; without, one that suits most of the boxes
   * @throws RangeError naming the box that is none, or a size that is no power of two
   */
  constructor(boxes: Float64Array, options: CellOptions = {}) {
    this.#count = requireFlatBoxes('UniformGrid', 'boxes', boxes);
    this.#boxes = boxes.slice();
    this.#level =
      requestedLevel('UniformGrid', options) ?? Math.max(levelByDensity(boxes), levelByExtent(boxes));
    this.cellSize = cellSize(this.#level);
    this.#low = new Float64Array(3 * this.#count);
    this.#isBeside = new Uint8Array(this.#count);
    this.#fill(this.#sortOut());
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#count;
  }

  /** All pairs of boxes that overlap: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    const pairs = new PairList();
    for (let bucket = 0; bucket <= this.#mask; bucket++) this.#pairsInBucket(bucket, pairs);
    this.#pairsBeside(pairs);
    return pairs.toSorted();
  }

  /**
   * The numbers of the boxes that have a point in common with a box, ascending.
   *
   * @throws RangeError if the six numbers are no box
   */
  query(box: ArrayLike<number>): Uint32Array {
    requireFlatBox('UniformGrid.query', 'box', box);
    const asked = Float64Array.from(box);
    const found: number[] = [];
    const candidates = this.#coverage(asked, 0) > this.#count ? null : this.#beside;
    if (candidates === null) {
      for (let i = 0; i < this.#count; i++) if (this.#meets(i, asked)) found.push(i);
      return Uint32Array.from(found);
    }
    for (const i of candidates) if (this.#meets(i, asked)) found.push(i);
    this.#queryCells(asked, found);
    return Uint32Array.from(found).sort();
  }

  /**
   * The numbers of the boxes that have a point in common with a segment or a ray, in the order of the first such point,
   * exactly; those met in the same point by number. The walk looks into the cells along it; where these are more than
   * there are boxes, it looks at all boxes.
   *
   * Source: Ericson, Real-Time Collision Detection, 7.4.2.
   *
   * @throws RangeError naming the part of the segment or ray that is wrong
   */
  along(linear: Segment | Ray): Uint32Array {
    requireSegmentOrRay('UniformGrid.along', 'linear', linear, 3);
    const crossings = new AxisCrossings();
    crossings.load(linear, 3);
    return this.#sortByEntry(this.#candidatesAlong(crossings), crossings);
  }

  /** Boxes among which are all that are met, none of them twice. */
  #candidatesAlong(crossings: AxisCrossings): Iterable<number> {
    const [low, high] = [this.#lowest, this.#highest];
    const candidates = new Set(this.#beside);
    if (candidates.size === this.#count) return candidates;
    let cells = 0;
    let isWithin = true;
    for (let axis = 0; axis < 3; axis++) {
      cells += high[axis]! - low[axis]! + 1;
      // The outermost cells have no end, and cells that large have borders that are no doubles.
      if (-low[axis]! >= lastCell(this.#level) || high[axis]! >= lastCell(this.#level)) isWithin = false;
    }
    if (!isWithin || cells > this.#count + FEW_CELLS) return Array.from({ length: this.#count }, (_, i) => i);
    const walk = new CellWalk(crossings, 3, this.#level, false, low, high, (x, y, z) => {
      const bucket = hashOfThree(x, y, z) & this.#mask;
      for (let p = this.#starts[bucket]!; p < this.#starts[bucket + 1]!; p++)
        candidates.add(this.#members[p]!);
      return false;
    });
    walk.run();
    return candidates;
  }

  /** Those of the boxes that are met, in order. */
  #sortByEntry(candidates: Iterable<number>, crossings: AxisCrossings): Uint32Array {
    const entries = new BoxEntries(crossings, 3);
    const met: { i: number; axis: number; x: number }[] = [];
    for (const i of candidates) {
      const axis = entries.axisOf(this.#boxes, 6 * i);
      if (axis !== NOT_MET) met.push({ i, axis, x: entries.coordinateOf(this.#boxes, 6 * i, axis) });
    }
    met.sort((a, b) => entries.compare(a.axis, a.x, b.axis, b.x) || a.i - b.i);
    return Uint32Array.from(met, ({ i }) => i);
  }

  #meets(i: number, asked: Float64Array): boolean {
    return boxesOverlapBetween(this.#boxes, i, asked, 0);
  }

  /** How many cells a box covers; `#lowScratch` and `#highScratch` are the first and the last on each axis. */
  #coverage(boxes: Float64Array, i: number): number {
    const low = this.#lowScratch;
    const high = this.#highScratch;
    coveredCells(boxes, i, this.#level, MAX_CELL, low, high);
    return (high[0]! - low[0]! + 1) * (high[1]! - low[1]! + 1) * (high[2]! - low[2]! + 1);
  }

  /** Decides which boxes are kept beside the grid. How often the others stand in cells. */
  #sortOut(): number {
    let entries = 0;
    for (let i = 0; i < this.#count; i++) {
      const cells = this.#coverage(this.#boxes, i);
      this.#low.set(this.#lowScratch, 3 * i);
      if (cells <= MOST_CELLS) {
        entries += cells;
        for (let axis = 0; axis < 3; axis++) {
          this.#lowest[axis] = Math.min(this.#lowest[axis]!, this.#lowScratch[axis]!);
          this.#highest[axis] = Math.max(this.#highest[axis]!, this.#highScratch[axis]!);
        }
      } else {
        this.#beside.push(i);
        this.#isBeside[i] = 1;
      }
    }
    return entries;
  }

  /** Counts, then fills: two passes over the cells of all boxes. */
  #fill(entries: number): void {
    let buckets = FEWEST_BUCKETS;
    while (buckets < entries && buckets < MOST_BUCKETS) buckets *= 2;
    this.#mask = buckets - 1;
    // The box last put into each bucket, plus 1: two cells of a box may share a bucket, which must have it once.
    const last = new Uint32Array(buckets);
    const counts = new Uint32Array(buckets + 1);
    this.#eachEntry(last, (bucket) => {
      counts[bucket + 1] = counts[bucket + 1]! + 1;
    });
    for (let b = 0; b < buckets; b++) counts[b + 1] = counts[b + 1]! + counts[b]!;
    this.#starts = counts;
    this.#members = new Uint32Array(counts[buckets]!);
    const next = counts.slice();
    this.#eachEntry(last.fill(0), (bucket, i) => {
      const place = next[bucket]!;
      this.#members[place] = i;
      next[bucket] = place + 1;
    });
  }

  #eachEntry(last: Uint32Array, visit: (bucket: number, i: number) => void): void {
    const low = this.#lowScratch;
    const high = this.#highScratch;
    for (let i = 0; i < this.#count; i++) {
      if (this.#isBeside[i] !== 0) continue;
      this.#coverage(this.#boxes, i);
      for (let x = low[0]!; x <= high[0]!; x++) {
        for (let y = low[1]!; y <= high[1]!; y++) {
          for (let z = low[2]!; z <= high[2]!; z++) {
            const bucket = hashOfThree(x, y, z) & this.#mask;
            if (last[bucket] === i + 1) continue;
            last[bucket] = i + 1;
            visit(bucket, i);
          }
        }
      }
    }
  }

  /** The pairs whose home cell has this bucket: in others they may be together, too. */
  #pairsInBucket(bucket: number, pairs: PairList): void {
    const first = this.#starts[bucket]!;
    const end = this.#starts[bucket + 1]!;
    if (end - first > CROWD) {
      this.#pairsInCrowd(bucket, this.#members.subarray(first, end), pairs);
      return;
    }
    for (let p = first; p < end; p++) {
      const a = this.#members[p]!;
      for (let q = p + 1; q < end; q++) {
        const b = this.#members[q]!;
        if (boxesOverlap(this.#boxes, a, b) && this.#isHome(bucket, a, b)) pairs.push(a, b);
      }
    }
  }

  /** The same for a bucket with many members, by a tree: most of them may be much smaller than the cell. */
  #pairsInCrowd(bucket: number, members: Uint32Array, pairs: PairList): void {
    const tree = treeOver(permuteBoxes(this.#boxes, members), 'morton');
    const inside = overlappingPairs(tree);
    for (let i = 0; i < inside.length; i += 2) {
      const [a, b] = [members[inside[i]!]!, members[inside[i + 1]!]!];
      if (this.#isHome(bucket, a, b)) pairs.push(a, b);
    }
  }

  #isHome(bucket: number, a: number, b: number): boolean {
    const low = this.#low;
    const x = Math.max(low[3 * a]!, low[3 * b]!);
    const y = Math.max(low[3 * a + 1]!, low[3 * b + 1]!);
    const z = Math.max(low[3 * a + 2]!, low[3 * b + 2]!);
    return (hashOfThree(x, y, z) & this.#mask) === bucket;
  }

  /** The pairs of the boxes beside the grid, of two of them only once. */
  #pairsBeside(pairs: PairList): void {
    if (this.#beside.length === 0) return;
    const tree = treeOver(this.#boxes, 'morton');
    for (const a of this.#beside) {
      for (const b of boxesOverlapping(tree, this.#boxes.subarray(6 * a, 6 * a + 6))) {
        if (b > a || (b < a && this.#isBeside[b] === 0)) pairs.push(a, b);
      }
    }
  }

  /** Those of the boxes in the grid, each found in the home cell of itself and the box that is asked about. */
  #queryCells(asked: Float64Array, found: number[]): void {
    const low = this.#lowScratch;
    const high = this.#highScratch;
    for (let x = low[0]!; x <= high[0]!; x++) {
      for (let y = low[1]!; y <= high[1]!; y++) {
        for (let z = low[2]!; z <= high[2]!; z++) this.#queryCell(x, y, z, asked, found);
      }
    }
  }

  #queryCell(x: number, y: number, z: number, asked: Float64Array, found: number[]): void {
    const bucket = hashOfThree(x, y, z) & this.#mask;
    const asks = this.#lowScratch;
    for (let p = this.#starts[bucket]!; p < this.#starts[bucket + 1]!; p++) {
      const i = this.#members[p]!;
      if (!this.#meets(i, asked)) continue;
      const isHome =
        Math.max(asks[0]!, this.#low[3 * i]!) === x &&
        Math.max(asks[1]!, this.#low[3 * i + 1]!) === y &&
        Math.max(asks[2]!, this.#low[3 * i + 2]!) === z;
      if (isHome) found.push(i);
    }
  }
}
