import { lineIntersectsPlane, linePlane, linePlanePoints } from '../../../spatial/triangles/line-plane.js';
import {
  type RayPlane,
  rayIntersectsPlane,
  rayPlane,
  rayPlanePoints,
} from '../../../spatial/triangles/ray-plane.js';
import {
  segmentIntersectsPlane,
  segmentPlane,
  segmentPlanePoints,
} from '../../../spatial/triangles/segment-plane.js';
import { triangleIntersectsPlane, trianglePlane } from '../../../spatial/triangles/triangle-plane.js';
import { canonicalRing, contactText } from '../../answers/text.js';
import { EITHER_PLANE, eitherPlaneOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';
import { differenceOf, hitTexts } from './hits.js';

function sortedText(found: Parameters<typeof contactText>[0], meet: boolean): string {
  const [relation, ...pairs] = contactText(found).split(' ');
  const differs = meet === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [relation, ...canonicalRing(pairs.sort())].join(' ') + differs;
}

/** The kernel's answer for a segment: contact, sides, parameters and points, and whether all its functions agree. */
export function segmentPlaneSubject(v: Float64Array): string {
  const [segment, plane] = [segmentOf(v, EITHER_PLANE.shape), eitherPlaneOf(v)];
  const found = segmentPlane(segment, plane);
  const points = segmentPlanePoints(segment, plane);
  const words = [
    sortedText(found, segmentIntersectsPlane(segment, plane)),
    found.sides.join(','),
    ...hitTexts(points.contact),
  ];
  return words.join(' ') + differenceOf(found, points);
}

/** The kernel's answer for a triangle: contact and sides. */
export function trianglePlaneSubject(v: Float64Array): string {
  const [triangle, plane] = [triangleOf(v, EITHER_PLANE.shape), eitherPlaneOf(v)];
  const found = trianglePlane(triangle, plane);
  return `${sortedText(found, triangleIntersectsPlane(triangle, plane))} ${found.sides.join(',')}`;
}

function rayText(found: RayPlane, points: ReturnType<typeof rayPlanePoints>, meet: boolean): string {
  const words = [sortedText(found, meet), found.side, found.facing, ...hitTexts(points.contact)];
  return words.join(' ') + differenceOf(found, points);
}

/** The kernel's answer for a ray. */
export function rayPlaneSubject(v: Float64Array): string {
  const [ray, plane] = [rayOf(v, EITHER_PLANE.shape), eitherPlaneOf(v)];
  return rayText(rayPlane(ray, plane), rayPlanePoints(ray, plane), rayIntersectsPlane(ray, plane));
}

/** The kernel's answer for a line. */
export function linePlaneSubject(v: Float64Array): string {
  const [line, plane] = [rayOf(v, EITHER_PLANE.shape), eitherPlaneOf(v)];
  return rayText(linePlane(line, plane), linePlanePoints(line, plane), lineIntersectsPlane(line, plane));
}
