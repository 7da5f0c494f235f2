/**
 * Points, segments and triangles of space as up to three corners each: vertices 0 to 2 are those of the first shape, 3
 * to 5 of the second.
 */

import { allocateScratch } from '../../arithmetic/scratch.js';
import { beginReading, endReading, resumeReading } from '../../core/arguments/reading.js';
import type { Capsule, Segment, Triangle } from '../../core/shapes.js';

/** The coordinates, three a vertex. Loaded anew for every question. */
export const P: Float64Array = /* @__PURE__ */ allocateScratch(18);

/** Vertex number of the second shape's first corner. */
export const SECOND = 3;

/** Puts a point of the plane, at z = 0, in the place of a vertex. */
export function place2d(i: number, p: ArrayLike<number>): void {
  P[3 * i] = p[0]!;
  P[3 * i + 1] = p[1]!;
  P[3 * i + 2] = 0;
}

/** Puts the ends of a segment in the places of two vertices. */
export function placeSegment(from: number, segment: Segment | Capsule): void {
  beginReading(P);
  const { start, end } = segment;
  place(from, start);
  place(from + 1, end);
  endReading();
}

/** Puts the corners of a triangle in the places of three vertices. */
export function placeTriangle(from: number, triangle: Triangle): void {
  beginReading(P);
  const { a, b, c } = triangle;
  place(from, a);
  place(from + 1, b);
  place(from + 2, c);
  endReading();
}

/** Puts a vertex of a mesh in the place of a vertex. */
export function placeVertex(i: number, positions: ArrayLike<number>, v: number): void {
  P[3 * i] = positions[3 * v]!;
  P[3 * i + 1] = positions[3 * v + 1]!;
  P[3 * i + 2] = positions[3 * v + 2]!;
}

function place(i: number, p: ArrayLike<number>): void {
  const [x, y, z] = [p[0]!, p[1]!, p[2]!];
  resumeReading();
  P[3 * i] = x;
  P[3 * i + 1] = y;
  P[3 * i + 2] = z;
}
