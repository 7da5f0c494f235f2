import { requireTriangle3 } from '../../core/arguments/index.js';
import type { Triangle } from '../../core/shapes.js';
import { cull, type FrustumCulling, frustumMeets } from './engine/frustum-sides.js';
import { type ContainedContact, contactWithTriangle, triangleSet } from './engine/triangle-set.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * How do a frustum (`a`) and a triangle (`b`) meet, exactly? Also near an edge or a corner of the frustum, where no
 * single plane of it rejects. `containment` is what the frustum is to a triangle; `contact` has the extreme points of
 * the common part with both features, counterclockwise seen from the front of the triangle.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test); Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a coordinate is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumTriangle(cube, { a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }).relation; // 'touching'
 * frustumTriangle(cube, { a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }).relation; // 'disjoint'
 */
export function frustumTriangle(frustum: Frustum, triangle: Triangle): ContainedContact {
  requireFrustum('frustumTriangle', 'frustum', frustum);
  requireTriangle3('frustumTriangle', 'triangle', triangle);
  return contactWithTriangle(frustumSet(frustum), triangle);
}

/**
 * Do a frustum and a triangle have a common point, exactly? Touching counts. Corners against planes first; the common
 * part only where they leave it open.
 *
 * Source: Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a coordinate is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumIntersectsTriangle(cube, { a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }); // true
 * frustumIntersectsTriangle(cube, { a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }); // false
 */
export function frustumIntersectsTriangle(frustum: Frustum, triangle: Triangle): boolean {
  requireFrustum('frustumIntersectsTriangle', 'frustum', frustum);
  requireTriangle3('frustumIntersectsTriangle', 'triangle', triangle);
  return frustumMeets(frustumSet(frustum), triangleSet(triangle));
}

/**
 * Where does a triangle lie to a frustum, plane by plane? Never `outside` for one that is not, but `intersecting` for
 * some that are (near edges and corners, most for large ones); `inside` is always right. The signs are exact.
 *
 * Source: Real-Time Rendering, 22.14.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a coordinate is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumTriangleConservative(cube, { a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }); // 'intersecting': kept falsely
 */
export function frustumTriangleConservative(frustum: Frustum, triangle: Triangle): FrustumCulling {
  requireFrustum('frustumTriangleConservative', 'frustum', frustum);
  requireTriangle3('frustumTriangleConservative', 'triangle', triangle);
  return cull(frustumSet(frustum), triangleSet(triangle));
}
