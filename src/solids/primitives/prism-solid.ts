import { requireNoMore, requireNumber } from '../../core/arguments/index.js';
import type { Point3, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { Solid } from '../solid.js';
import { flatBase } from './flat-base.js';
import { solidOfSurface } from './solid-of-surface.js';

/**
 * The prism over a polygon of the plane, exactly: all points (x, y, z) with (x, y) in the polygon and z between two
 * heights. The polygon may have holes; its rings may run either way and touch, but not cross. `transformSolid` puts it
 * elsewhere.
 *
 * @param polygon a ring, or `{ outer, holes }`
 * @param low the height of one base
 * @param high that of the other one, above it or below
 * @throws RangeError naming the argument that is wrong, or if the prism has no inside
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const ring = [[0, 0], [4, 0], [0, 4]];
 * const hole = [[1, 1], [2, 1], [1, 2]];
 * rational.toNumber(solidVolume(prismSolid({ outer: ring, holes: [hole] }, 0, 2))); // 15
 */
export function prismSolid(polygon: Ring | PolygonWithHoles, low: number, high: number): Solid {
  if (arguments.length > 3) requireNoMore('prismSolid', 3, arguments[3]);
  const { points, edges, triangles } = flatBase('prismSolid', polygon);
  requireNumber('prismSolid', 'low', low);
  requireNumber('prismSolid', 'high', high);
  const at = (z: number) => points.map((p): Point3 => [p[0]!, p[1]!, z]);
  const up = points.length;
  const bases = triangles.flatMap(([a, b, c]) => [[a, c, b] as const, [up + a, up + b, up + c] as const]);
  const sides = edges.flatMap(([a, b]) => [[a, b, up + b] as const, [a, up + b, up + a] as const]);
  return solidOfSurface('prismSolid', 'high', {
    points: [...at(low), ...at(high)],
    triangles: [...bases, ...sides],
  });
}
