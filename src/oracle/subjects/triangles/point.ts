import type { PointLocation } from '../../../core/location.js';
import { lineContainsPoint, pointLine } from '../../../spatial/triangles/point-line.js';
import { pointRay, rayContainsPoint } from '../../../spatial/triangles/point-ray.js';
import { pointSegment, segmentContainsPoint } from '../../../spatial/triangles/point-segment.js';
import {
  pointTriangle,
  triangleContainsPoint,
  triangleContainsPointAt,
} from '../../../spatial/triangles/point-triangle.js';
import { locationText } from '../../answers/text.js';
import { pointOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';

/** The location, and whether the booleans agree. */
function textOf(found: PointLocation, ...contains: readonly boolean[]): string {
  const differs = contains.some((one) => one !== (found.location !== 'outside'));
  return `${locationText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a triangle. */
export function pointTriangleSubject(v: Float64Array): string {
  const [point, triangle] = [pointOf(v, 9), triangleOf(v, 0)];
  return textOf(
    pointTriangle(point, triangle),
    triangleContainsPoint(triangle, point),
    triangleContainsPointAt(v, 0, 1, 2, v, 3),
  );
}

/** The kernel's answer for a segment. */
export function pointSegmentSubject(v: Float64Array): string {
  const [point, segment] = [pointOf(v, 6), segmentOf(v, 0)];
  return textOf(pointSegment(point, segment), segmentContainsPoint(segment, point));
}

/** The kernel's answer for a ray. */
export function pointRaySubject(v: Float64Array): string {
  const [point, ray] = [pointOf(v, 6), rayOf(v, 0)];
  return textOf(pointRay(point, ray), rayContainsPoint(ray, point));
}

/** The kernel's answer for a line. */
export function pointLineSubject(v: Float64Array): string {
  const [point, line] = [pointOf(v, 6), rayOf(v, 0)];
  return textOf(pointLine(point, line), lineContainsPoint(line, point));
}
