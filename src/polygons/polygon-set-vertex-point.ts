import { requireIndex } from '../core/arguments/index.js';
import { copiedPoint2 } from '../core/copies.js';
import type { FoundPoint2 } from '../implicit/index.js';
import type { PolygonSet } from './polygon-set.js';
import { requirePolygonSet } from './require-polygon-set.js';
import { setPoints } from './set-points.js';

/**
 * A vertex of a polygon set as a point: two doubles, or the crossing of two lines, exactly, which all functions of
 * `unerring/implicit` take. It can be spread into its coordinates, each the nearest double.
 *
 * @param vertex its number in `set.vertices`
 * @throws RangeError for what is no polygon set, or if there is no such vertex
 * @example
 * const set = polygonUnion([[0, 0], [3, 1], [0, 1]], [[0, 0], [1, 0], [0, 3]]);
 * const [x, y] = polygonSetVertexPoint(set, 2);
 * [x, y]; // [2 / 3, 1]
 */
export function polygonSetVertexPoint(set: PolygonSet, vertex: number): FoundPoint2 {
  requirePolygonSet('polygonSetVertexPoint', 'set', set);
  requireIndex('polygonSetVertexPoint', 'vertex', vertex, set.vertices.length);
  const point = setPoints(set)[vertex]!;
  return 'type' in point ? point : copiedPoint2(point);
}
