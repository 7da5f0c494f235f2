/** A point against the union of brushes over the rationals, without a tree. */
import { OTHER } from '../../../cases/bsp/brushes.js';
import { exact, vectorAt } from '../vectors.js';
import { exactBrushes, locationInUnion } from './brush-union.js';

/** Inside, outside, or on the boundary of the closure of the union's interior. */
export function pointBrushesReferee(v: Float64Array): string {
  const values = exact(v);
  const [x, y, z] = vectorAt(values, OTHER, 3);
  return locationInUnion(exactBrushes(v, values), { x, y, z, w: 1n });
}
