import { requireBox3, requireTriangle3 } from '../../core/arguments/index.js';
import type { Box3, Triangle } from '../../core/shapes.js';
import { BoxSet } from './engine/box-set.js';
import { type ContainedContact, triangleContact } from './engine/triangle-set.js';

/**
 * How do a triangle (`a`) and a box (`b`) meet, and where? The relation is that of `triangleBox`, which is much
 * cheaper; `contact` has the extreme points of the common part, each with the feature of both (those of the box are
 * numbered as `boxFeature` says): one point, two, or a polygon of up to nine, counterclockwise seen from the front of
 * the triangle. Triangles that are segments or points and flat boxes are in the domain.
 *
 * Source: Sutherland and Hodgman 1974 (the clipped polygon); Ericson, Real-Time Collision Detection, 8.3.4, in exact
 * arithmetic.
 *
 * @throws RangeError naming the argument, if a number is not finite, or min > max in a coordinate
 * @example
 * const box = { min: [0, 0, 0], max: [2, 2, 2] };
 * triangleBoxContact({ a: [6, 0, 0], b: [0, 6, 0], c: [0, 0, 6] }, box); // { relation: 'touching', containment: 'none', contact: [{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 7 } }] }
 * triangleBoxContact({ a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }, box).contact.length; // 6
 */
export function triangleBoxContact(triangle: Triangle, box: Box3): ContainedContact {
  requireTriangle3('triangleBoxContact', 'triangle', triangle);
  requireBox3('triangleBoxContact', 'box', box);
  return triangleContact(triangle, new BoxSet(box));
}
