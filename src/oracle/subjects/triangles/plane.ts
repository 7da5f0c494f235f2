import {
  lineIntersectsPlane,
  linePlane,
  linePlanePoints,
  rayIntersectsPlane,
  rayPlane,
  rayPlanePoints,
  segmentIntersectsPlane,
  segmentPlane,
  segmentPlanePoints,
  triangleIntersectsPlane,
  trianglePlane,
} from '../../../spatial/generated/triangles.js';
import { linePolygon } from '../../../spatial/polygons/line-polygon.js';
import type { LinearPolygon } from '../../../spatial/polygons/linear-polygon.js';
import { newellNormal, polygonArea, polygonCentroid } from '../../../spatial/polygons/polygon-area.js';
import { polygonConvexity } from '../../../spatial/polygons/polygon-convexity.js';
import { polygonPlanarity } from '../../../spatial/polygons/polygon-planarity.js';
import { rayPolygon } from '../../../spatial/polygons/ray-polygon.js';
import { segmentPolygon } from '../../../spatial/polygons/segment-polygon.js';
import type { RayPlane } from '../../../spatial/triangles/linear-plane.js';
import { spatialAreaText } from '../../answers/mass.js';
import { canonicalRing, contactText, featureText } from '../../answers/text.js';
import {
  EITHER_PLANE,
  eitherPlaneOf,
  rayOf,
  ringOf,
  SPACE_RING,
  segmentOf,
  triangleOf,
} from '../../cases/shapes.js';
import { differenceOf, hitTexts } from './pairs.js';

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

/** With the contact in its order along the line. */
function textOf({ relation, contact, facing }: LinearPolygon): string {
  const pairs = contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`);
  return [relation, ...pairs, facing].join(' ');
}

/** The kernel's answer for a segment. */
export function segmentPolygonSubject(v: Float64Array): string {
  return textOf(segmentPolygon(segmentOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answer for a ray. */
export function rayPolygonSubject(v: Float64Array): string {
  return textOf(rayPolygon(rayOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answer for a line. */
export function linePolygonSubject(v: Float64Array): string {
  return textOf(linePolygon(rayOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answers on planarity and convexity. */
export function polygonConvexitySubject(v: Float64Array): string {
  const { dimension, planar, witness } = polygonPlanarity(ringOf(v, 1));
  const differs = planar !== dimension < 3 ? ' BOOLEAN DIFFERS' : '';
  return `${polygonConvexity(ringOf(v, 1))} ${dimension} ${witness.join(',')}${differs}`;
}

/** The kernel's answers on normal, area and centroid. */
export function polygonAreaSubject(v: Float64Array): string {
  const ring = ringOf(v, 1);
  return spatialAreaText(newellNormal(ring), polygonArea(ring), polygonCentroid(ring));
}
