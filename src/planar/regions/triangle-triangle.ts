import { requireNoMore, requireTriangle2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Triangle } from '../../core/shapes.js';
import { triangleRegion } from './region.js';
import { regionContact } from './region-region.js';
import { trianglesMeet } from './triangle-meets.js';

/**
 * Do two triangles of the plane have a common point? The boundary counts. Either may be clockwise, or flat: a segment
 * or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.1 (separating axes); Guigue and Devillers 2003, "Fast and robust
 * triangle-triangle overlap test using orientation predicates" (coplanar triangles).
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const a = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * trianglesIntersect2d(a, { a: [2, 2], b: [5, 2], c: [5, 5] }); // true: they touch
 * trianglesIntersect2d(a, { a: [3, 2], b: [5, 2], c: [5, 5] }); // false
 */
export function trianglesIntersect2d(a: Triangle, b: Triangle): boolean {
  if (arguments.length > 2) requireNoMore('trianglesIntersect2d', 2, arguments[2]);
  requireTriangle2('trianglesIntersect2d', 'a', a);
  requireTriangle2('trianglesIntersect2d', 'b', b);
  return trianglesMeet(a.a, a.b, a.c, b.a, b.b, b.c);
}

/**
 * How two triangles of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a point or a segment of the boundary of at least one of them;
 * - `overlapping`: their insides meet, or what is between the ends of one that is flat and the other;
 * - `crossing`: both are flat, and cross in one point.
 *
 * The contact is the extreme points of the common part: one, two, or a polygon in counterclockwise order. Edge i of a
 * triangle runs from vertex i to the next; face 0 is its inside. A flat triangle is a segment or a point; the first
 * vertex or else edge is named.
 *
 * Source: Guigue and Devillers 2003, "Fast and robust triangle-triangle overlap test using orientation predicates";
 * Ericson, Real-Time Collision Detection, 5.2.10.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const a = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * triangleTriangle2d(a, { a: [2, 2], b: [5, 2], c: [5, 5] }); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 1 }, b: { type: 'vertex', index: 0 } }] }
 * const { relation, contact } = triangleTriangle2d(a, { a: [1, 1], b: [5, 1], c: [1, 5] });
 * relation; // 'overlapping'
 * contact; // [{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 0 } }, { a: { type: 'edge', index: 1 }, b: { type: 'edge', index: 0 } }, { a: { type: 'edge', index: 1 }, b: { type: 'edge', index: 2 } }]
 */
export function triangleTriangle2d(a: Triangle, b: Triangle): Contact {
  requireTriangle2('triangleTriangle2d', 'a', a);
  requireTriangle2('triangleTriangle2d', 'b', b);
  return regionContact(triangleRegion(a), triangleRegion(b));
}
