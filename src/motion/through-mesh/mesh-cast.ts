/** The arguments of functions about a shape that moves through a mesh. */
import { rejectWords, requireVector3 } from '../../core/arguments/index.js';
import { UNDECIDED } from '../../core/sign.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import { type PreparedMesh, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import { type Carrier, carrierOf, type SweepShape } from '../translation/carriers.js';
import { SweptTriangles } from './exact-triangles.js';
import { MovingHull } from './moving-hull.js';

/** A shape that moves, in doubles and exactly. */
export interface MeshCast {
  readonly hull: MovingHull;
  readonly exact: SweptTriangles;
}

/** A bounded shape of space with corners, checked. @throws RangeError naming the argument */
export function cornered(where: string, name: string, shape: SweepShape): Carrier {
  const carrier = carrierOf(where, name, shape);
  const { doubles } = carrier.core.kind;
  if (!carrier.isPlanar && doubles !== null) return carrier;
  const is = `one of type '${(shape as { readonly type: string }).type}'${carrier.isPlanar ? ' of the plane' : ''}`;
  return rejectWords(where, name, 'a shape of space that is the hull of corners, or of a ball at each', is);
}

/** @throws RangeError naming the argument that is not what it must be */
export function castOf(
  where: string,
  shape: SweepShape,
  motion: ArrayLike<number>,
  mesh: PreparedMesh,
): MeshCast {
  const carrier = cornered(where, 'shape', shape);
  requireVector3(where, 'motion', motion);
  requirePrepared(where, 'mesh', mesh);
  const by = [motion[0]!, motion[1]!, motion[2]!];
  return {
    hull: new MovingHull(carrier.core.doubles(), carrier.radius, by),
    exact: new SweptTriangles(where, mesh, carrier, by),
  };
}

/** Does the shape meet a triangle of the mesh at any time? */
export function meetsAny(cast: MeshCast, mesh: PreparedMesh): boolean {
  const { hull } = cast;
  const { bvh } = mesh;
  const mayReach = (bounds: Float64Array, at: number): boolean => hull.enter(bounds, at) <= 1;
  return walkBoxes(bvh, mayReach, (place) => meetsTriangle(cast, mesh, bvh.order[place]!));
}

function meetsTriangle(
  { hull, exact }: MeshCast,
  { positions, indices }: PreparedMesh,
  triangle: number,
): boolean {
  hull.place(positions, indices, triangle);
  const sign = hull.compareUntil(1);
  if (sign !== UNDECIDED) return sign <= 0;
  return exact.meets(triangle);
}
