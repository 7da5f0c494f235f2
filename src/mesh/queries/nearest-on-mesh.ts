import type { Rational } from '../../arithmetic/rational.js';
import type { MeshFeature } from '../structure/mesh-feature.js';

/** What of a mesh is nearest to a point. */
export interface NearestOnMesh {
  /** The triangle that is nearest; of equally near ones the one with the lowest number. */
  readonly triangle: number;
  /** The part of the mesh on which the closest point of that triangle lies: a vertex, else an edge, else the face. */
  readonly feature: MeshFeature;
  /** The distance, rounded to the nearest double (ties to even). */
  readonly distance: number;
  /** Is there only one closest point? Equally near triangles may have it in common. */
  readonly unique: boolean;
  /** The square of the distance, exactly. Found when it is first read. */
  readonly squaredDistance: Rational;
  /** The closest point of the triangle, exactly. Found when it is first read. */
  readonly point: readonly Rational[];
  /** The same as nearest doubles. Found when it is first read. */
  readonly rounded: { readonly point: readonly number[] };
}
