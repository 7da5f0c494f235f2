/** The arguments of functions about a shape that moves through a mesh. */
import { requireTranslation } from '../../core/arguments/moving.js';
import { type PreparedMesh, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import { cornered } from '../parts/cornered.js';
import type { SweptParts } from '../parts/exact-parts.js';
import { MovingHull } from '../parts/moving-hull.js';
import type { SweepShape } from '../translation/carriers.js';
import { SweptTriangles } from './swept-triangles.js';

/** A shape that moves, in doubles and exactly. */
export interface MeshCast {
  readonly hull: MovingHull;
  readonly exact: SweptParts;
}

/** @throws RangeError naming the argument that is not what it must be */
export function castOf(
  where: string,
  shape: SweepShape,
  motion: ArrayLike<number>,
  mesh: PreparedMesh,
): MeshCast {
  const carrier = cornered(where, 'shape', shape);
  requireTranslation(where, 'motion', motion);
  requirePrepared(where, 'mesh', mesh);
  const by = [motion[0]!, motion[1]!, motion[2]!];
  return {
    hull: new MovingHull(carrier.core.doubles(), carrier.radius, by),
    exact: new SweptTriangles(where, carrier, by, mesh),
  };
}
