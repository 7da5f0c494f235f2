import { requireBox3 } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import { BoxSet } from './engine/box-set.js';
import { cull, type FrustumCulling, frustumContact, frustumMeets } from './engine/frustum-sides.js';
import type { ContainedContact } from './engine/triangle-set.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * How do a frustum (`a`) and a box (`b`) meet, exactly? Also near an edge or a corner of the frustum, where no single
 * plane of it rejects. `containment` is what the frustum is to a box; `contact` has the extreme points of the common
 * part with both features, in no special order.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test); Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a number is not finite, min > max in a coordinate, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, containment } = frustumBox(cube, { min: [0, 0, 0], max: [1, 1, 1] });
 * [relation, containment]; // ['overlapping', 'containing']
 * frustumBox(cube, { min: [1, 1, 1], max: [2, 2, 2] }).contact; // [{ a: { type: 'vertex', index: 7 }, b: { type: 'vertex', index: 0 } }]
 * frustumBox(cube, { min: [1.5, 0, 0], max: [2, 2, 2] }).relation; // 'disjoint'
 */
export function frustumBox(frustum: Frustum, box: Box3): ContainedContact {
  requireFrustum('frustumBox', 'frustum', frustum);
  requireBox3('frustumBox', 'box', box);
  return frustumContact(frustumSet(frustum), new BoxSet(box));
}

/**
 * Do a frustum and a box have a common point, exactly? Touching counts. Corners against planes first; the common part
 * only where they leave it open.
 *
 * Source: Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a number is not finite, min > max in a coordinate, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumIntersectsBox(cube, { min: [1, 1, 1], max: [2, 2, 2] }); // true
 * frustumIntersectsBox(cube, { min: [1.5, 0, 0], max: [2, 2, 2] }); // false
 */
export function frustumIntersectsBox(frustum: Frustum, box: Box3): boolean {
  requireFrustum('frustumIntersectsBox', 'frustum', frustum);
  requireBox3('frustumIntersectsBox', 'box', box);
  return frustumMeets(frustumSet(frustum), new BoxSet(box));
}

/**
 * Where does a box lie to a frustum, plane by plane? Never `outside` for one that is not, but `intersecting` for some
 * that are (near edges and corners, most for large ones); `inside` is always right. The signs are exact.
 *
 * Source: Real-Time Rendering, 22.14.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a number is not finite, min > max in a coordinate, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumBoxConservative(cube, { min: [1.5, 0, 0], max: [2, 2, 2] }); // 'outside'
 */
export function frustumBoxConservative(frustum: Frustum, box: Box3): FrustumCulling {
  requireFrustum('frustumBoxConservative', 'frustum', frustum);
  requireBox3('frustumBoxConservative', 'box', box);
  return cull(frustumSet(frustum), new BoxSet(box));
}
