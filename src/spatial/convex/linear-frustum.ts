import type { Line, Ray, Segment } from '../../core/shapes.js';
import type { Frustum } from './frustum.js';
import { frustumSolid } from './half-space-solid.js';
import {
  hitsOf,
  lineComponent,
  meets,
  rayComponent,
  type SolidHits,
  segmentComponent,
} from './linear-solid.js';

/**
 * Where does a line pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `lineSolid` says. Features of the solid are numbered as `frustumSolid` says; prepare the solid by
 * it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the corners of the frustum do not span
 *   space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = lineFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 0, 2], ['face', 1, 4]]
 */
export function lineFrustum(line: Line, frustum: Frustum): SolidHits {
  return hitsOf(lineComponent('lineFrustum', line), frustumSolid(frustum));
}

/**
 * Where does a ray pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `raySolid` says. Features of the solid are numbered as `frustumSolid` says; prepare the solid by it
 * if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the corners of the frustum do not span
 *   space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = rayFrustum({ origin: [0, 0, 0], direction: [0, 1, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 3, 1]]
 */
export function rayFrustum(ray: Ray, frustum: Frustum): SolidHits {
  return hitsOf(rayComponent('rayFrustum', ray), frustumSolid(frustum));
}

/**
 * Where does a segment pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `segmentSolid` says. Features of the solid are numbered as `frustumSolid` says; prepare the solid
 * by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if a number is not finite, or the corners of the frustum do not span space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = segmentFrustum({ start: [0, 0, 2], end: [0, 0, 1] }, cube);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 5, 1]]
 */
export function segmentFrustum(segment: Segment, frustum: Frustum): SolidHits {
  return hitsOf(segmentComponent('segmentFrustum', segment), frustumSolid(frustum));
}

/**
 * Does a line meet a frustum? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the corners of the frustum do not span
 *   space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * lineIntersectsFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube); // true
 * lineIntersectsFrustum({ origin: [-3, 2, 0], direction: [1, 0, 0] }, cube); // false
 */
export function lineIntersectsFrustum(line: Line, frustum: Frustum): boolean {
  return meets(lineComponent('lineIntersectsFrustum', line), frustumSolid(frustum));
}

/**
 * Does a ray meet a frustum? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the corners of the frustum do not span
 *   space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * rayIntersectsFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube); // true
 * rayIntersectsFrustum({ origin: [-3, 0, 0], direction: [-1, 0, 0] }, cube); // false
 */
export function rayIntersectsFrustum(ray: Ray, frustum: Frustum): boolean {
  return meets(rayComponent('rayIntersectsFrustum', ray), frustumSolid(frustum));
}

/**
 * Does a segment meet a frustum? Touching counts.
 *
 * @throws RangeError if a number is not finite, or the corners of the frustum do not span space
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * segmentIntersectsFrustum({ start: [0, 0, 2], end: [0, 0, 1] }, cube); // true
 * segmentIntersectsFrustum({ start: [0, 0, 2], end: [0, 0, 1.5] }, cube); // false
 */
export function segmentIntersectsFrustum(segment: Segment, frustum: Frustum): boolean {
  return meets(segmentComponent('segmentIntersectsFrustum', segment), frustumSolid(frustum));
}
