import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Box2, Box3 } from '../../core/shapes.js';

function boundsOf(x: Float64Array, dimension: 2 | 3): { min: number[]; max: number[] } {
  const min = [...x.subarray(0, dimension)];
  const max = [...min];
  for (let at = 0; at < x.length; at += dimension) {
    for (let k = 0; k < dimension; k++) {
      min[k] = Math.min(min[k]!, x[at + k]!);
      max[k] = Math.max(max[k]!, x[at + k]!);
    }
  }
  return { min, max };
}

/**
 * The box of points of space: the least and the greatest coordinates.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * enclosingBox([[3, 1, 2], [1, 2, 2]]); // { min: [1, 1, 2], max: [3, 2, 2] }
 */
export function enclosingBox(points: PointList): Box3 {
  if (arguments.length > 1) requireNoMore('enclosingBox', 1, arguments[1]);
  return boundsOf(loadPoints('enclosingBox', 'points', points, 3, 1), 3);
}

/**
 * The box of points of the plane.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * enclosingBox2d([[3, 1], [1, 2]]); // { min: [1, 1], max: [3, 2] }
 */
export function enclosingBox2d(points: PointList): Box2 {
  if (arguments.length > 1) requireNoMore('enclosingBox2d', 1, arguments[1]);
  return boundsOf(loadPoints('enclosingBox2d', 'points', points, 2, 1), 2);
}
