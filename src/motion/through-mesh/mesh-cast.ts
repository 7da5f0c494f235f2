/** The arguments of functions about a shape that moves through a mesh. */
import { requireTranslation } from '../../core/arguments/moving.js';
import { PlacedMesh } from '../../mesh/structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import { type CastShape, cornered } from '../parts/cornered.js';
import type { SweptParts } from '../parts/exact-parts.js';
import { MovingHull } from '../parts/moving-hull.js';
import { MeshField, type TriangleField } from './mesh-field.js';
import { PlacedField } from './placed-field.js';
import { SweptTriangles } from './swept-triangles.js';

/** A shape that moves, in doubles and exactly. */
export interface MeshCast {
  readonly hull: MovingHull;
  readonly exact: SweptParts;
  readonly field: TriangleField;
}

/** @throws RangeError naming the argument that is not what it must be */
export function castOf(
  where: string,
  shape: CastShape,
  motion: ArrayLike<number>,
  mesh: PreparedMesh | PlacedMesh,
): MeshCast {
  const carrier = cornered(where, 'shape', shape);
  requireTranslation(where, 'motion', motion);
  requirePrepared(where, 'mesh', mesh instanceof PlacedMesh ? mesh.mesh : mesh);
  const by = [motion[0]!, motion[1]!, motion[2]!];
  const hull = new MovingHull(carrier.core.doubles(), carrier.radius, by);
  if (mesh instanceof PlacedMesh) {
    const field = new PlacedField(mesh);
    return { hull, exact: field.exact(carrier, by), field };
  }
  return { hull, exact: new SweptTriangles(where, carrier, by, mesh), field: new MeshField(mesh) };
}
