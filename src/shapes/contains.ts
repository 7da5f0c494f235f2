import { requireNoMore } from '../core/arguments/index.js';
import { ask, bothKnown, rowOf } from './dispatch.js';
import { PLANAR_POINTS, SPATIAL_POINTS } from './generated/points.js';
import { type RelationPair, relationOf, relationRow } from './relation.js';
import type { RelatedPartner, Shape } from './shape.js';

/**
 * Does the first shape contain the second one, boundary included? Any two shapes that `relation` takes. A shape
 * contains itself.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, if one lies in the plane and the other
 *   one in space, or if there is no answer for the two types
 * @example
 * const sphere = { type: 'sphere', center: [0, 0, 0], radius: 5 } as const;
 * contains(sphere, [3, 4, 0]); // true
 * contains(sphere, { type: 'box', min: [-3, -4, 0], max: [3, 4, 0] }); // true
 * contains({ type: 'box', min: [-3, -4, 0], max: [3, 4, 0] }, sphere); // false
 */
export function contains<A extends Shape>(a: A, b: RelatedPartner<RelationPair, A>): boolean {
  if (arguments.length > 2) requireNoMore('contains', 2, arguments[2]);
  const [x, y] = bothKnown('contains', a, b);
  const row = rowOf(x.isPlanar ? PLANAR_POINTS : SPATIAL_POINTS, x, y);
  if (row !== null && !row.isSwapped) return ask('contains', row) as boolean;
  const containment = relationOf(relationRow('contains', a, b), 'contains').containment();
  return containment === 'containing' || containment === 'equal';
}
