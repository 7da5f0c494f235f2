/**
 * Points and parameters of contacts: lines clipped by the planes of the triangle's hull over the rationals, triangles
 * clipped by each other, rounded by bisection over the doubles. The kernel makes them of features, as crossings of a
 * line with a plane through the feature, and rounds quotients of integers.
 */
import { contact } from '../contact.js';
import { lineContact, line as lineOf, ONE, ray as rayThrough, ZERO } from '../line.js';
import { pointShape } from '../shape.js';
import { dot, exact, isZero, type Rational3, subtract, towards, type Vector, vectorAt } from '../vectors.js';
import { roundedHit, roundedPoint } from './rounded.js';
import { exactTriangle } from './shapes.js';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Hits on the line from p along d: the parameter of x is (x - p) · d / d · d. */
function hitsAt(p: Vector, d: Vector, found: readonly { at: Rational3 }[], one: bigint): string {
  const texts = found.map(({ at }) =>
    isZero(d) ? roundedHit(0n, 1n, at, one) : roundedHit(dot(towards(p, at), d), dot(d, d) * at.w, at, one),
  );
  return [COUNTS[texts.length], ...texts].join(' ');
}

/** A segment and a triangle. */
export function segmentTrianglePointsReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, q] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  const d = subtract(q, p);
  const triangle = exactTriangle(values, 6);
  if (isZero(d)) return hitsAt(p, d, contact(pointShape(p), triangle).points, values.one);
  return hitsAt(p, d, lineContact({ ...lineOf(p, d), low: ZERO, high: ONE }, triangle).ends, values.one);
}

function refereeOf(make: typeof lineOf): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const [p, d] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
    return hitsAt(p, d, lineContact(make(p, d), exactTriangle(values, 6)).ends, values.one);
  };
}

/** A ray and a triangle. */
export const rayTrianglePointsReferee = refereeOf(rayThrough);

/** A line and a triangle. */
export const lineTrianglePointsReferee = refereeOf(lineOf);

/** Two triangles: the points sorted as texts. */
export function triangleTrianglePointsReferee(v: Float64Array): string {
  const values = exact(v);
  const { points } = contact(exactTriangle(values, 0), exactTriangle(values, 9));
  const texts = points.map(({ at }) => roundedPoint(at, values.one)).sort();
  return [COUNTS[texts.length], ...texts].join(' ');
}
