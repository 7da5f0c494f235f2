import {
  requireCount,
  requireFlatBox,
  requireFlatBoxes,
  requireFunction,
  requireNoMore,
  requireNotNegative,
  requirePoint2,
  requireSegmentOrRay,
} from '../core/arguments/index.js';
import type { Ray, Segment } from '../core/shapes.js';
import { BoxSearch2d } from './box-search2d.js';
import { overlappingPairs2d } from './overlapping-pairs2d.js';

/**
 * A tree over boxes of the plane that do not move: which meet a box, a segment or a ray, which are nearest to a point,
 * and which meet each other. Boxes are closed, touching counts, and all is decided exactly.
 *
 * It is a hierarchy of bounding boxes, built as `buildBvh` builds one in space: no input makes it slow, neither one box
 * far away nor all of them equal. The point of a box that is nearest to another one has coordinates of the two, and
 * where a ray comes into a box is compared by signs of predicates: nothing is computed that could be rounded.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.2-6.3.
 *
 * @example
 * const tree = new BoxTree2d([0, 0, 1, 1, 1, 1, 2, 2, 5, 0, 6, 1]);
 * tree.query([2, 0, 5, 1]); // new Uint32Array([1, 2])
 * tree.kNearest([4, 0], 2); // new Uint32Array([2, 1])
 * tree.along({ origin: [9, 0.5], direction: [-1, 0] }); // new Uint32Array([2, 0])
 * tree.pairs(); // new Uint32Array([0, 1])
 */
export class BoxTree2d {
  readonly #search: BoxSearch2d;
  readonly #boxes: Float64Array;

  /**
   * @param boxes four numbers per box, minX minY maxX maxY; copied. A box may be a segment or a point
   * @throws RangeError naming the box that is none
   */
  constructor(boxes: ArrayLike<number>) {
    if (arguments.length > 1)
      requireNoMore('BoxTree2d', 1, arguments[1], 'the boxes alone: it has no options');
    requireFlatBoxes('BoxTree2d', 'boxes', boxes, 2);
    this.#boxes = Float64Array.from(boxes);
    this.#search = new BoxSearch2d(this.#boxes);
  }

  /** How many boxes there are. */
  get size(): number {
    return this.#search.size;
  }

  /** All pairs of boxes that have a point in common: a0 b0 a1 b1 ... with a < b, sorted. */
  pairs(): Uint32Array {
    return overlappingPairs2d(this.#boxes);
  }

  /**
   * The numbers of the boxes that have a point in common with a box, ascending.
   *
   * @param box minX minY maxX maxY
   * @throws RangeError if the four numbers are no box
   */
  query(box: ArrayLike<number>): Uint32Array {
    requireFlatBox('BoxTree2d.query', 'box', box, 2);
    const found: number[] = [];
    this.#search.overlapping(Float64Array.from(box), (i) => {
      found.push(i);
      return false;
    });
    return new Uint32Array(found).sort();
  }

  /**
   * Shows a visitor the boxes that have a point in common with a box, each once, in an order of the tree's own, until
   * the visitor returns true.
   *
   * @param visit sees the number of a box
   * @returns whether the visitor ended the search
   * @throws RangeError if the four numbers are no box, or the visitor is no function
   */
  visitOverlapping(box: ArrayLike<number>, visit: (box: number) => unknown): boolean {
    if (arguments.length > 2) requireNoMore('BoxTree2d.visitOverlapping', 2, arguments[2]);
    requireFlatBox('BoxTree2d.visitOverlapping', 'box', box, 2);
    requireFunction('BoxTree2d.visitOverlapping', 'visit', visit);
    return this.#search.overlapping(Float64Array.from(box), (i) => visit(i) === true);
  }

  /**
   * The numbers of the boxes that have a point in common with a segment or a ray, in the order of the first such point;
   * those met in the same point by number.
   *
   * @throws RangeError naming the part of the segment or ray that is wrong
   */
  along(linear: Segment | Ray): Uint32Array {
    requireSegmentOrRay('BoxTree2d.along', 'linear', linear, 2);
    const found: number[] = [];
    this.#search.along(linear, (i) => {
      found.push(i);
      return false;
    });
    return new Uint32Array(found);
  }

  /**
   * Shows a visitor the boxes that have a point in common with a segment or a ray, near to far, as {@link along} lists
   * them, until the visitor returns true. What comes later costs nothing then.
   *
   * @param visit sees the number of a box
   * @returns whether the visitor ended the search
   * @throws RangeError naming the part of the segment or ray that is wrong, or if the visitor is no function
   */
  visitAlong(linear: Segment | Ray, visit: (box: number) => unknown): boolean {
    if (arguments.length > 2) requireNoMore('BoxTree2d.visitAlong', 2, arguments[2]);
    requireSegmentOrRay('BoxTree2d.visitAlong', 'linear', linear, 2);
    requireFunction('BoxTree2d.visitAlong', 'visit', visit);
    return this.#search.along(linear, (i) => visit(i) === true);
  }

  /**
   * The number of the box that is nearest to a point, the lowest one of equally near boxes: those that contain the
   * point are. `null` if there are no boxes.
   *
   * @throws RangeError if the point has not two finite coordinates
   */
  nearest(point: ArrayLike<number>): number | null {
    requirePoint2('BoxTree2d.nearest', 'point', point);
    return this.#search.nearest(point, 1)[0] ?? null;
  }

  /**
   * The numbers of the k boxes that are nearest to a point, the nearest first, equally near ones by number; all boxes
   * if there are fewer than k.
   *
   * @throws RangeError if the point has not two finite coordinates, or k is no integer, or negative
   */
  kNearest(point: ArrayLike<number>, k: number): Uint32Array {
    requireCount('BoxTree2d.kNearest', 'k', k);
    requirePoint2('BoxTree2d.kNearest', 'point', point);
    return this.#search.nearest(point, k);
  }

  /**
   * The numbers of the boxes whose distance to a point is at most the radius, ascending.
   *
   * @throws RangeError if the point has not two finite coordinates, or the radius is negative or not finite
   */
  withinDistance(point: ArrayLike<number>, radius: number): Uint32Array {
    requirePoint2('BoxTree2d.withinDistance', 'point', point);
    requireNotNegative('BoxTree2d.withinDistance', 'radius', radius);
    return this.#search.within(point, radius);
  }
}
