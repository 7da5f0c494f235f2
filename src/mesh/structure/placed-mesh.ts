import type { Placement } from '../../core/shapes.js';
import type { Cast } from '../queries/cast-call.js';
import type { CastQuestion } from '../queries/cast-question.js';
import type { PreparedMesh } from './prepared-mesh.js';

/**
 * A prepared mesh where a placement takes it, exactly: one of many instances, that share the mesh and its tree. Made by
 * `placeMesh`.
 */
export class PlacedMesh {
  readonly mesh: PreparedMesh;
  /** The placement as it was given, in numbers of its own. */
  readonly placement: Placement;
  /** @internal What asks about a ray or a segment; here, so that who places nothing does not load it. */
  readonly beginCast: (where: string, cast: Cast) => CastQuestion;

  /** @internal Use `placeMesh`, which checks both. */
  constructor(mesh: PreparedMesh, placement: Placement, beginCast: PlacedMesh['beginCast']) {
    this.mesh = mesh;
    this.placement = placement;
    this.beginCast = beginCast;
  }
}
