import { contact, exactContactText } from '../contact.js';
import { exact } from '../vectors.js';
import { exactTriangle } from './shapes.js';

/**
 * The first triangle's hull is clipped by the second one's planes, and the corners of what is left are points over the
 * rationals, whose features are found by membership. The kernel computes no point: it compares the ends of sections by
 * signs of orient3d, and vertices with edges in a projection.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  return exactContactText(contact(exactTriangle(values, 0), exactTriangle(values, 9)));
}
