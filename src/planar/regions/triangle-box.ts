import { requireBox2, requireTriangle2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Box2, Triangle } from '../../core/shapes.js';
import { triangleMeetsBox } from './box-meets.js';
import { boxRegion, triangleRegion } from './region.js';
import { regionContact } from './region-region.js';

/**
 * Do a triangle and a box of the plane have a common point? The boundary counts. The triangle may be clockwise, both
 * may be flat: a segment or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.9, in the plane (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * triangleIntersectsBox2d({ a: [1, 2], b: [3, 0], c: [3, 2] }, box); // true: an edge passes through max
 * triangleIntersectsBox2d({ a: [1, 3], b: [3, 1], c: [3, 3] }, box); // false
 */
export function triangleIntersectsBox2d(triangle: Triangle, box: Box2): boolean {
  requireTriangle2('triangleIntersectsBox2d', 'triangle', triangle);
  requireBox2('triangleIntersectsBox2d', 'box', box);
  return triangleMeetsBox(triangle.a, triangle.b, triangle.c, box.min, box.max);
}

/**
 * How a triangle and a box of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a point or a segment of the boundary of at least one of them;
 * - `overlapping`: their insides meet, or what is between the ends of one that is flat and the other;
 * - `crossing`: both are flat, and cross in one point.
 *
 * The contact is the extreme points of the common part: one, two, or a polygon in counterclockwise order. Edge i of the
 * triangle runs from vertex i to the next; face 0 is its inside. Features of a box: vertex 0 is min, the others follow
 * counterclockwise ((max, min), max, (min, max)); edge i runs from vertex i to the next; face 0 is the inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.9, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * triangleBox2d({ a: [1, 2], b: [3, 0], c: [3, 2] }, box); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 2 } }] }
 * triangleBox2d({ a: [1, 0], b: [3, 0], c: [1, -1] }, box).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }]
 */
export function triangleBox2d(triangle: Triangle, box: Box2): Contact {
  requireTriangle2('triangleBox2d', 'triangle', triangle);
  requireBox2('triangleBox2d', 'box', box);
  return regionContact(triangleRegion(triangle), boxRegion(box));
}
