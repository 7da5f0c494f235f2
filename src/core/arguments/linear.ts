/** Checks of segments, rays and lines. */
import type { Line, Ray, Segment } from '../shapes.js';
import { reject } from './errors.js';
import { isOfType, LINE2, LINE3, RAY2, RAY3, refuse, SEGMENT2, SEGMENT3 } from './kinds.js';
import { isDirection2, isDirection3, isPoint2, isPoint3 } from './points.js';

/** Checks a segment of the plane; it may be a point. @throws RangeError naming the part that is wrong */
export function requireSegment2(where: string, name: string, segment: Segment): void {
  if (!(segment && isOfType(segment, 'segment') && isPoint2(segment.start) && isPoint2(segment.end)))
    refuse(where, name, SEGMENT2, segment);
}

/** Checks a segment of space; it may be a point. @throws RangeError naming the part that is wrong */
export function requireSegment3(where: string, name: string, segment: Segment): void {
  if (!(segment && isOfType(segment, 'segment') && isPoint3(segment.start) && isPoint3(segment.end)))
    refuse(where, name, SEGMENT3, segment);
}

/** Checks a ray of the plane. @throws RangeError naming the part that is wrong */
export function requireRay2(where: string, name: string, ray: Ray): void {
  if (!(ray && isOfType(ray, 'ray') && isPoint2(ray.origin) && isDirection2(ray.direction)))
    refuse(where, name, RAY2, ray);
}

/** Checks a ray of space. @throws RangeError naming the part that is wrong */
export function requireRay3(where: string, name: string, ray: Ray): void {
  if (!(ray && isOfType(ray, 'ray') && isPoint3(ray.origin) && isDirection3(ray.direction)))
    refuse(where, name, RAY3, ray);
}

/** Checks a line of the plane. @throws RangeError naming the part that is wrong */
export function requireLine2(where: string, name: string, line: Line): void {
  const isOne = line && isOfType(line, 'line') && isPoint2(line.origin) && isDirection2(line.direction);
  if (!isOne) refuse(where, name, LINE2, line);
}

/** Checks a line of space. @throws RangeError naming the part that is wrong */
export function requireLine3(where: string, name: string, line: Line): void {
  const isOne = line && isOfType(line, 'line') && isPoint3(line.origin) && isDirection3(line.direction);
  if (!isOne) refuse(where, name, LINE3, line);
}

/** Whether a ray or line says that it is a line. */
const isLine = (shape: Ray | Line): shape is Line => shape.type === 'line';

/** Checks a ray or a line of space. @throws RangeError naming the part that is wrong */
export function requireRayOrLine3(where: string, name: string, shape: Ray | Line): void {
  if (shape && isLine(shape)) requireLine3(where, name, shape);
  else requireRay3(where, name, shape as Ray);
}

/** What a segment, or a ray or a line, must be. */
const LINEAR = '{start, end} or {origin, direction}';

/** Whether a value has the members of a segment rather than those of a ray or a line. */
function isSegment(where: string, name: string, shape: Segment | Ray | Line): shape is Segment {
  if (typeof shape !== 'object' || shape === null) return reject(where, name, LINEAR, shape);
  if ('start' in shape || 'end' in shape) return true;
  if ('origin' in shape || 'direction' in shape) return false;
  return reject(where, name, LINEAR, shape);
}

/** Checks a segment, ray or line of the plane. @throws RangeError naming the part that is wrong */
export function requireLinear2(where: string, name: string, shape: Segment | Ray | Line): void {
  if (isSegment(where, name, shape)) requireSegment2(where, name, shape);
  else if (isLine(shape)) requireLine2(where, name, shape);
  else requireRay2(where, name, shape as Ray);
}

/** Checks a segment, ray or line of space. @throws RangeError naming the part that is wrong */
export function requireLinear3(where: string, name: string, shape: Segment | Ray | Line): void {
  if (isSegment(where, name, shape)) requireSegment3(where, name, shape);
  else requireRayOrLine3(where, name, shape);
}

/** Checks a segment or a ray of the plane or of space. @throws RangeError naming the part that is wrong */
export function requireSegmentOrRay(
  where: string,
  name: string,
  shape: Segment | Ray,
  dimension: 2 | 3,
): void {
  if (isSegment(where, name, shape))
    (dimension === 2 ? requireSegment2 : requireSegment3)(where, name, shape);
  else (dimension === 2 ? requireRay2 : requireRay3)(where, name, shape as Ray);
}
