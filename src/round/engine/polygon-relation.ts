import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Sign } from '../../core/sign.js';

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

/** How a plane and a polygon of space meet, and on which side of the plane the polygon is. */
export interface PlanePolygonRelation extends RoundPolygonRelation {
  /** 1: no vertex of the polygon is behind the plane, and one is in front; -1: the other way round; else 0. */
  readonly side: Sign;
}

/** Of what is no polygon. */
export function noPolygon(relation: 'not-planar' | 'degenerate'): RoundPolygonRelation {
  return { relation, containment: 'none' };
}
