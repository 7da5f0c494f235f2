import { requireOrientedBox } from '../../core/arguments/index.js';
import type { OrientedBox } from '../../core/shapes.js';
import { OrientedBoxSet } from './engine/box-set.js';
import { cull, type FrustumCulling, frustumContact, frustumMeets } from './engine/frustum-sides.js';
import { determinantSign } from './engine/oriented-box-half-spaces.js';
import type { ContainedContact } from './engine/triangle-set.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * How do a frustum (`a`) and an oriented box (`b`) meet, exactly? Also near an edge or a corner of the frustum, where
 * no single plane of it rejects. `containment` is what the frustum is to an oriented box; `contact` has the extreme
 * points of the common part with both features, in no special order.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test); Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a number is not finite, a half size is negative, the axes are linearly dependent, or the
 *   frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const box = { center: [3, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * frustumOrientedBox(cube, box).relation; // 'touching'
 * frustumOrientedBox(cube, { ...box, center: [2.5, 2.5, 0] }).relation; // 'disjoint'
 */
export function frustumOrientedBox(frustum: Frustum, box: OrientedBox): ContainedContact {
  requireFrustum('frustumOrientedBox', 'frustum', frustum);
  requireOrientedBox('frustumOrientedBox', 'box', box, determinantSign);
  return frustumContact(frustumSet(frustum), new OrientedBoxSet(box));
}

/**
 * Do a frustum and an oriented box have a common point, exactly? Touching counts. Corners against planes first; the
 * common part only where they leave it open.
 *
 * Source: Real-Time Rendering, 22.14.3.
 *
 * @throws RangeError if a number is not finite, a half size is negative, the axes are linearly dependent, or the
 *   frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const box = { center: [3, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * frustumIntersectsOrientedBox(cube, box); // true
 * frustumIntersectsOrientedBox(cube, { ...box, center: [2.5, 2.5, 0] }); // false
 */
export function frustumIntersectsOrientedBox(frustum: Frustum, box: OrientedBox): boolean {
  requireFrustum('frustumIntersectsOrientedBox', 'frustum', frustum);
  requireOrientedBox('frustumIntersectsOrientedBox', 'box', box, determinantSign);
  return frustumMeets(frustumSet(frustum), new OrientedBoxSet(box));
}

/**
 * Where does an oriented box lie to a frustum, plane by plane? Never `outside` for one that is not, but `intersecting`
 * for some that are (near edges and corners, most for large ones); `inside` is always right. The signs are exact.
 *
 * Source: Real-Time Rendering, 22.14.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a number is not finite, a half size is negative, the axes are linearly dependent, or the
 *   frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const box = { center: [2.5, 2.5, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * frustumOrientedBoxConservative(cube, box); // 'intersecting': kept falsely
 */
export function frustumOrientedBoxConservative(frustum: Frustum, box: OrientedBox): FrustumCulling {
  requireFrustum('frustumOrientedBoxConservative', 'frustum', frustum);
  requireOrientedBox('frustumOrientedBoxConservative', 'box', box, determinantSign);
  return cull(frustumSet(frustum), new OrientedBoxSet(box));
}
