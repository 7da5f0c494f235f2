import { canonicalRing } from '../../../answers/text.js';
import { contact, exactContactText } from '../contact.js';
import {
  type LineLike,
  line,
  lineContact,
  line as lineOf,
  ONE,
  ray,
  ray as rayThrough,
  ZERO,
} from '../line.js';
import { nearestDouble } from '../nearest-double.js';
import { areaVector, featureAt, pointShape, polygonShape, type Shape, segmentShape } from '../shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  pointsAt,
  type Rational3,
  rational,
  signOf,
  subtract,
  towards,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** The triangle of nine values over the rationals. */
export function exactTriangle(values: Exact, at: number): Shape {
  return exactPolygon(values, at, 3);
}

/** The convex polygon of n points over the rationals. */
export function exactPolygon(values: Exact, at: number, n: number): Shape {
  return polygonShape(Array.from({ length: n }, (_, i) => vectorAt(values, at + 3 * i, 3)));
}

/** The segment of six values over the rationals. */
export function exactSegment(values: Exact, at: number): Shape {
  return segmentShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3));
}

/** Points and parameters over the rationals, rounded to doubles by bisection. */

/** Rounded coordinates of a rational point whose numerators are over `one`. */
export function roundedCoordinates({ x, y, z, w }: Rational3, one: bigint): number[] {
  return [x, y, z].map((part) => nearestDouble(part, w * one) + 0);
}

/** The same as text: `(0 0.5 1)`. */
function roundedPoint(at: Rational3, one: bigint): string {
  return `(${roundedCoordinates(at, one).join(' ')})`;
}

/** A parameter and a point: `0.5(6 -6 12)`. */
export function roundedHit(n: bigint, d: bigint, at: Rational3, one: bigint): string {
  return `${nearestDouble(n, d) + 0}${roundedPoint(at, one)}`;
}

/**
 * The first triangle's hull is clipped by the second one's planes, and the corners of what is left are points over the
 * rationals, whose features are found by membership. The kernel computes no point: it compares the ends of sections by
 * signs of orient3d, and vertices with edges in a projection.
 */
export function triangleTriangleReferee(v: Float64Array): string {
  const values = exact(v);
  return exactContactText(contact(exactTriangle(values, 0), exactTriangle(values, 9)));
}

/**
 * Segments, rays and lines against triangles and segments: cut to what is inside the planes of the other shape's hull,
 * over the rationals, with the features at the ends found by membership. The kernel asks how edges turn around the
 * line, and computes no point.
 */

/** Whether a direction runs against a triangle's normal, where there is a contact. */
function facing(relation: string, along: Vector, values: Exact): string {
  const rise = signOf(dot(along, areaVector(pointsAt(values, 3, 6, 3))));
  return String(relation === 'disjoint' || rise === 0 ? 0 : -rise);
}

/** Relation and contact of a ray or a line and a shape: canonical text. */
function linearText(make: typeof line, values: Exact, shape: Shape): readonly string[] {
  const whole: LineLike = make(vectorAt(values, 0, 3), vectorAt(values, 3, 3));
  const { relation, ends } = lineContact(whole, shape);
  const pairs = ends.map(({ t, b }) => `${whole.low && t.numerator === 0n ? 'v0' : 'e0'}/${b}`);
  return [relation, ...canonicalRing(pairs)];
}

function linearTriangleRefereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const words = linearText(make, values, exactTriangle(values, 6));
    return [...words, facing(words[0]!, vectorAt(values, 3, 3), values)].join(' ');
  };
}

/** A ray and a triangle. */
export const rayTriangleReferee = linearTriangleRefereeOf(ray);

/** A line and a triangle. */
export const lineTriangleReferee = linearTriangleRefereeOf(line);

/** A segment and a triangle: the segment's hull clipped. */
export function segmentTriangleReferee(v: Float64Array): string {
  const values = exact(v);
  const found = contact(exactSegment(values, 0), exactTriangle(values, 6));
  const along = subtract(vectorAt(values, 3, 3), vectorAt(values, 0, 3));
  return `${exactContactText(found)} ${facing(found.relation, along, values)}`;
}

/**
 * Segments, rays and lines against a segment: clipped over the rationals by the planes that bound the segment. The
 * kernel takes the segment for a triangle without an inside, and compares sections by signs.
 */

/** Two segments. */
export function segmentSegmentReferee(v: Float64Array): string {
  const values = exact(v);
  return exactContactText(contact(exactSegment(values, 0), exactSegment(values, 6)));
}

function segmentSegmentRefereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    return linearText(make, values, exactSegment(values, 6)).join(' ');
  };
}

/** A ray and a segment. */
export const raySegmentReferee = segmentSegmentRefereeOf(ray);

/** A line and a segment. */
export const lineSegmentReferee = segmentSegmentRefereeOf(line);

/**
 * Where a point lies: by membership in the hulls of vertices, edges and the face, one by one over the rationals; on
 * rays and lines by a cross product. The kernel looks at projections, by orient2d, and at the order of coordinates.
 */

/** A location with its feature; what is on a proper face is boundary. */
function located(feature: string, inside: string): string {
  if (feature === '-') return 'outside -';
  return `${feature[0] === inside ? 'inside' : 'boundary'} ${feature}`;
}

function at(shape: Shape, p: Vector, inside: string): string {
  return located(featureAt(shape, rational(p)), inside);
}

/** A point and a triangle. */
export function pointTriangleReferee(v: Float64Array): string {
  const values = exact(v);
  return at(exactTriangle(values, 0), vectorAt(values, 9, 3), 'f');
}

/** A point and a segment. */
export function pointSegmentReferee(v: Float64Array): string {
  const values = exact(v);
  return at(exactSegment(values, 0), vectorAt(values, 6, 3), 'e');
}

/** Whether p - origin is a multiple of the direction, and of which sign. */
function alongRay(v: Float64Array): 'off' | 'before' | 'origin' | 'after' {
  const values = exact(v);
  const along = vectorAt(values, 3, 3);
  const to = subtract(vectorAt(values, 6, 3), vectorAt(values, 0, 3));
  if (!isZero(cross(along, to))) return 'off';
  return isZero(to) ? 'origin' : dot(along, to) > 0n ? 'after' : 'before';
}

/** A point and a ray. */
export function pointRayReferee(v: Float64Array): string {
  return located({ off: '-', before: '-', origin: 'v0', after: 'e0' }[alongRay(v)], 'e');
}

/** A point and a line. */
export function pointLineReferee(v: Float64Array): string {
  return located(alongRay(v) === 'off' ? '-' : 'e0', 'e');
}

/**
 * Points and parameters of contacts: lines clipped by the planes of the triangle's hull over the rationals, triangles
 * clipped by each other, rounded by bisection over the doubles. The kernel makes them of features, as crossings of a
 * line with a plane through the feature, and rounds quotients of integers.
 */

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

function contactPointsRefereeOf(make: typeof lineOf): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const [p, d] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
    return hitsAt(p, d, lineContact(make(p, d), exactTriangle(values, 6)).ends, values.one);
  };
}

/** A ray and a triangle. */
export const rayTrianglePointsReferee = contactPointsRefereeOf(rayThrough);

/** A line and a triangle. */
export const lineTrianglePointsReferee = contactPointsRefereeOf(lineOf);

/** Two triangles: the points sorted as texts. */
export function triangleTrianglePointsReferee(v: Float64Array): string {
  const values = exact(v);
  const { points } = contact(exactTriangle(values, 0), exactTriangle(values, 9));
  const texts = points.map(({ at }) => roundedPoint(at, values.one)).sort();
  return [COUNTS[texts.length], ...texts].join(' ');
}
