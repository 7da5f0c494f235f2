/** Points that come as a list of points, or as coordinates one behind the other. */
import type { Coordinates } from '../shapes.js';
import { requirePositions } from './buffers.js';
import { isList } from './kinds.js';
import { requirePoints2, requirePoints3 } from './points.js';

/** Points: a list of them, or a flat buffer of their coordinates. */
export type PointList = Coordinates | ArrayLike<ArrayLike<number>>;

/**
 * The coordinates of points as a new array of doubles, one behind the other, 0 for -0. A list whose first member is a
 * number is a flat buffer.
 *
 * @param least how many points there must be
 * @throws RangeError as `requirePoints3` or `requirePositions`
 * @example
 * loadPoints('hull', 'points', [[1, 2, 3]], 3); // new Float64Array([1, 2, 3])
 * loadPoints('hull', 'points', [1, 2, 3], 3); // new Float64Array([1, 2, 3])
 */
export function loadPoints(
  where: string,
  name: string,
  points: PointList,
  dimension: 2 | 3,
  least = 0,
): Float64Array<ArrayBuffer> {
  const isFlat = isList(points) && (ArrayBuffer.isView(points) || typeof points[0] === 'number');
  if (!isFlat || points.length < least) {
    const list = points as ArrayLike<ArrayLike<number>>;
    if (dimension === 2) requirePoints2(where, name, list, least);
    else requirePoints3(where, name, list, least);
    return flattened(list, dimension);
  }
  requirePositions(where, name, points as Coordinates, dimension);
  return withoutNegativeZeros(points as Coordinates);
}

/**
 * A copy of coordinates that were checked.
 *
 * @example
 * withoutNegativeZeros([1, -0]); // new Float64Array([1, 0])
 */
export function withoutNegativeZeros(coordinates: ArrayLike<number>): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(coordinates.length);
  for (let i = 0; i < copy.length; i++) copy[i] = coordinates[i]! + 0;
  return copy;
}

function flattened(points: ArrayLike<ArrayLike<number>>, dimension: 2 | 3): Float64Array<ArrayBuffer> {
  const flat = new Float64Array(dimension * points.length);
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    for (let k = 0; k < dimension; k++) flat[dimension * i + k] = p[k]! + 0;
  }
  return flat;
}
