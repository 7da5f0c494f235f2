import { requireIndex } from '../core/arguments/index.js';
import { copiedPoint3 } from '../core/copies.js';
import type { FoundPoint3 } from '../implicit/index.js';
import { requireSolid } from './require-solid.js';
import type { Solid } from './solid.js';
import { solidPoints } from './solid-points.js';

/**
 * A vertex of a solid as a point: that of the input, or the common point of three planes, exactly, which all functions
 * of `unerring/implicit` take. It can be spread into its coordinates, each the nearest double.
 *
 * @param vertex its number in `solid.vertices`
 * @throws RangeError for what is no solid, or if there is no such vertex
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 3], [-1, 0, 0], [0, -1, 0], [0, 0, -3]];
 * const slab = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
 * const [x, y, z] = solidVertexPoint(slab, 7);
 * [x, y, z]; // [1, 1, 1 / 3]
 * locatePointInSolid(slab, solidVertexPoint(slab, 7)); // 'boundary'
 */
export function solidVertexPoint(solid: Solid, vertex: number): FoundPoint3 {
  requireSolid('solidVertexPoint', 'solid', solid);
  requireIndex('solidVertexPoint', 'vertex', vertex, solid.vertices.length);
  const point = solidPoints('solidVertexPoint', solid).points[vertex]!;
  return 'type' in point ? (point as unknown as FoundPoint3) : copiedPoint3(point);
}
