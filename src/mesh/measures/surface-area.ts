import { requireNoMore, requireNumber } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';
import { compareMeshArea, meshArea } from '../../measures/mesh-area.js';
import { adoptDoubleMesh, type MeshInput } from '../structure/indexed-mesh.js';

/**
 * The area of all triangles of a mesh, open or closed, rounded to the nearest double (ties to even); Infinity only
 * beyond the largest double. What lies twice in one place counts twice, a triangle without area nothing.
 *
 * The area is a sum of roots. Doubles with a proven bound decide nearly always, and integers behind them: such a sum is
 * a fraction only if each of its roots is, so that what remains in doubt ends (Besicovitch 1940).
 *
 * @throws RangeError for what is no mesh
 * @example
 * const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
 * surfaceArea({ positions, indices: [0, 1, 2] }); // 0.5
 * surfaceArea({ positions, indices: [1, 2, 3] }); // 0.8660254037844386
 */
export function surfaceArea(mesh: MeshInput): number {
  if (arguments.length > 1) requireNoMore('surfaceArea', 1, arguments[1]);
  const { positions, indices } = adoptDoubleMesh('surfaceArea', 'mesh', mesh);
  return meshArea(positions, indices);
}

/**
 * The sign of the area of a mesh less a number, exactly: 1 if the area is greater, 0 if it is that number.
 *
 * @throws RangeError for what is no mesh, or a number that is not finite
 * @example
 * const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
 * compareSurfaceArea({ positions, indices: [0, 1, 2] }, 0.5); // 0
 * compareSurfaceArea({ positions, indices: [1, 2, 3] }, 0.8660254037844386); // 1
 */
export function compareSurfaceArea(mesh: MeshInput, area: number): Sign {
  const { positions, indices } = adoptDoubleMesh('compareSurfaceArea', 'mesh', mesh);
  requireNumber('compareSurfaceArea', 'area', area);
  return compareMeshArea(positions, indices, area);
}
