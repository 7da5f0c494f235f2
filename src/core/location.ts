import type { Feature, FeatureType } from './feature.js';

/**
 * Where a point lies in relation to a closed shape.
 *
 * - `inside`: in the shape and on none of its proper faces: on the `edge` of a segment, ray or line, on the `face` of a
 *   triangle or polygon, in the `interior` of a solid;
 * - `boundary`: on a vertex, on an edge of what has faces, on a face of a solid. A degenerate shape is all boundary:
 *   the segment whose ends coincide, the triangle without area, the flat tetrahedron;
 * - `outside`: not in the shape.
 */
export type Location = 'inside' | 'boundary' | 'outside';

/** Where a point lies, and on which feature of the shape: `null` exactly if it is outside. */
export interface PointLocation {
  readonly location: Location;
  readonly feature: Feature | null;
}

const OUTSIDE: PointLocation = /* @__PURE__ */ Object.freeze({ location: 'outside', feature: null });

/**
 * The location of a point that lies on a feature.
 *
 * @param feature What the point lies on, `null` where it is outside
 * @param inside The type of feature that is not boundary: `face` for a triangle
 *
 * @example locationAt(null, 'face'); // { location: 'outside', feature: null }
 */
export function locationAt(feature: Feature | null, inside: FeatureType): PointLocation {
  if (feature === null) return OUTSIDE;
  return { location: feature.type === inside ? 'inside' : 'boundary', feature };
}
