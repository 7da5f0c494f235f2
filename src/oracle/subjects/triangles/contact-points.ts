import { lineTriangle, lineTrianglePoints } from '../../../spatial/triangles/line-triangle.js';
import type { LinearTriangle, LinearTrianglePoints } from '../../../spatial/triangles/linear-triangle.js';
import { rayTriangle, rayTrianglePoints } from '../../../spatial/triangles/ray-triangle.js';
import { segmentTriangle, segmentTrianglePoints } from '../../../spatial/triangles/segment-triangle.js';
import { triangleTriangle, triangleTrianglePoints } from '../../../spatial/triangles/triangle-triangle.js';
import { rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';
import { differenceOf, hitTexts, pointText } from './hits.js';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Hits in their order along the line, and whether the classification says the same of them. */
function hitsOf(found: LinearTrianglePoints, plain: LinearTriangle): string {
  const texts = hitTexts(found.contact);
  return [COUNTS[texts.length], ...texts].join(' ') + differenceOf(plain, found);
}

/** The kernel's hits of a segment. */
export function segmentTrianglePointsSubject(v: Float64Array): string {
  const [segment, triangle] = [segmentOf(v, 0), triangleOf(v, 6)];
  return hitsOf(segmentTrianglePoints(segment, triangle), segmentTriangle(segment, triangle));
}

/** The kernel's hits of a ray. */
export function rayTrianglePointsSubject(v: Float64Array): string {
  const [ray, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  return hitsOf(rayTrianglePoints(ray, triangle), rayTriangle(ray, triangle));
}

/** The kernel's hits of a line. */
export function lineTrianglePointsSubject(v: Float64Array): string {
  const [line, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  return hitsOf(lineTrianglePoints(line, triangle), lineTriangle(line, triangle));
}

/** The kernel's points of two triangles, sorted as texts. */
export function triangleTrianglePointsSubject(v: Float64Array): string {
  const [a, b] = [triangleOf(v, 0), triangleOf(v, 9)];
  const found = triangleTrianglePoints(a, b);
  const texts = found.contact.map(({ point }) => pointText(point)).sort();
  return [COUNTS[texts.length], ...texts].join(' ') + differenceOf(triangleTriangle(a, b), found);
}
