import { pointsText } from '../../../answers/polygons.js';
import { canonicalRing, locationOf } from '../../../answers/text.js';
import { POINTS, type ShapeKind } from '../../../cases/planar/shapes.js';
import { contact, exactContactText } from '../contact.js';
import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import {
  clipLine,
  compareParameters,
  type LineLike,
  lineContact,
  lineRelation,
  ONE,
  type Parameter,
  pointAt,
  ZERO,
} from '../line.js';
import { nearestDouble } from '../nearest-double.js';
import { featureAt, pointShape, polygonShape, rectangleShape, type Shape, segmentShape } from '../shape.js';
import {
  add,
  type Exact,
  exact,
  isZero,
  type Numbers,
  orientation2,
  pointsAt,
  type Rational3,
  rational,
  subtract,
  towards,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** The referee's bounded shapes. */
function exactShape(kind: ShapeKind, values: Exact, at: number): Shape {
  const [p, q] = pointsAt(values, 2, at, kind === 'point' ? 1 : 2) as [Vector, Vector];
  if (kind === 'point') return pointShape(p);
  if (kind === 'segment') return segmentShape(p, q);
  return kind === 'box' ? rectangleShape(p, q) : polygonShape(pointsAt(values, 2, at, 3));
}

/** The referee's lines, rays and segments; `undefined`: a segment that is a point. */
function exactLinear(kind: ShapeKind, values: Exact, at: number): LineLike | undefined {
  const [origin, second] = [vectorAt(values, at, 2), vectorAt(values, at + 2, 2)];
  if (kind === 'line') return { origin, direction: second };
  if (kind === 'ray') return { origin, direction: second, low: ZERO };
  const along = subtract(second, origin);
  return isZero(along) ? undefined : { origin, direction: along, low: ZERO, high: ONE };
}

/** The planes and half-spaces of a line or ray as a set of the plane. */
function boundsOf({ origin, direction: [x, y], low }: LineLike): {
  equations: Halfspace[];
  facets: Halfspace[];
  dimension: 1;
} {
  return {
    equations: [halfspaceThrough(origin, [-y, x, 0n])],
    facets: low === undefined ? [] : [halfspaceThrough(origin, [x, y, 0n])],
    dimension: 1,
  };
}

/** The feature of a line, ray or segment at a parameter. */
function ownFeature({ low, high }: LineLike, t: Parameter): string {
  if (low !== undefined && compareParameters(t, low) === 0) return 'v0';
  return high !== undefined && compareParameters(t, high) === 0 ? 'v1' : 'e0';
}

/**
 * Contacts by clipping over the rationals: what is left of the first shape's hull, or of the parameters of a line, is
 * looked up in the features of both. The kernel clips nothing and computes no point: it decides by signs of orient2d
 * which case it is.
 */

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

/**
 * The extreme points of the common part by clipping over the rationals, rounded by bisection over all doubles. The
 * kernel makes them of the contact's features, and rounds quotients of integers.
 */

/** The extreme points, exactly. */
function exactPoints(a: ShapeKind, b: ShapeKind, values: Exact): { relation: string; points: Rational3[] } {
  const at = 2 * POINTS[a];
  if (a === 'ray') {
    const { relation, ends } = lineContact(exactLinear(a, values, 0)!, exactShape(b, values, at));
    return { relation, points: ends.map((end) => end.at) };
  }
  const { relation, points } = contact(exactShape(a, values, 0), exactShape(b, values, at), [0n, 0n, 1n]);
  return { relation, points: points.map((point) => point.at) };
}

/** Relation and rounded points of two shapes, one behind the other. */
export function pointsReferee(a: ShapeKind, b: ShapeKind, v: Float64Array): string {
  const values = exact(v);
  const { relation, points } = exactPoints(a, b, values);
  const rounded = points.map(
    ({ x, y, w }) => [nearestDouble(x, w * values.one), nearestDouble(y, w * values.one)] as const,
  );
  return pointsText(relation, rounded);
}

/**
 * The parameters of the crossing of a segment's and a ray's line on both, each line clipped by the other from both
 * sides.
 */
export function crossingParameterReferee(v: Float64Array): string {
  const values = exact(v);
  const [segment, ray] = [exactLinear('segment', values, 0), exactLinear('ray', values, 4)!];
  if (segment === undefined) return 'parallel';
  const lines = [segment, ray].map(({ origin, direction }) => ({ origin, direction }));
  const found = lines.map((line, i) => {
    const part = clipLine(line, boundsOf(lines[1 - i]!).equations, []);
    return part?.low && nearestDouble(part.low.numerator, part.low.denominator);
  });
  return found.includes(undefined) ? 'parallel' : `crossing ${found.join(' ')}`;
}

/**
 * Where a point lies: by membership in the hulls of vertices, edges and the face, one by one over the rationals; to
 * rays by cross and dot products. The kernel asks orient2d and the order of coordinates.
 */

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
