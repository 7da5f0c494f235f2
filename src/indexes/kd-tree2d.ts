import {
  requireCount,
  requireFlatBox,
  requireNotNegative,
  requirePoint2,
  requirePositions,
} from '../core/arguments/index.js';
import { PointTree2 } from './point-tree.js';

/**
 * A k-d tree over points of the plane that do not move: which points lie in a box, which are nearest, which lie within
 * a distance. Distances are compared exactly. Of points at equal distances the one with the lower number comes first.
 *
 * Source: Bentley, "Multidimensional binary search trees used for associative searching", 1975; Ericson, Real-Time
 * Collision Detection, 7.3.7.
 *
 * @example
 * const tree = new KdTree2d(new Float64Array([0, 0, 1, 0, 0, 1, 5, 5]));
 * tree.inBox([0, 0, 1, 0]); // new Uint32Array([0, 1])
 * tree.nearest([4, 4]); // 3
 * tree.kNearest([1, 1], 3); // new Uint32Array([1, 2, 0]): 1 and 2 are equally near
 * tree.withinDistance([0, 0], 1); // new Uint32Array([0, 1, 2])
 */
export class KdTree2d {
  readonly #tree: PointTree2;

  /**
   * @param points two coordinates each; copied
   * @throws RangeError naming a coordinate that is not finite
   */
  constructor(points: Float64Array | Float32Array) {
    requirePositions('KdTree2d', 'points', points, 2);
    this.#tree = new PointTree2(points);
  }

  /** How many points there are. */
  get size(): number {
    return this.#tree.ids.length;
  }

  /**
   * The numbers of the points in a box, ascending. Its boundary counts.
   *
   * @param box minX minY maxX maxY
   * @throws RangeError if the four numbers are no box
   */
  inBox(box: ArrayLike<number>): Uint32Array {
    requireFlatBox('KdTree2d.inBox', 'box', box, 2);
    return this.#tree.inBox(box);
  }

  /**
   * The number of the nearest point, the lowest one of equally near points; `null` if there are no points.
   *
   * @throws RangeError if the point has not two finite coordinates
   */
  nearest(point: ArrayLike<number>): number | null {
    requirePoint2('KdTree2d.nearest', 'point', point);
    return this.#tree.nearest(point, 1)[0] ?? null;
  }

  /**
   * The numbers of the k nearest points, the nearest first, equally near ones by number; all points if there are fewer
   * than k. Where the last place is tied, the lower number has it.
   *
   * @throws RangeError if the point has not two finite coordinates, or k is no integer, or negative
   */
  kNearest(point: ArrayLike<number>, k: number): Uint32Array {
    requireCount('KdTree2d.kNearest', 'k', k);
    requirePoint2('KdTree2d.kNearest', 'point', point);
    return this.#tree.nearest(point, k);
  }

  /**
   * The numbers of the points whose distance to a point is at most the radius, ascending.
   *
   * @throws RangeError if the point has not two finite coordinates, or the radius is negative or not finite
   */
  withinDistance(point: ArrayLike<number>, radius: number): Uint32Array {
    requirePoint2('KdTree2d.withinDistance', 'point', point);
    requireNotNegative('KdTree2d.withinDistance', 'radius', radius);
    return this.#tree.within(point, radius);
  }
}
