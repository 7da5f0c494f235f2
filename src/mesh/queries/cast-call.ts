/** A question about a ray or a segment and a mesh while it is being answered, and the one decision about a triangle. */

import { loadRay3, loadSegment3, reject, requireObject } from '../../core/arguments/index.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Ray, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { RaySlabs } from '../../indexes/ray-slabs.js';
import { EDGE, FACE, OUTSIDE, piercedFeature } from '../../spatial/triangles/feature-codes.js';
import { linearTriangle } from '../../spatial/triangles/linear-triangle.js';
import { aroundRay } from '../../spatial/triangles/linear-workspace.js';
import { FIRST, ORIGIN, orientation, TARGET, X } from '../../spatial/triangles/workspace.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { Spare } from '../structure/spare.js';

/** A ray, or a segment. */
export type Cast = Ray | Segment;

/**
 * What is between a ray or segment and a triangle, as one number: nothing (MISS); something in the triangle's plane,
 * which is looked at closer (FLAT); or a point, by the feature of the triangle (vertex 0-2, edge 3-5, face 6) and what
 * of the following holds.
 */
export const MISS = -1;
export const FLAT = 128;
/** It comes from the back. */
export const FROM_BACK = 8;
/** The point is the origin or the start. */
export const AT_START = 16;
/** The point is the end of the segment. */
export const AT_END = 32;
/** The bits of the feature. */
export const FEATURE = 7;

/** A ray or segment made ready. */
export class CastCall {
  readonly slabs = new RaySlabs();
  cast: Cast = NOTHING;
  isSegment = false;
}

/** What a call that waits for the next question looks at: it keeps no object of a user alive. */
const NOTHING: Ray = Object.freeze({ origin: [], direction: [] });

const calls = /* @__PURE__ */ new Spare(() => new CastCall());

const CAST = 'a ray {origin, direction} or a segment {start, end}';

/**
 * Begins a question about a ray or a segment; {@link endCastCall} ends it.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 */
export function beginCastCall(where: string, mesh: PreparedMesh, cast: Cast): CastCall {
  requirePrepared(where, 'mesh', mesh);
  requireObject(where, 'cast', CAST, cast);
  const call = calls.take();
  call.cast = cast;
  call.isSegment = 'start' in cast;
  loadCast(where, call.cast);
  call.slabs.load(X, ORIGIN, TARGET, call.isSegment);
  return call;
}

/** Puts the ray or segment of a call where the predicates find it: at the beginning, and after questions to others. */
export function loadCast(where: string, cast: Cast): void {
  if ('start' in cast || 'end' in cast) loadSegment3(where, 'cast', X, ORIGIN, cast as Segment);
  else if ('origin' in cast || 'direction' in cast) loadRay3(where, 'cast', X, ORIGIN, cast as Ray);
  else reject(where, 'cast', CAST, cast);
}

/** Gives back the memory of a question that has been answered. */
export function endCastCall(call: CastCall): void {
  call.cast = NOTHING;
  calls.give(call);
}

/**
 * How the ray or segment of a call meets triangle t: see {@link MISS}. Leaves the triangle in the workspace.
 *
 * Where it passes through the plane, the way in which the three edges turn around it says where: three signs of one
 * kind inside, zeros on edges and corners. Where they are all zero it is in the plane, or beside it, or the triangle
 * has none.
 */
export function castTriangle(
  { isSegment }: CastCall,
  { positions, indices }: PreparedMesh,
  t: number,
): number {
  loadTriangleOf(FIRST, positions, indices, t);
  return isSegment ? segmentCode() : rayCode();
}

function rayCode(): number {
  const first = aroundRay(0, 3);
  const second = aroundRay(3, 6);
  if (first !== 0 && first + second === 0) return MISS;
  const third = aroundRay(6, 0);
  const rise = commonSign(first, second, third);
  if (rise === 0) return first === 0 && second === 0 && third === 0 ? flatCode('ray') : MISS;
  const start = orientation(0, 3, 6, ORIGIN);
  if (start === rise) return MISS;
  return piercedCode(first, second, third, rise) | (start === 0 ? AT_START : 0);
}

function segmentCode(): number {
  const start = orientation(0, 3, 6, ORIGIN);
  const end = orientation(0, 3, 6, TARGET);
  if (start === end) return start === 0 ? flatCode('segment') : MISS;
  const first = orientation(ORIGIN, TARGET, 0, 3);
  const second = orientation(ORIGIN, TARGET, 3, 6);
  if (first !== 0 && first + second === 0) return MISS;
  const third = orientation(ORIGIN, TARGET, 6, 0);
  const rise = commonSign(first, second, third);
  if (rise === 0) return MISS;
  return piercedCode(first, second, third, rise) | (start === 0 ? AT_START : end === 0 ? AT_END : 0);
}

/** The sign that all signs have but zeros; 0 if all are zero, or there are both. */
export function commonSign(a: Sign, b: Sign, c: Sign): Sign {
  if (a > 0 || b > 0 || c > 0) return a < 0 || b < 0 || c < 0 ? 0 : 1;
  return a < 0 || b < 0 || c < 0 ? -1 : 0;
}

export function piercedCode(first: Sign, second: Sign, third: Sign, rise: Sign): number {
  const feature =
    rise > 0
      ? piercedFeature(first, second, third)
      : piercedFeature(turned(first), turned(second), turned(third));
  if (feature === OUTSIDE) return MISS;
  const code = feature === FACE ? 6 : feature >= EDGE ? feature - EDGE + 3 : feature;
  return rise > 0 ? code | FROM_BACK : code;
}

function turned(sign: Sign): Sign {
  return sign === 0 ? 0 : sign > 0 ? -1 : 1;
}

function flatCode(kind: 'ray' | 'segment'): number {
  return linearTriangle(kind).contact.length > 0 ? FLAT : MISS;
}

/**
 * A ray or a segment that has been checked, in numbers of its own.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 */
export function copiedCast(where: string, cast: Cast): Cast {
  requireObject(where, 'cast', CAST, cast);
  loadCast(where, cast);
  if ('start' in cast) return { start: copiedPoint3(cast.start), end: copiedPoint3(cast.end) };
  return { origin: copiedPoint3(cast.origin), direction: copiedPoint3(cast.direction) };
}
