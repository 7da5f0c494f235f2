/**
 * Contacts by clipping over the rationals: what is left of the first shape's hull, or of the parameters of a line, is
 * looked up in the features of both. The kernel clips nothing and computes no point: it decides by signs of orient2d
 * which case it is.
 */

import { canonicalRing } from '../../../answers/text.js';
import { POINTS, type ShapeKind } from '../../../cases/planar/shapes.js';
import { contact, exactContactText } from '../contact.js';
import { type LineLike, lineContact, lineRelation, pointAt } from '../line.js';
import { exact, isZero, type Numbers, towards } from '../vectors.js';
import { boundsOf, exactLinear, exactShape, ownFeature } from './shapes.js';

const UPWARDS = [0n, 0n, 1n] as const;
const isUnbounded = (kind: ShapeKind) => kind === 'line' || kind === 'ray';

/**
 * The contact of two shapes of the plane by clipping in rationals: of bounded shapes, the hull of the first by the
 * half-planes of the second; of lines and rays, the parameters by the half-planes.
 */
export function refereeText(a: ShapeKind, b: ShapeKind, v: Numbers): string {
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
