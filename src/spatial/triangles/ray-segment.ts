import type { Contact } from '../../core/contact.js';
import type { Ray, Segment } from '../../core/shapes.js';
import { linearMeetsSegment, linearSegment, loadAsTriangle } from './linear-segment.js';
import { loadRay } from './linear-workspace.js';

/**
 * How do a ray and a segment of space meet? As in `segmentSegment`; of the ray, vertex 0 is the origin.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example raySegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [9, 9, 9], end: [9, 9, 0] }).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }]
 */
export function raySegment(ray: Ray, segment: Segment): Contact {
  loadRay('raySegment', 'ray', ray);
  loadAsTriangle('raySegment', 'segment', segment);
  return linearSegment('ray');
}

/**
 * Do a ray and a segment of space have a point in common?
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example rayIntersectsSegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [9, 9, 9], end: [9, 9, 0] }); // true
 */
export function rayIntersectsSegment(ray: Ray, segment: Segment): boolean {
  loadRay('rayIntersectsSegment', 'ray', ray);
  loadAsTriangle('rayIntersectsSegment', 'segment', segment);
  return linearMeetsSegment('ray');
}
