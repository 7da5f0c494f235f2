import type { Contact } from '../../core/contact.js';
import type { Box3, Triangle } from '../../core/shapes.js';
import { requireBox } from '../boxes/box-arguments.js';
import { boxSolid } from './box-solid.js';
import { extremePoints } from './solid-contact.js';
import { triangleContact, triangleSolid } from './triangle-solid.js';

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
 * triangleBoxContact({ a: [6, 0, 0], b: [0, 6, 0], c: [0, 0, 6] }, box); // { relation: 'touching', contact: [{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 7 } }] }
 * triangleBoxContact({ a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }, box).contact.length; // 6
 */
export function triangleBoxContact(triangle: Triangle, box: Box3): Contact {
  const a = triangleSolid('triangleBoxContact', triangle);
  requireBox('triangleBoxContact', 'box', box);
  const b = boxSolid(box);
  return triangleContact(triangle, a, b, extremePoints(a, b));
}
