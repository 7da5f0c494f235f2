import { requireOrientedBox, requireTriangle3 } from '../../core/arguments/index.js';
import type { OrientedBox, Triangle } from '../../core/shapes.js';
import { OrientedBoxSet } from './engine/box-set.js';
import { determinantSign } from './engine/oriented-box-half-spaces.js';
import { type ContainedContact, triangleContact } from './engine/triangle-set.js';

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
 * triangleOrientedBoxContact({ a: [2, 0, 0], b: [4, 1, 0], c: [4, -1, 0] }, box); // { relation: 'touching', containment: 'none', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 9 } }] }
 * triangleOrientedBoxContact({ a: [9, 9, 0], b: [-9, 9, 0], c: [0, -9, 0] }, box).contact.length; // 4
 */
export function triangleOrientedBoxContact(triangle: Triangle, box: OrientedBox): ContainedContact {
  requireTriangle3('triangleOrientedBoxContact', 'triangle', triangle);
  requireOrientedBox('triangleOrientedBoxContact', 'box', box, determinantSign);
  return triangleContact(triangle, new OrientedBoxSet(box));
}
