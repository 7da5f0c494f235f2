/**
 * Where a point lies: by membership in the hulls of vertices, edges and the face, one by one over the rationals; to
 * rays by cross and dot products. The kernel asks orient2d and the order of coordinates.
 */
import { locationOf } from '../../../answers/text.js';
import type { ShapeKind } from '../../../cases/planar/shapes.js';
import { featureAt } from '../shape.js';
import { add, exact, type Numbers, orientation2, rational, vectorAt } from '../vectors.js';
import { exactLinear, exactShape } from './shapes.js';

/** The feature of a shape at a point; `-` outside. */
function featureOf(kind: ShapeKind, v: Numbers): string {
  const values = exact(v);
  const p = rational(exactShape('point', values, 0).points[0]!);
  if (kind !== 'ray') return featureAt(exactShape(kind, values, 2), p);
  const { origin, direction } = exactLinear(kind, values, 2)!;
  const [x, y] = [p.x - origin[0], p.y - origin[1]];
  if (x === 0n && y === 0n) return 'v0';
  return x * direction[1] === y * direction[0] && x * direction[0] + y * direction[1] > 0n ? 'e0' : '-';
}

/** The location of the point in the first two values to the shape behind it, and the feature there. */
export function pointReferee(kind: ShapeKind, v: Numbers): string {
  return locationOf(featureOf(kind, v), kind === 'segment' || kind === 'ray' ? 'e' : 'f');
}

/** On which side of the line the point lies: 1 on the left. */
export function sideReferee(v: Numbers): -1 | 0 | 1 {
  const values = exact(v);
  const { origin, direction } = exactLinear('line', values, 2)!;
  return orientation2(origin, add(origin, direction), vectorAt(values, 0, 2));
}
