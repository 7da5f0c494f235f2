import type { Contact } from '../../../core/contact.js';
import { coordinates2d, linearCrossingParameter2d } from '../../../implicit/index.js';
import { raySegment2d, triangleBox2d, triangleTriangle2d } from '../../../planar/generated/linear.js';
import { segmentSegment2d, segmentSegmentPoints2d } from '../../../planar/linear/segment-segment.js';
import { contactPoints2d, type PlanarShape } from '../../../planar/regions/contact-points.js';
import { pointsText } from '../../answers/polygons.js';
import { made } from '../../cases/planar/shapes.js';

/** The contact's points, rounded by the kernel. */
function rounded(a: PlanarShape, b: PlanarShape, found: Contact) {
  return contactPoints2d(a, b, found).map(coordinates2d);
}

/** The kernel's points of two segments, which the form for segments alone has to give as well. */
export function segmentSegmentPointsSubject(v: Float64Array): string {
  const [a, b] = [made.segment(v, 0), made.segment(v, 4)];
  const found = segmentSegment2d(a, b);
  const points = rounded(a, b, found);
  const isSame = JSON.stringify(points) === JSON.stringify(segmentSegmentPoints2d(a, b));
  return pointsText(found.relation, points) + (isSame ? '' : ' DIFFERS');
}

/** The kernel's points of a ray and a segment. */
export function raySegmentPointsSubject(v: Float64Array): string {
  const [a, b] = [made.ray(v, 0), made.segment(v, 4)];
  const found = raySegment2d(a, b);
  return pointsText(found.relation, rounded(a, b, found));
}

/** The kernel's points of two triangles. */
export function triangleTrianglePointsSubject(v: Float64Array): string {
  const [a, b] = [made.triangle(v, 0), made.triangle(v, 6)];
  const found = triangleTriangle2d(a, b);
  return pointsText(found.relation, rounded(a, b, found));
}

/** The kernel's points of a triangle and a box. */
export function triangleBoxPointsSubject(v: Float64Array): string {
  const [a, b] = [made.triangle(v, 0), made.box(v, 6)];
  const found = triangleBox2d(a, b);
  return pointsText(found.relation, rounded(a, b, found));
}

/** The kernel's parameters of the crossing of a segment's and a ray's line, rounded. */
export function crossingParameterSubject(v: Float64Array): string {
  const [a, b] = [made.segment(v, 0), made.ray(v, 4)];
  const [s, t] = [linearCrossingParameter2d(a, b), linearCrossingParameter2d(b, a)];
  return s === null || t === null ? 'parallel' : `crossing ${s.toNumber()} ${t.toNumber()}`;
}
