import { requireLine3 } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, lineComponent, meetsSet } from './engine/linear-hits.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * Where does a line pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `lineConvex` says. Faces are numbered 0 to 5: left, right, bottom,
 * top, near, far; see {@link Frustum} for edges and vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = lineFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 0, 2], ['face', 1, 4]]
 */
export function lineFrustum(line: Line, frustum: Frustum): ConvexHits {
  requireLine3('lineFrustum', 'line', line);
  requireFrustum('lineFrustum', 'frustum', frustum);
  return hitsOf(lineComponent(line), frustumSet(frustum));
}

/**
 * Does a line meet a frustum? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * lineIntersectsFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube); // true
 * lineIntersectsFrustum({ origin: [-3, 2, 0], direction: [1, 0, 0] }, cube); // false
 */
export function lineIntersectsFrustum(line: Line, frustum: Frustum): boolean {
  requireLine3('lineIntersectsFrustum', 'line', line);
  requireFrustum('lineIntersectsFrustum', 'frustum', frustum);
  return meetsSet(lineComponent(line), frustumSet(frustum));
}
