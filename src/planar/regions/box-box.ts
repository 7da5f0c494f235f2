import { requireBox2, requireNoMore } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Box2 } from '../../core/shapes.js';
import { boxRegion } from './region.js';
import { regionContact } from './region-region.js';

/**
 * Do two boxes of the plane have a common point? The boundary counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * boxesIntersect2d({ min: [0, 0], max: [2, 1] }, { min: [2, 1], max: [3, 3] }); // true: in a vertex
 * boxesIntersect2d({ min: [0, 0], max: [2, 1] }, { min: [2, 1.5], max: [3, 3] }); // false
 */
export function boxesIntersect2d(a: Box2, b: Box2): boolean {
  if (arguments.length > 2) requireNoMore('boxesIntersect2d', 2, arguments[2]);
  requireBox2('boxesIntersect2d', 'a', a);
  requireBox2('boxesIntersect2d', 'b', b);
  return a.min[0]! <= b.max[0]! && b.min[0]! <= a.max[0]! && a.min[1]! <= b.max[1]! && b.min[1]! <= a.max[1]!;
}

/**
 * How two boxes of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a point or a segment of the boundary of at least one of them;
 * - `overlapping`: their insides meet, or what is between the ends of one that is flat and the other;
 * - `crossing`: both are segments, and cross in one point.
 *
 * The contact is the corners of the common box: one, two, or four in counterclockwise order. Features of a box: vertex
 * 0 is min, the others follow counterclockwise ((max, min), max, (min, max)); edge i runs from vertex i to the next;
 * face 0 is the inside.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const a = { min: [0, 0], max: [2, 1] };
 * boxBox2d(a, { min: [2, 1], max: [3, 3] }); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 2 }, b: { type: 'vertex', index: 0 } }] }
 * boxBox2d(a, { min: [1, -1], max: [3, 3] }).relation; // 'overlapping'
 */
export function boxBox2d(a: Box2, b: Box2): Contact {
  requireBox2('boxBox2d', 'a', a);
  requireBox2('boxBox2d', 'b', b);
  return regionContact(boxRegion(a), boxRegion(b));
}
