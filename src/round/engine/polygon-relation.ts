import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';

/** How a round shape and a polygon of space meet, and what the round shape is to the polygon. */
export interface RoundPolygonRelation {
  /**
   * As for other pairs; or `not-planar` if the polygon's vertices lie in no plane, so that it has no inside;
   * `degenerate` if they are collinear.
   */
  readonly relation: Relation | 'not-planar' | 'degenerate';
  /** What the round shape is to the polygon: `inside` of it, `containing` it, `equal` or none of these. */
  readonly containment: Containment;
}

/** Of what is no polygon. */
export function noPolygon(relation: 'not-planar' | 'degenerate'): RoundPolygonRelation {
  return { relation, containment: 'none' };
}
