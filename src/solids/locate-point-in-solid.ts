import type { Location } from '../core/location.js';
import type { Point3 } from '../core/shapes.js';
import type { PointLike3 } from '../implicit/index.js';
import { point3From } from '../implicit/revive.js';
import { locateInSolid } from './engine/located-solid.js';
import { requireSolid } from './require-solid.js';
import type { Solid } from './solid.js';

/**
 * Where a point, plain or implicit, lies to a solid, exactly: inside, on the boundary, or outside. The boundary belongs
 * to the solid. The first question about a solid prepares it for all that follow.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.1 and 8.4.1, by the faces that a ray passes.
 *
 * @throws RangeError naming an argument that is no solid or no point
 * @example
 * const corner = solidFromMesh({
 *   positions: [0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * locatePointInSolid(corner, [1, 1, 1]); // 'boundary'
 * locatePointInSolid(corner, [1, 1, 0.9]); // 'inside'
 */
export function locatePointInSolid(solid: Solid, point: PointLike3): Location {
  const where = 'locatePointInSolid';
  requireSolid(where, 'solid', solid);
  const implicit = point3From(where, 'point', point);
  const side = locateInSolid(where, solid, implicit ?? (point as Point3));
  return side > 0 ? 'inside' : side < 0 ? 'outside' : 'boundary';
}
