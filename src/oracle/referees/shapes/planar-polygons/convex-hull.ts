/**
 * Every point is asked by itself, of all others, whether it is a corner or on the boundary. The kernel sorts the points
 * once, and keeps chains that turn one way.
 */
import { hullText } from '../../../answers/polygons.js';
import { exactRingAt } from '../../../cases/planar/rings.js';
import { exact } from '../vectors.js';
import { hullLists } from './hull.js';

/** The lists under all policies. */
export function referee(values: Float64Array): string {
  return hullText(hullLists(exactRingAt(exact(values), 0)));
}
