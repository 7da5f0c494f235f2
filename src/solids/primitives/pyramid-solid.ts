import { requireNoMore, requireNumber, requirePoint3 } from '../../core/arguments/index.js';
import type { Point3, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { Solid } from '../solid.js';
import { flatBase } from './flat-base.js';
import { solidOfSurface } from './solid-of-surface.js';

/**
 * The pyramid over a polygon of the plane, exactly: all segments from an apex to the points (x, y, z) with (x, y) in
 * the polygon and z at one height. The polygon may have holes; its rings may run either way and touch, but not cross.
 *
 * @param polygon a ring, or `{ outer, holes }`
 * @param height where the base is
 * @throws RangeError naming the argument that is wrong, or if the apex is at the height of the base
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
 * rational.toNumber(solidVolume(pyramidSolid(square, 0, [1, 1, 3]))); // 4
 */
export function pyramidSolid(polygon: Ring | PolygonWithHoles, height: number, apex: Point3): Solid {
  if (arguments.length > 3) requireNoMore('pyramidSolid', 3, arguments[3]);
  const { points, edges, triangles } = flatBase('pyramidSolid', polygon);
  requireNumber('pyramidSolid', 'height', height);
  requirePoint3('pyramidSolid', 'apex', apex);
  const top = points.length;
  return solidOfSurface('pyramidSolid', 'apex', {
    points: [...points.map((p): Point3 => [p[0]!, p[1]!, height]), apex],
    triangles: [
      ...triangles.map(([a, b, c]) => [a, c, b] as const),
      ...edges.map(([a, b]) => [a, b, top] as const),
    ],
  });
}
