import type { Contact, ContactPoint } from '../../../core/contact.js';
import type { PointLocation } from '../../../core/location.js';
import { coordinates, type PointLike3 } from '../../../implicit/index.js';
import {
  lineContainsPoint,
  lineIntersectsSegment,
  lineIntersectsTriangle,
  lineSegment,
  lineTriangle,
  lineTrianglePoints,
  pointLine,
  pointRay,
  pointSegment,
  pointTriangle,
  rayContainsPoint,
  rayIntersectsSegment,
  rayIntersectsTriangle,
  raySegment,
  rayTriangle,
  rayTrianglePoints,
  segmentContainsPoint,
  segmentIntersectsTriangle,
  segmentSegment,
  segmentsIntersect,
  segmentTriangle,
  segmentTrianglePoints,
  triangleContainsPoint,
  trianglesIntersect,
  triangleTriangle,
  triangleTrianglePoints,
} from '../../../spatial/generated/triangles.js';
import type { LinearHit, LinearTrianglePoints } from '../../../spatial/triangles/linear-points.js';
import type { LinearTriangle } from '../../../spatial/triangles/linear-triangle.js';
import {
  rayIntersectsTriangleAt,
  segmentIntersectsTriangleAt,
  segmentsIntersectAt,
  triangleContainsPointAt,
  trianglesIntersectAt,
} from '../../../spatial/triangles/over-buffers.js';
import { contactText, locationText } from '../../answers/text.js';
import { pointOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';

/** The kernel's classification, and whether the booleans agree: both ways round, and over a buffer. */
export function triangleTriangleSubject(v: Float64Array): string {
  const [a, b] = [triangleOf(v, 0), triangleOf(v, 9)];
  const found = triangleTriangle(a, b);
  const meet = found.relation !== 'disjoint';
  const differs =
    trianglesIntersect(a, b) !== meet ||
    trianglesIntersect(b, a) !== meet ||
    trianglesIntersectAt(v, 0, 1, 2, v, 3, 4, 5) !== meet;
  return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

function segmentSegmentText(found: Contact, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet !== (found.relation !== 'disjoint'));
  return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for two segments, and whether the booleans agree. */
export function segmentSegmentSubject(v: Float64Array): string {
  const [a, b] = [segmentOf(v, 0), segmentOf(v, 6)];
  return segmentSegmentText(
    segmentSegment(a, b),
    segmentsIntersect(a, b),
    segmentsIntersectAt(v, 0, 1, v, 2, 3),
  );
}

/** The kernel's answer for a ray, and whether the boolean agrees. */
export function raySegmentSubject(v: Float64Array): string {
  const [ray, segment] = [rayOf(v, 0), segmentOf(v, 6)];
  return segmentSegmentText(raySegment(ray, segment), rayIntersectsSegment(ray, segment));
}

/** The kernel's answer for a line, and whether the boolean agrees. */
export function lineSegmentSubject(v: Float64Array): string {
  const [line, segment] = [rayOf(v, 0), segmentOf(v, 6)];
  return segmentSegmentText(lineSegment(line, segment), lineIntersectsSegment(line, segment));
}

/** The text of an answer: the contact, and from which side. */
function linearTriangleText(found: LinearTriangle, meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet !== (found.relation !== 'disjoint'));
  return `${contactText(found)} ${found.facing}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a segment, and whether the booleans agree. */
export function segmentTriangleSubject(v: Float64Array): string {
  const [segment, triangle] = [segmentOf(v, 0), triangleOf(v, 6)];
  return linearTriangleText(segmentTriangle(segment, triangle), [
    segmentIntersectsTriangle(segment, triangle),
    segmentIntersectsTriangleAt(v, 0, 1, v, 2, 3, 4),
  ]);
}

/** The kernel's answer for a ray, and whether the booleans agree. */
export function rayTriangleSubject(v: Float64Array): string {
  const [ray, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  const direction = Float64Array.from(pointOf(v, 3));
  return linearTriangleText(rayTriangle(ray, triangle), [
    rayIntersectsTriangle(ray, triangle),
    rayIntersectsTriangleAt(v, 0, direction, 0, v, 2, 3, 4),
  ]);
}

/** The kernel's answer for a line, and whether the boolean agrees. */
export function lineTriangleSubject(v: Float64Array): string {
  const [line, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
  return linearTriangleText(lineTriangle(line, triangle), [lineIntersectsTriangle(line, triangle)]);
}

/** The location, and whether the booleans agree. */
function pointLocationText(found: PointLocation, ...contains: readonly boolean[]): string {
  const differs = contains.some((one) => one !== (found.location !== 'outside'));
  return `${locationText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a triangle. */
export function pointTriangleSubject(v: Float64Array): string {
  const [point, triangle] = [pointOf(v, 9), triangleOf(v, 0)];
  return pointLocationText(
    pointTriangle(point, triangle),
    triangleContainsPoint(triangle, point),
    triangleContainsPointAt(v, 0, 1, 2, v, 3),
  );
}

/** The kernel's answer for a segment. */
export function pointSegmentSubject(v: Float64Array): string {
  const [point, segment] = [pointOf(v, 6), segmentOf(v, 0)];
  return pointLocationText(pointSegment(point, segment), segmentContainsPoint(segment, point));
}

/** The kernel's answer for a ray. */
export function pointRaySubject(v: Float64Array): string {
  const [point, ray] = [pointOf(v, 6), rayOf(v, 0)];
  return pointLocationText(pointRay(point, ray), rayContainsPoint(ray, point));
}

/** The kernel's answer for a line. */
export function pointLineSubject(v: Float64Array): string {
  const [point, line] = [pointOf(v, 6), rayOf(v, 0)];
  return pointLocationText(pointLine(point, line), lineContainsPoint(line, point));
}

/** Coordinates, correctly rounded: `(0 0.5 1)`. */
function pointText(point: PointLike3): string {
  return `(${coordinates(point)
    .map((x) => x + 0)
    .join(' ')})`;
}

/** Parameters and points, correctly rounded: `0.5(6 -6 12)`. */
export function hitTexts(hits: readonly LinearHit[]): string[] {
  return hits.map(({ parameter, point }) => `${parameter.toNumber() + 0}${pointText(point)}`);
}

/** An answer of the kernel with a contact. */
interface Answer {
  readonly relation: string;
  readonly contact: readonly ContactPoint[];
}

/** What follows the text where an answer with points says anything else than the one without. */
export function differenceOf(plain: Answer, withPoints: Answer): string {
  const text = (answer: Answer) => {
    const { contact, ...rest } = answer;
    return `${contactText({ relation: answer.relation, contact })} ${JSON.stringify(rest)}`;
  };
  return text(plain) === text(withPoints) ? '' : ' CLASSIFICATION DIFFERS';
}

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
