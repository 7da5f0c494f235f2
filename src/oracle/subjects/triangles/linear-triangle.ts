import { lineIntersectsTriangle, lineTriangle } from '../../../spatial/triangles/line-triangle.js';
import type { LinearTriangle } from '../../../spatial/triangles/linear-triangle.js';
import {
  rayIntersectsTriangle,
  rayIntersectsTriangleAt,
  rayTriangle,
} from '../../../spatial/triangles/ray-triangle.js';
import {
  segmentIntersectsTriangle,
  segmentIntersectsTriangleAt,
  segmentTriangle,
} from '../../../spatial/triangles/segment-triangle.js';
import { contactText } from '../../answers/text.js';
import { pointOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';

/** The text of an answer: the contact, and from which side. */
function textOf(found: LinearTriangle, meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet !== (found.relation !== 'disjoint'));
  return `${contactText(found)} ${found.facing}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a segment, and whether the booleans agree. */
export function segmentTriangleSubject(v: Float64Array): string {
  const [segment, triangle] = [segmentOf(v, 0), triangleOf(v, 6)];
  return textOf(segmentTriangle(segment, triangle), [
    segmentIntersectsTriangle(segment, triangle),
    segmentIntersectsTriangleAt(v, 0, 1, v, 2, 3, 4),
  ]);
}

/** The kernel's answer for a ray, and whether the booleans agree. */
export function rayTriangleSubject(v: Float64Array): string {
  const [ray, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  const direction = Float64Array.from(pointOf(v, 3));
  return textOf(rayTriangle(ray, triangle), [
    rayIntersectsTriangle(ray, triangle),
    rayIntersectsTriangleAt(v, 0, direction, 0, v, 2, 3, 4),
  ]);
}

/** The kernel's answer for a line, and whether the boolean agrees. */
export function lineTriangleSubject(v: Float64Array): string {
  const [line, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  return textOf(lineTriangle(line, triangle), [lineIntersectsTriangle(line, triangle)]);
}
