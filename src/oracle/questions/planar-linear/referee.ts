import { canonicalRing } from '../../answers/text.js';
import { contact, exactContactText } from '../../referees/shapes/contact.js';
import { type LineLike, lineContact, lineRelation, pointAt } from '../../referees/shapes/line.js';
import { featureAt } from '../../referees/shapes/shape.js';
import { exact, isZero, rational, towards } from '../../referees/shapes/vectors.js';
import { boundsOf, exactLinear, exactShape, ownFeature, POINTS, type ShapeKind } from './shapes.js';

const UPWARDS = [0n, 0n, 1n] as const;
const isUnbounded = (kind: ShapeKind) => kind === 'line' || kind === 'ray';

/**
 * The contact of two shapes of the plane by clipping in rationals: of bounded shapes, the hull of the first by the
 * half-planes of the second; of lines and rays, the parameters by the half-planes.
 */
export function refereeText(a: ShapeKind, b: ShapeKind, v: ArrayLike<number>): string {
  const values = exact(v);
  const at = 2 * POINTS[a];
  if (isUnbounded(a)) {
    const whole = exactLinear(a, values, 0)!;
    if (isUnbounded(b)) return unboundedText(whole, exactLinear(b, values, at)!);
    const { relation, ends } = lineContact(whole, exactShape(b, values, at));
    return [relation, ...canonicalRing(ends.map((end) => `${ownFeature(whole, end.t)}/${end.b}`))].join(' ');
  }
  return exactContactText(contact(exactShape(a, values, 0), exactShape(b, values, at), UPWARDS));
}

/** Two of lines and rays: the part of the first in the second. */
function unboundedText(whole: LineLike, other: LineLike): string {
  const { relation, part } = lineRelation(whole, boundsOf(other));
  const bounds = [part?.low, part?.high].filter((t) => t !== undefined);
  const names = bounds.map((t) => {
    const atOrigin = other.low !== undefined && isZero(towards(other.origin, pointAt(whole, t)));
    return `${ownFeature(whole, t)}/${atOrigin ? 'v0' : 'e0'}`;
  });
  return [relation, ...canonicalRing([...new Set(names)])].join(' ');
}

/** The feature of a shape at a point; `-` outside. */
export function refereeFeature(kind: ShapeKind, v: ArrayLike<number>): string {
  const values = exact(v);
  const p = rational(exactShape('point', values, 0).points[0]!);
  if (kind !== 'ray') return featureAt(exactShape(kind, values, 2), p);
  const { origin, direction } = exactLinear(kind, values, 2)!;
  const [x, y] = [p.x - origin[0], p.y - origin[1]];
  if (x === 0n && y === 0n) return 'v0';
  return x * direction[1] === y * direction[0] && x * direction[0] + y * direction[1] > 0n ? 'e0' : '-';
}
