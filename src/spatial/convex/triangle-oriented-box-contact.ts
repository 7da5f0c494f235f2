import type { Contact } from '../../core/contact.js';
import type { OrientedBox, Triangle } from '../../core/shapes.js';
import { checkOrientedBox } from '../hull/solid-arguments.js';
import { orientedBoxSolid } from './box-solid.js';
import { triangleContact, triangleExtremes, triangleSolid } from './triangle-solid.js';

/**
 * How do a triangle (`a`) and an oriented box (`b`) meet, and where? The relation is that of `triangleOrientedBox`,
 * which is much cheaper; the contact is as in `triangleBoxContact`. The axes are taken as they are, and half sizes may
 * be zero.
 *
 * Source: Sutherland and Hodgman 1974 (the clipped polygon), in exact arithmetic.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * triangleOrientedBoxContact({ a: [2, 0, 0], b: [4, 1, 0], c: [4, -1, 0] }, box); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 9 } }] }
 * triangleOrientedBoxContact({ a: [9, 9, 0], b: [-9, 9, 0], c: [0, -9, 0] }, box).contact.length; // 4
 */
export function triangleOrientedBoxContact(triangle: Triangle, box: OrientedBox): Contact {
  const a = triangleSolid('triangleOrientedBoxContact', triangle);
  checkOrientedBox('triangleOrientedBoxContact', box);
  const b = orientedBoxSolid(box);
  return triangleContact(triangle, a, b, triangleExtremes(a, b));
}
