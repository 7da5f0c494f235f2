/**
 * Where a point lies: by membership in the hulls of vertices, edges and the face, one by one over the rationals; on
 * rays and lines by a cross product. The kernel looks at projections, by orient2d, and at the order of coordinates.
 */
import { featureAt, type Shape } from '../shape.js';
import { cross, dot, exact, isZero, rational, subtract, type Vector, vectorAt } from '../vectors.js';
import { exactSegment, exactTriangle } from './shapes.js';

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
