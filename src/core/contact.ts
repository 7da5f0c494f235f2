import type { Feature } from './feature.js';

/**
 * How two convex sets A and B meet. A segment's relative interior is the segment without its ends, a triangle's is the
 * triangle without its boundary, a point's is the point.
 *
 * - `disjoint`: they have no point in common;
 * - `touching`: they have, but their relative interiors have not;
 * - `crossing`: their relative interiors meet, and the common part has a lower dimension than both sets (a segment
 *   through a triangle, two triangles that cut each other);
 * - `overlapping`: their relative interiors meet, and the common part has the dimension of the smaller set (collinear
 *   segments, coplanar triangles, anything inside a solid).
 */
export type Relation = 'disjoint' | 'touching' | 'crossing' | 'overlapping';

/** A common point of two shapes, said by what lies there: the feature of the first and of the second shape. */
export interface ContactPoint {
  readonly a: Feature;
  readonly b: Feature;
}

/**
 * The common part of two convex shapes: none, a point, a segment or a convex polygon, by its extreme points. None of
 * them is listed twice.
 */
export interface Contact {
  readonly relation: Relation;
  readonly contact: readonly ContactPoint[];
}

/** The contact of two shapes that have no common point. */
export const DISJOINT: Contact = /* @__PURE__ */ Object.freeze({
  relation: 'disjoint',
  contact: /* @__PURE__ */ Object.freeze([]),
});
