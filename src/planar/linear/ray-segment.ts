import { requireRay2, requireSegment2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Ray, Segment } from '../../core/shapes.js';
import { linearsMeet, RAY, SEGMENT } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do a ray and a segment of the plane have a common point? Ends count.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * rayIntersectsSegment2d({ origin: [0, 0], direction: [1, 0] }, { start: [5, 1], end: [5, -1] }); // true
 * rayIntersectsSegment2d({ origin: [0, 0], direction: [1, 0] }, { start: [-5, 1], end: [-5, -1] }); // false
 */
export function rayIntersectsSegment2d(ray: Ray, segment: Segment): boolean {
  requireRay2('rayIntersectsSegment2d', 'ray', ray);
  requireSegment2('rayIntersectsSegment2d', 'segment', segment);
  return linearsMeet(RAY, ray.origin, ray.direction, SEGMENT, segment.start, segment.end);
}

/**
 * How a ray and a segment of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in one point, which is the ray's origin or an end of the segment, or both;
 * - `crossing`: in one point behind the origin and between the ends;
 * - `overlapping`: in a segment, given by its two ends in order along the ray; or in a point, where the segment is a
 *   point behind the ray's origin.
 *
 * On a ray, `{ type: 'vertex', index: 0 }` is the origin and `{ type: 'edge', index: 0 }` the rest; on a segment,
 * `{ type: 'vertex', index: 0 }` is the start, `{ type: 'vertex', index: 1 }` the end and `{ type: 'edge', index: 0 }`
 * what is between.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [1, 0] };
 * raySegment2d(ray, { start: [5, 1], end: [5, -1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * raySegment2d(ray, { start: [0, 1], end: [0, -1] }); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * raySegment2d(ray, { start: [5, 0], end: [-5, 0] }).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }]
 */
export function raySegment2d(ray: Ray, segment: Segment): Contact {
  requireRay2('raySegment2d', 'ray', ray);
  requireSegment2('raySegment2d', 'segment', segment);
  return linearContact(RAY, ray.origin, ray.direction, SEGMENT, segment.start, segment.end);
}
