/**
 * Segments, rays and lines against triangles and segments: cut to what is inside the planes of the other shape's hull,
 * over the rationals, with the features at the ends found by membership. The kernel asks how edges turn around the
 * line, and computes no point.
 */
import { canonicalRing } from '../../../answers/text.js';
import { contact, exactContactText } from '../contact.js';
import { type LineLike, line, lineContact, ray } from '../line.js';
import { areaVector, type Shape } from '../shape.js';
import { dot, type Exact, exact, pointsAt, signOf, subtract, type Vector, vectorAt } from '../vectors.js';
import { exactSegment, exactTriangle } from './shapes.js';

/** Whether a direction runs against a triangle's normal, where there is a contact. */
function facing(relation: string, along: Vector, values: Exact): string {
  const rise = signOf(dot(along, areaVector(pointsAt(values, 3, 6, 3))));
  return String(relation === 'disjoint' || rise === 0 ? 0 : -rise);
}

/** Relation and contact of a ray or a line and a shape: canonical text. */
export function linearText(make: typeof line, values: Exact, shape: Shape): readonly string[] {
  const whole: LineLike = make(vectorAt(values, 0, 3), vectorAt(values, 3, 3));
  const { relation, ends } = lineContact(whole, shape);
  const pairs = ends.map(({ t, b }) => `${whole.low && t.numerator === 0n ? 'v0' : 'e0'}/${b}`);
  return [relation, ...canonicalRing(pairs)];
}

function refereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const words = linearText(make, values, exactTriangle(values, 6));
    return [...words, facing(words[0]!, vectorAt(values, 3, 3), values)].join(' ');
  };
}

/** A ray and a triangle. */
export const rayTriangleReferee = refereeOf(ray);

/** A line and a triangle. */
export const lineTriangleReferee = refereeOf(line);

/** A segment and a triangle: the segment's hull clipped. */
export function segmentTriangleReferee(v: Float64Array): string {
  const values = exact(v);
  const found = contact(exactSegment(values, 0), exactTriangle(values, 6));
  const along = subtract(vectorAt(values, 3, 3), vectorAt(values, 0, 3));
  return `${exactContactText(found)} ${facing(found.relation, along, values)}`;
}
