import { requireFlatBox, requireFlatBoxes, requireSegmentOrRay } from '../core/arguments/index.js';
import type { Ray, Segment } from '../core/shapes.js';
import { type CellOptions, levelByDensity, levelByExtent, requestedLevel } from './cell-level.js';
import { cellSize } from './cells.js';
import { flatBoxes } from './flat-boxes.js';
import { UniformGrid } from './uniform-grid.js';

/**
 * A uniform grid of the plane: squares of one size, and for every square the boxes that meet it. For many boxes of
 * about the same size that do not move. It is a {@link UniformGrid} of flat boxes, with what that says of cells and of
 * boxes that are large or far away.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.1.3 and 7.1.4.
 *
 * @example
 * const grid = new UniformGrid2d([0, 0, 1, 1, 1, 1, 2, 2, 7, 7, 8, 8]);
 * grid.pairs(); // new Uint32Array([0, 1])
 * grid.query([1.5, 1.5, 7, 7]); // new Uint32Array([1, 2])
 * grid.along({ start: [9, 9], end: [1.5, 1.5] }); // new Uint32Array([2, 1])
 */
export class UniformGrid2d {
  readonly #grid: UniformGrid;

  /**
   * @param boxes four numbers per box, minX minY maxX maxY; copied
   * @param options the size of a cell; without, one that suits most of the boxes
   * @throws RangeError naming the box that is none, or a size that is no power of two
   */
  constructor(boxes: ArrayLike<number>, options: CellOptions = {}) {
    requireFlatBoxes('UniformGrid2d', 'boxes', boxes, 2);
    const flat = flatBoxes(boxes);
    const level =
      requestedLevel('UniformGrid2d', options) ?? Math.max(levelByDensity(flat, 2), levelByExtent(flat));
    this.#grid = new UniformGrid(flat, { cellSize: cellSize(level) });
  }

  /** The size of the cells, a power of two. */
  get cellSize(): number {
    return this.#grid.cellSize;
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#grid.size;
  }

  /** All pairs of boxes that overlap: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    return this.#grid.pairs();
  }

  /**
   * The numbers of the boxes that have a point in common with a box, ascending.
   *
   * @throws RangeError if the four numbers are no box
   */
  query(box: ArrayLike<number>): Uint32Array {
    requireFlatBox('UniformGrid2d.query', 'box', box, 2);
    return this.#grid.query(flatBoxes(box));
  }

  /**
   * The numbers of the boxes that have a point in common with a segment or a ray, in the order of the first such point;
   * those met in the same point by number.
   *
   * @throws RangeError naming the part of the segment or ray that is wrong
   */
  along(linear: Segment | Ray): Uint32Array {
    requireSegmentOrRay('UniformGrid2d.along', 'linear', linear, 2);
    const inSpace = (p: ArrayLike<number>) => [p[0]!, p[1]!, 0] as const;
    return this.#grid.along(
      'start' in linear
        ? { start: inSpace(linear.start), end: inSpace(linear.end) }
        : { origin: inSpace(linear.origin), direction: inSpace(linear.direction) },
    );
  }
}
