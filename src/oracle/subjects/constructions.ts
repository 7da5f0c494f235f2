import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import earcut, { flatten } from '../../earcut/index.js';
import { convexHull, convexHullTriangles } from '../../enclosing/index.js';
import { convexHull2d } from '../../planar/polygons/convex-hull.js';
import {
  polygonDifference,
  polygonIntersection,
  polygonSymmetricDifference,
  polygonUnion,
  roundPolygonSet,
} from '../../polygons/index.js';
import {
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidToMesh,
  solidUnion,
} from '../../solids/index.js';
import {
  convexPartition2d,
  monotonePartition2d,
  triangulatePolygon,
  triangulatePolygon2d,
} from '../../triangulation/index.js';
import { spaceCutRings } from '../cases/constructions/large-polygons.js';
import type { PlainMesh, PolygonOperation } from '../cases/constructions/meshes.js';
import { cloudOf } from '../cases/constructions/point-sets.js';
import { spaceRingOf } from '../cases/constructions/polygons.js';
import { polygonsOf } from '../cases/planar/areas.js';
import { ringAt } from '../cases/planar/rings.js';

/** The kernel's hull: corners only. */
export function hullSubject(values: Float64Array): string {
  return JSON.stringify(convexHull2d(ringAt(values, 0)));
}

/** The kernel's hull, its faces in triangles. */
export function spaceHullSubject(values: Float64Array): string {
  return JSON.stringify(Array.from(convexHullTriangles(convexHull(cloudOf(values)))));
}

/** The kernel's triangles of a ring. */
export function triangulateRing(ring: Ring): string {
  const triangles = triangulatePolygon2d(ring);
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}

/** The kernel's triangles of a polygon, of whose rings the first is the outer one. */
export function triangulateRings([outer, ...holes]: readonly Ring[]): string {
  if (holes.length === 0) return triangulateRing(outer!);
  const triangles = triangulatePolygon2d({ outer: outer!, holes });
  return triangles === null ? 'null' : JSON.stringify(Array.from(triangles));
}

/** The same as earcut gives them. */
export function earcutSubject(rings: readonly Ring[]): string {
  const { vertices, holes, dimensions } = flatten(rings as readonly (readonly ArrayLike<number>[])[]);
  return JSON.stringify(earcut(vertices, holes, dimensions));
}

function piecesText(
  cut: (polygon: Ring | PolygonWithHoles) => readonly Uint32Array[] | null,
  [outer, ...holes]: readonly Ring[],
): string {
  const pieces = cut(holes.length === 0 ? outer! : { outer: outer!, holes });
  return JSON.stringify(pieces?.map((piece) => Array.from(piece)) ?? null);
}

/** The kernel's convex pieces of a polygon, of whose rings the first is the outer one. */
export const convexPartitionSubject = (rings: readonly Ring[]): string =>
  piecesText(convexPartition2d, rings);

/** The kernel's monotone pieces. */
export const monotonePartitionSubject = (rings: readonly Ring[]): string =>
  piecesText(monotonePartition2d, rings);

/** The same of a polygon that is made from a few numbers, with holes. */
export function largeSpacePolygonSubject(v: Float64Array): string {
  const [outer, ...holes] = spaceCutRings(v);
  const { shape, triangles } = triangulatePolygon(holes.length === 0 ? outer! : { outer: outer!, holes });
  return JSON.stringify({ shape, triangles: Array.from(triangles) });
}

/** The kernel's triangles, and what it says that the polygon is. */
export function spacePolygonSubject(v: Float64Array): string {
  const { shape, triangles } = triangulatePolygon(spaceRingOf(v));
  return JSON.stringify({ shape, triangles: Array.from(triangles) });
}

const COMBINE = { Union: solidUnion, Intersection: solidIntersection, Difference: solidDifference };

const COMBINE_POLYGONS: Readonly<Record<PolygonOperation, typeof polygonDifference>> = {
  Union: polygonUnion,
  Intersection: polygonIntersection,
  Difference: polygonDifference,
  Xor: polygonSymmetricDifference,
};

/** The kernel's polygons in doubles. */
export function polygonOperationSubject(values: Float64Array, operation: PolygonOperation): string {
  return JSON.stringify(roundPolygonSet(COMBINE_POLYGONS[operation](...polygonsOf(values))).polygons);
}

/** The kernel's solid of two meshes as a mesh in doubles. */
export function meshOperationSubject(
  [a, b]: readonly [PlainMesh, PlainMesh],
  operation: keyof typeof COMBINE,
): string {
  const result = COMBINE[operation](solidFromMesh(a), solidFromMesh(b));
  const { positions, indices } = solidToMesh(result);
  return JSON.stringify({ positions: Array.from(positions), indices: Array.from(indices) });
}
