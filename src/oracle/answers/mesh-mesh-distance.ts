import { type DistanceLike, distanceText } from './distances.js';

/** What is said of the distance of two meshes. */
export interface MeshMeshDistanceText extends DistanceLike {
  /** The pairs of nearest triangles; the closest points are those of the first. */
  readonly triangles: readonly (readonly [number, number])[];
}

/**
 * As canonical text: that of the first pair of triangles, if it is not for being the only closest points, and all
 * pairs.
 */
export function meshMeshDistanceText(said: MeshMeshDistanceText): string {
  return `${distanceText(said)} of ${said.triangles.map((pair) => pair.join('-')).join(',')}`;
}
