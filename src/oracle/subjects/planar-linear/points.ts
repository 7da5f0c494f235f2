import type { PointLocation } from '../../../core/location.js';
import {
  boxContainsPoint2d,
  pointBox2d,
  pointRay2d,
  pointSegment2d,
  pointTriangle2d,
  rayContainsPoint2d,
  segmentContainsPoint2d,
  triangleContainsPoint2d,
} from '../../../planar/generated/linear.js';
import { pointLine2d } from '../../../planar/linear/point-line.js';
import { locationText } from '../../answers/text.js';
import { made } from '../../cases/planar/shapes.js';

/** The location, and whether the boolean agrees. */
function textOf(found: PointLocation, contains: boolean): string {
  return locationText(found) + (contains === (found.location !== 'outside') ? '' : ' BOOLEAN DIFFERS');
}

/** The kernel's answer for a segment. */
export function pointSegmentSubject(v: Float64Array): string {
  const [point, segment] = [made.point(v, 0), made.segment(v, 2)];
  return textOf(pointSegment2d(point, segment), segmentContainsPoint2d(segment, point));
}

/** The kernel's answer for a ray. */
export function pointRaySubject(v: Float64Array): string {
  const [point, ray] = [made.point(v, 0), made.ray(v, 2)];
  return textOf(pointRay2d(point, ray), rayContainsPoint2d(ray, point));
}

/** The kernel's answer for a triangle. */
export function pointTriangleSubject(v: Float64Array): string {
  const [point, triangle] = [made.point(v, 0), made.triangle(v, 2)];
  return textOf(pointTriangle2d(point, triangle), triangleContainsPoint2d(triangle, point));
}

/** The kernel's answer for a box. */
export function pointBoxSubject(v: Float64Array): string {
  const [point, box] = [made.point(v, 0), made.box(v, 2)];
  return textOf(pointBox2d(point, box), boxContainsPoint2d(box, point));
}

/** On which side of the line the kernel sees the point: 1 on the left. */
export function sideSubject(v: Float64Array): -1 | 0 | 1 {
  return pointLine2d(made.point(v, 0), made.line(v, 2));
}
