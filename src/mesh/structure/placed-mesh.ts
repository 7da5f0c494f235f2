import type { Rational } from '../../arithmetic/rational.js';
import type { Placement, Point3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../../distance/certificate.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import type { Cast } from '../queries/cast-call.js';
import type { CastQuestion } from '../queries/cast-question.js';
import type { NearestOnMesh } from '../queries/nearest-on-mesh.js';
import type { MeshFeature, MeshLocation } from './mesh-feature.js';
import type { PreparedMesh } from './prepared-mesh.js';

/** What is asked of a mesh at its place; each checks its arguments, and that the mesh still is what it was. */
export interface PlacedQuestions {
  /** The frame of the mesh. */
  readonly frame: LocalFrame;
  /** Around the mesh where it is, which has a triangle. */
  readonly box: Float64Array;
  beginCast(where: string, cast: Cast): CastQuestion;
  /** The part of the surface that a point is. */
  surfaceAt(where: string, point: Point3): MeshFeature | null;
  locate(where: string, point: Point3): MeshLocation;
  winding(where: string, point: Point3): number | null;
  /** Shows the pairs of triangles of two meshes that have a common point, until the visitor returns true. */
  searchContacts(
    where: string,
    a: PreparedMesh | PlacedMesh,
    b: PreparedMesh | PlacedMesh,
    visit: (s: number, t: number) => boolean,
  ): boolean;
}

/** What is asked of how far a mesh at its place is; each checks its arguments, and that the mesh is what it was. */
export interface PlacedDistances {
  /** What of the mesh is nearest to a point; `null` if it has no triangles. */
  nearest(where: string, point: Point3): NearestOnMesh | null;
  /** The distance to a point, and its square, rounded; Infinity if there are no triangles. */
  distance(where: string, point: Point3): number;
  squaredDistance(where: string, point: Point3): number;
  /** The triangles that are at most r from a point, ascending. */
  within(where: string, point: Point3, r: number): Uint32Array;
  /** Two meshes that have triangles, one of which is at a place at least. */
  beside(where: string, a: PreparedMesh | PlacedMesh, b: PreparedMesh | PlacedMesh): MeshBesideMesh;
}

/** Two meshes, at their places or not, whose distance is asked. */
export interface MeshBesideMesh {
  /** The distance of a triangle of the first and one of the second. */
  readonly distanceOf: (s: number, t: number) => ConvexDistance;
  /** The pairs of nearest triangles of meshes that do not meet, a0 b0 a1 b1 ..., in order. */
  readonly nearest: () => { readonly pairs: Uint32Array; readonly squaredDistance: Rational };
}

/**
 * A prepared mesh where a placement takes it, exactly: one of many instances, that share the mesh and its tree. Made by
 * `placeMesh`.
 */
export class PlacedMesh {
  readonly mesh: PreparedMesh;
  /** The placement as it was given, in numbers of its own. */
  readonly placement: Placement;
  /** @internal What answers questions; here, so that who places nothing does not load it. */
  readonly questions: () => PlacedQuestions;
  /** @internal The same of distances, so that who only casts rays does not load these. */
  readonly distances: () => PlacedDistances;

  /** @internal Use `placeMesh`, which checks both. */
  constructor(
    mesh: PreparedMesh,
    placement: Placement,
    questions: PlacedMesh['questions'],
    distances: PlacedMesh['distances'],
  ) {
    this.mesh = mesh;
    this.placement = placement;
    this.questions = questions;
    this.distances = distances;
  }
}
