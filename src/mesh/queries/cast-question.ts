import type { Sign } from '../../core/sign.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import type { RaySlabs } from '../../indexes/ray-slabs.js';
import type { MeshHit } from './mesh-hit.js';

/** Where a ray or a segment meets a triangle, before it is said what there is. */
export interface CastSpot {
  readonly triangle: number;
  /** Which of two of the same question is first: -1 if it is this one. */
  compare(other: CastSpot): Sign;
  /** A double that is not less than the parameter and little more. */
  ceiling(): number;
  /** The hit. Hits at one place may have one parameter and point, that of `first`. */
  toHit(rank: number, first: CastSpot): MeshHit;
}

/** A ray or a segment and a mesh, while they are asked about. */
export interface CastQuestion {
  /** The tree of the mesh, and what says which of its boxes may be met. */
  readonly bvh: Bvh;
  readonly slabs: RaySlabs;
  /** How triangle t is met: see `MISS` in cast-call.ts. */
  code(t: number): number;
  /** Makes the spot in the triangle that was asked about last; null where `CastPlace` is one. */
  readonly spot: ((t: number, code: number) => CastSpot) | null;
  end(): void;
}
