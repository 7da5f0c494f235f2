import type { Bvh } from '../../indexes/bvh-tree.js';
import type { RaySlabs } from '../../indexes/ray-slabs.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { beginCastCall, type Cast, type CastCall, castTriangle, endCastCall } from './cast-call.js';
import type { CastQuestion } from './cast-question.js';

/** A ray or a segment and a mesh in one frame. */
export class OwnCast implements CastQuestion {
  readonly bvh: Bvh;
  readonly slabs: RaySlabs;
  readonly spot = null;
  readonly call: CastCall;
  readonly mesh: PreparedMesh;

  constructor(call: CastCall, mesh: PreparedMesh) {
    this.bvh = mesh.bvh;
    this.slabs = call.slabs;
    this.call = call;
    this.mesh = mesh;
  }

  code(t: number): number {
    return castTriangle(this.call, this.mesh, t);
  }

  end(): void {
    endCastCall(this.call);
  }
}

/**
 * Begins a question about a ray or a segment and a mesh; its `end` ends it.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 */
export function castQuestion(where: string, mesh: PreparedMesh | PlacedMesh, cast: Cast): CastQuestion {
  if (mesh instanceof PlacedMesh) return mesh.questions().beginCast(where, cast);
  return new OwnCast(beginCastCall(where, mesh, cast), mesh);
}
