import { requireLine2, requireTriangle2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Line, Triangle } from '../../core/shapes.js';
import { LINE } from '../linear/linear.js';
import { linearRegionContact } from './linear-region.js';
import { triangleRegion } from './region.js';
import { linearMeetsTriangle } from './triangle-meets.js';

/**
 * Do a line and a triangle of the plane have a common point? The boundary counts. The triangle may be clockwise, or
 * flat: a segment or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4 in the plane; Eberly, 3D Game Engine Design, 5.7 (coplanar
 * cases).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * lineIntersectsTriangle2d({ origin: [0, 1], direction: [2, 0] }, triangle); // true
 * lineIntersectsTriangle2d({ origin: [0, 5], direction: [2, 0] }, triangle); // false
 */
export function lineIntersectsTriangle2d(line: Line, triangle: Triangle): boolean {
  requireLine2('lineIntersectsTriangle2d', 'line', line);
  requireTriangle2('lineIntersectsTriangle2d', 'triangle', triangle);
  return linearMeetsTriangle(LINE, line.origin, line.direction, triangle.a, triangle.b, triangle.c);
}

/**
 * How a line and a triangle of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside;
 * - `overlapping`: the line runs through the inside;
 * - `crossing`: only where the triangle is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the line, or the only one. A line has
 * `{ type: 'edge', index: 0 }` only. Edge i of the triangle runs from vertex i to the next; face 0 is its inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4 in the plane; Eberly, 3D Game Engine Design, 5.7 (coplanar
 * cases).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * lineTriangle2d({ origin: [0, 1], direction: [2, 0] }, triangle).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 2 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * lineTriangle2d({ origin: [0, 4], direction: [2, 0] }, triangle); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 2 } }] }
 */
export function lineTriangle2d(line: Line, triangle: Triangle): Contact {
  requireLine2('lineTriangle2d', 'line', line);
  requireTriangle2('lineTriangle2d', 'triangle', triangle);
  return linearRegionContact(LINE, line.origin, line.direction, triangleRegion(triangle));
}
