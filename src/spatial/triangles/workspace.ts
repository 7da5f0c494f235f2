/**
 * The arena of the engine for points, segments and triangles of space: one array of doubles, in which a point is named
 * by the place of its x. A call that is not inlined allocates for every double it is given; numbered points cost
 * nothing, and one kind of array keeps the code monomorphic whatever the caller's arrays are.
 *
 * It holds arguments only, never an answer: every public query fills the places it uses, by the loaders below, which
 * check what they load, before it decides anything; and nothing is kept between two calls. It comes from
 * `allocateScratch`, so that tests can put canaries behind it.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import {
  loadPoint3,
  loadTriangle3,
  loadVertex3,
  loadVertices3,
  readPoint3,
} from '../../core/arguments/load.js';
import { beginReading, endReading } from '../../core/arguments/reading.js';
import type { Coordinates, Point3, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { threeSidesOfLine } from '../../predicates/generated/kernels/three-sides.js';
import { orient2d, orient3d } from '../../predicates/index.js';
import { trianglesOnGrid } from '../../predicates/three-sides-grid.js';

/** The first triangle's vertices are at 0, 3, 6. */
export const FIRST = 0;
/** The second triangle's vertices are at 9, 12, 15. */
export const SECOND = 9;
/** The start of a segment, or the origin of a ray or a line. */
export const ORIGIN = 18;
/** The end of a segment, or the direction of a ray or a line. */
export const TARGET = 21;

/** How many numbers the arena has. */
const SIZE = 24;

/** The coordinates. */
export const X: Float64Array = /* @__PURE__ */ allocateScratch(SIZE);

/** Names of axes for projections: the coordinate that is left out, and the two that stay. */
export type Axis = 0 | 1 | 2;
export const AXES: readonly Axis[] = [0, 1, 2];
/** The next axis but one, without arithmetic on each call. */
const NEXT = [1, 2, 0] as const;
const BEFORE = [2, 0, 1] as const;

/** Puts a point in its place. @throws RangeError as `requirePoint3` */
export function loadPoint(where: string, name: string, at: number, p: ArrayLike<number>): void {
  loadPoint3(where, name, X, at, p);
}

/** Puts a triangle's vertices in their places. @throws RangeError as `requireTriangle3` */
export function loadTriangle(where: string, name: string, at: number, triangle: Triangle): void {
  loadTriangle3(where, name, X, at, triangle);
}

/** Puts a point that has been checked in its place. */
export function placePoint(at: number, p: Point3): void {
  beginReading(X);
  readPoint3(X, at, p);
  endReading();
}

/** Puts the vertices of a triangle that has been checked in their places. */
export function placeTriangle(at: number, { a, b, c }: Triangle): void {
  placePoint(at, a);
  placePoint(at + 3, b);
  placePoint(at + 6, c);
}

/** Puts vertex i of a buffer of positions in its place, unchecked: for buffers that have been checked. */
export function loadVertex(at: number, positions: Coordinates, i: number): void {
  X[at] = positions[3 * i]!;
  X[at + 1] = positions[3 * i + 1]!;
  X[at + 2] = positions[3 * i + 2]!;
}

/**
 * Puts one vertex of a buffer in its place; `index` is the name of its number. @throws RangeError as `requireVertices`
 */
export function loadVertexAt(
  where: string,
  name: string,
  at: number,
  positions: Coordinates,
  index: string,
  i: number,
): void {
  loadVertex3(where, name, X, at, positions, index, i);
}

/**
 * Puts three vertices of a buffer in their places; `names` are those of the numbers. @throws RangeError as
 * `requireVertices`
 */
export function loadVerticesAt(
  where: string,
  name: string,
  at: number,
  positions: Coordinates,
  names: string,
  i: number,
  j: number,
  k: number,
): void {
  loadVertices3(where, name, X, at, positions, names, i, j, k);
}

/** The sign of orient3d for four places. */
export function orientation(i: number, j: number, k: number, l: number): Sign {
  return orient3d(
    X[i]!,
    X[i + 1]!,
    X[i + 2]!,
    X[j]!,
    X[j + 1]!,
    X[j + 2]!,
    X[k]!,
    X[k + 1]!,
    X[k + 2]!,
    X[l]!,
    X[l + 1]!,
    X[l + 2]!,
  );
}

/**
 * The sign of orient2d for three places after the coordinate `axis` was left out: that coordinate of the normal
 * (j - i) × (k - i).
 */
export function turn(axis: Axis, i: number, j: number, k: number): Sign {
  const u = NEXT[axis];
  const v = BEFORE[axis];
  return orient2d(X[i + u]!, X[i + v]!, X[j + u]!, X[j + v]!, X[k + u]!, X[k + v]!);
}

/** The signs of {@link turn} for the edge from p to q and the three points from j on, as a number: see sections.ts. */
export function sidesOfEdge(axis: Axis, p: number, q: number, j: number, exact: boolean): number {
  return threeSidesOfLine(X, NEXT[axis], BEFORE[axis], p, q, j, exact);
}

/** Whether no sign about the two triangles rounds: then nothing needs a filter. */
export function isExactPair(): boolean {
  return trianglesOnGrid(X, FIRST, SECOND);
}

/** Whether two places hold the same point. */
export function same(i: number, j: number): boolean {
  return X[i] === X[j] && X[i + 1] === X[j + 1] && X[i + 2] === X[j + 2];
}

function between(i: number, j: number, k: number): boolean {
  return X[i]! <= X[j]! ? X[i]! <= X[k]! && X[k]! <= X[j]! : X[j]! <= X[k]! && X[k]! <= X[i]!;
}

/** Whether the point at k lies in the box that the points at i and j span. For collinear points: on the segment. */
export function within(i: number, j: number, k: number): boolean {
  return between(i, j, k) && between(i + 1, j + 1, k + 1) && between(i + 2, j + 2, k + 2);
}

/** Whether three places are on one line: all three projections are. */
export function collinear(i: number, j: number, k: number): boolean {
  return turn(0, i, j, k) === 0 && turn(1, i, j, k) === 0 && turn(2, i, j, k) === 0;
}

/**
 * The coordinate that may be left out of a triangle at i: in the other two it still has an inside, so that no two
 * points of its plane fall together. -1 if the triangle is a segment or a point.
 */
export function projectionOf(i: number): Axis | -1 {
  if (turn(2, i, i + 3, i + 6) !== 0) return 2;
  if (turn(0, i, i + 3, i + 6) !== 0) return 0;
  return turn(1, i, i + 3, i + 6) !== 0 ? 1 : -1;
}

/** The vertex before the longest edge of a triangle at i that is a segment: the edge from there is the segment. */
export function longEdge(i: number): 0 | 1 | 2 {
  if (within(i, i + 3, i + 6)) return 0;
  return within(i + 3, i + 6, i) ? 1 : 2;
}
