import type { Line, Ray, Segment, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { linearTriangle } from './linear-triangle.js';
import { aroundRay, type Kind, loadRay, loadSegment } from './linear-workspace.js';
import {
  areIndices,
  FIRST,
  loadTriangle,
  loadVertex,
  ORIGIN,
  orientation,
  requireLoaded,
  requireVertices,
  TARGET,
  X,
} from './workspace.js';

/**
 * Do a segment and a triangle of space have a point in common? Boundaries count, degenerate shapes are what they are as
 * sets, nothing is allocated unless the segment lies in the triangle's plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.6.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * segmentIntersectsTriangle({ start: [1, 1, 1], end: [1, 1, 0] }, floor); // true
 * segmentIntersectsTriangle({ start: [1, 1, 1], end: [1, 1, 1e-300] }, floor); // false
 */
export function segmentIntersectsTriangle(segment: Segment, triangle: Triangle): boolean {
  loadSegment('segmentIntersectsTriangle', 'segment', segment);
  loadTriangle('segmentIntersectsTriangle', 'triangle', FIRST, triangle);
  return segmentMeets();
}

/**
 * {@link segmentIntersectsTriangle} for the vertices `start` and `end` of one buffer of positions (three numbers per
 * vertex) and i, j, k of another, which may be the same.
 *
 * @throws RangeError if an index is not that of a vertex with finite coordinates
 * @example
 * const positions = new Float64Array([1, 1, 1, 1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * segmentIntersectsTriangleAt(positions, 0, 1, positions, 2, 3, 4); // true
 */
export function segmentIntersectsTriangleAt(
  ends: Float64Array | Float32Array,
  start: number,
  end: number,
  positions: Float64Array | Float32Array,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertex(ORIGIN, ends, start);
  loadVertex(TARGET, ends, end);
  loadCorners(positions, i, j, k);
  if (!(allFinite() && areIndices(start, end, 0) && areIndices(i, j, k))) {
    requireSegmentAt(ends, start, end, positions, i, j, k);
    requireFinitePlaces('segmentIntersectsTriangleAt', 'start end');
  }
  return segmentMeets();
}

/**
 * Do a ray and a triangle of space have a point in common? The ray's origin and the triangle's boundary count, on both
 * sides of the triangle; nothing is allocated unless the ray lies in the triangle's plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.6; Möller, Trumbore 1997.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * rayIntersectsTriangle({ origin: [1, 1, 9], direction: [0, 0, -1] }, floor); // true
 * rayIntersectsTriangle({ origin: [1, 1, 9], direction: [0, 0, 1] }, floor); // false
 */
export function rayIntersectsTriangle(ray: Ray, triangle: Triangle): boolean {
  loadRay('rayIntersectsTriangle', 'ray', ray);
  loadTriangle('rayIntersectsTriangle', 'triangle', FIRST, triangle);
  return rayMeets('ray');
}

/**
 * {@link rayIntersectsTriangle} for flat buffers: origin number `ray` of one, direction number `ray` of another, and the
 * vertices i, j, k of a third (three numbers each).
 *
 * @throws RangeError if an index is not that of finite coordinates, or the direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * rayIntersectsTriangleAt(new Float64Array([1, 1, 9]), new Float64Array([0, 0, -1]), 0, positions, 0, 1, 2); // true
 */
export function rayIntersectsTriangleAt(
  origins: Float64Array | Float32Array,
  directions: Float64Array | Float32Array,
  ray: number,
  positions: Float64Array | Float32Array,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertex(ORIGIN, origins, ray);
  loadVertex(TARGET, directions, ray);
  loadCorners(positions, i, j, k);
  if (!(allFinite() && areIndices(ray, 0, 0) && areIndices(i, j, k))) {
    requireRayAt(origins, directions, ray, positions, i, j, k);
    requireFinitePlaces('rayIntersectsTriangleAt', 'ray ray');
  }
  if (X[TARGET] === 0 && X[TARGET + 1] === 0 && X[TARGET + 2] === 0) {
    loadRay('rayIntersectsTriangleAt', 'ray', { origin: [0, 0, 0], direction: [0, 0, 0] });
  }
  return rayMeets('ray');
}

/**
 * Do a line and a triangle of space have a point in common? Boundaries count.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * lineIntersectsTriangle({ origin: [2, 2, 9], direction: [0, 0, 1] }, floor); // true
 * lineIntersectsTriangle({ origin: [2, 3, 9], direction: [0, 0, 1] }, floor); // false
 */
export function lineIntersectsTriangle(line: Line, triangle: Triangle): boolean {
  loadRay('lineIntersectsTriangle', 'line', line);
  loadTriangle('lineIntersectsTriangle', 'triangle', FIRST, triangle);
  return rayMeets('line');
}

type Buffer = Float64Array | Float32Array;

function requireSegmentAt(
  ends: Buffer,
  start: number,
  end: number,
  positions: Buffer,
  i: number,
  j: number,
  k: number,
): void {
  const where = 'segmentIntersectsTriangleAt';
  requireVertices(where, 'ends', ends, 'start end', [start, end]);
  requireVertices(where, 'positions', positions, 'i j k', [i, j, k]);
}

function requireRayAt(
  origins: Buffer,
  directions: Buffer,
  ray: number,
  positions: Buffer,
  i: number,
  j: number,
  k: number,
): void {
  const where = 'rayIntersectsTriangleAt';
  requireVertices(where, 'origins', origins, 'ray', [ray]);
  requireVertices(where, 'directions', directions, 'ray', [ray]);
  requireVertices(where, 'positions', positions, 'i j k', [i, j, k]);
}

function loadCorners(positions: Float64Array | Float32Array, i: number, j: number, k: number): void {
  loadVertex(FIRST, positions, i);
  loadVertex(FIRST + 3, positions, j);
  loadVertex(FIRST + 6, positions, k);
}

function allFinite(): boolean {
  for (let i = 0; i < 9; i++) if (!Number.isFinite(X[i])) return false;
  for (let i = ORIGIN; i < TARGET + 3; i++) if (!Number.isFinite(X[i])) return false;
  return true;
}

function requireFinitePlaces(where: string, names: string): void {
  requireLoaded(where, ORIGIN, names);
  requireLoaded(where, FIRST, 'i j k');
}

/** The sign that all signs have but zeros; 0 if all are zero; undefined if there are both. */
function commonSign(a: Sign, b: Sign, c: Sign): Sign | undefined {
  const sign = a !== 0 ? a : b !== 0 ? b : c;
  return (b !== 0 && b !== sign) || (c !== 0 && c !== sign) ? undefined : sign;
}

/** Whether the segment and the triangle of the workspace meet. */
export function segmentMeets(): boolean {
  const start = orientation(0, 3, 6, ORIGIN);
  const end = orientation(0, 3, 6, TARGET);
  if (start === end) return start === 0 && linearTriangle('segment').contact.length > 0;
  const first = orientation(ORIGIN, TARGET, 0, 3);
  const second = orientation(ORIGIN, TARGET, 3, 6);
  if (first !== 0 && first + second === 0) return false;
  return commonSign(first, second, orientation(ORIGIN, TARGET, 6, 0)) !== undefined;
}

/** Whether the ray or line and the triangle of the workspace meet. */
export function rayMeets(kind: Kind): boolean {
  const first = aroundRay(0, 3);
  const second = aroundRay(3, 6);
  if (first !== 0 && first + second === 0) return false;
  const rise = commonSign(first, second, aroundRay(6, 0));
  if (rise === undefined) return false;
  // All three are zero where the line is parallel to the plane, or the triangle has none.
  if (rise === 0) return linearTriangle(kind).contact.length > 0;
  return kind === 'line' || orientation(0, 3, 6, ORIGIN) !== rise;
}
