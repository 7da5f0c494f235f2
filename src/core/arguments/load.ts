/**
 * Checks that put coordinates where an engine keeps them, an array of doubles, while they look at them: the values are
 * read once. A path such as `triangle.a[0]` is built only for an error.
 */
import type { Box3, Line, Plane, Ray, Segment, Tetrahedron, Triangle } from '../shapes.js';
import { requireVertices } from './buffers.js';
import {
  BOX3,
  COEFFICIENTS,
  DIRECTION3,
  isOfType,
  type Kind,
  LINE3,
  PLANE,
  POINT3,
  RAY3,
  refuse,
  SEGMENT3,
  TETRAHEDRON,
  TRIANGLE3,
} from './kinds.js';
import { beginReading, endReading, resumeReading } from './reading.js';

/**
 * Puts a point of space in places `at` to `at + 2`.
 *
 * @returns whether it is one: a list of three finite numbers
 */
export function readPoint3(into: Float64Array, at: number, p: ArrayLike<number>): boolean {
  if (p?.length !== 3) return false;
  const x = p[0]!;
  const y = p[1]!;
  const z = p[2]!;
  // Before anything is written: a BigInt or a symbol must not reach an array of doubles.
  if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z))) return false;
  resumeReading();
  into[at] = x;
  into[at + 1] = y;
  into[at + 2] = z;
  return true;
}

/** {@link readPoint3} of a vector that must not be zero. */
export function readDirection3(into: Float64Array, at: number, d: ArrayLike<number>): boolean {
  return readPoint3(into, at, d) && (into[at] !== 0 || into[at + 1] !== 0 || into[at + 2] !== 0);
}

/** Puts a point in its place. @throws RangeError as `requirePoint3` */
export function loadPoint3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  p: ArrayLike<number>,
): void {
  beginReading(into);
  const isOne = readPoint3(into, at, p);
  endReading();
  if (!isOne) refuse(where, name, POINT3, p);
}

/**
 * Puts a direction in its place; other kinds of vectors are told by their kind. @throws RangeError as
 * `requireDirection3`
 */
export function loadDirection3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  d: ArrayLike<number>,
  kind: Kind = DIRECTION3,
): void {
  beginReading(into);
  const isOne = readDirection3(into, at, d);
  endReading();
  if (!isOne) refuse(where, name, kind, d);
}

/** Puts start and end in `at` and `at + 3`. @throws RangeError as `requireSegment3` */
export function loadSegment3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  segment: Segment,
): void {
  beginReading(into);
  const isOne =
    segment &&
    isOfType(segment, 'segment') &&
    readPoint3(into, at, segment.start) &&
    readPoint3(into, at + 3, segment.end);
  endReading();
  if (!isOne) refuse(where, name, SEGMENT3, segment);
}

/** Puts the origin and the direction of a ray in `at` and `at + 3`. @throws RangeError as `requireRay3` */
export function loadRay3(where: string, name: string, into: Float64Array, at: number, ray: Ray): void {
  beginReading(into);
  const isOne =
    ray &&
    isOfType(ray, 'ray') &&
    readPoint3(into, at, ray.origin) &&
    readDirection3(into, at + 3, ray.direction);
  endReading();
  if (!isOne) refuse(where, name, RAY3, ray);
}

/** Puts the origin and the direction of a line in `at` and `at + 3`. @throws RangeError as `requireLine3` */
export function loadLine3(where: string, name: string, into: Float64Array, at: number, line: Line): void {
  beginReading(into);
  const isOne =
    line &&
    isOfType(line, 'line') &&
    readPoint3(into, at, line.origin) &&
    readDirection3(into, at + 3, line.direction);
  endReading();
  if (!isOne) refuse(where, name, LINE3, line);
}

/** Puts three vertices in `at`, `at + 3` and `at + 6`. @throws RangeError as `requireTriangle3` */
export function loadTriangle3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  triangle: Triangle,
): void {
  beginReading(into);
  const isOne =
    triangle &&
    isOfType(triangle, 'triangle') &&
    readPoint3(into, at, triangle.a) &&
    readPoint3(into, at + 3, triangle.b) &&
    readPoint3(into, at + 6, triangle.c);
  endReading();
  if (!isOne) refuse(where, name, TRIANGLE3, triangle);
}

/** Puts four vertices in `at` to `at + 11`. @throws RangeError as `requireTetrahedron` */
export function loadTetrahedron(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  tetrahedron: Tetrahedron,
): void {
  beginReading(into);
  const isOne =
    tetrahedron &&
    isOfType(tetrahedron, 'tetrahedron') &&
    readPoint3(into, at, tetrahedron.a) &&
    readPoint3(into, at + 3, tetrahedron.b) &&
    readPoint3(into, at + 6, tetrahedron.c) &&
    readPoint3(into, at + 9, tetrahedron.d);
  endReading();
  if (!isOne) refuse(where, name, TETRAHEDRON, tetrahedron);
}

/** Puts the normal in `at` and the constant in `at + 3`. @throws RangeError as `requirePlane` */
export function loadPlane(where: string, name: string, into: Float64Array, at: number, plane: Plane): void {
  beginReading(into);
  const constant =
    plane && isOfType(plane, 'plane', COEFFICIENTS) && readDirection3(into, at, plane.normal)
      ? plane.constant
      : Number.NaN;
  endReading();
  if (!Number.isFinite(constant)) refuse(where, name, PLANE, plane);
  into[at + 3] = constant;
}

/** Puts min and max in `at` and `at + 3`. @throws RangeError as `requireBox3` */
export function loadBox3(where: string, name: string, into: Float64Array, at: number, box: Box3): void {
  beginReading(into);
  const areThere =
    box && isOfType(box, 'box') && readPoint3(into, at, box.min) && readPoint3(into, at + 3, box.max);
  endReading();
  const isOne =
    areThere &&
    into[at]! <= into[at + 3]! &&
    into[at + 1]! <= into[at + 4]! &&
    into[at + 2]! <= into[at + 5]!;
  if (!isOne) refuse(where, name, BOX3, box);
}

/**
 * Puts vertex number `i` of a buffer in its place.
 *
 * @returns whether it is there and finite. A sum of finite numbers may overflow, so `false` means to look closer
 */
export function readVertex3(
  into: Float64Array,
  at: number,
  positions: ArrayLike<number>,
  i: number,
): boolean {
  // Vertices are fewer than 2^32.
  if (!(typeof i === 'number' && i >>> 0 === i)) return false;
  const x = positions[3 * i]!;
  const y = positions[3 * i + 1]!;
  const z = positions[3 * i + 2]!;
  // What is not there makes the sum NaN. What is no number is left to `requireVertices`.
  const sum = x + y + z;
  if (!(typeof sum === 'number' && sum - sum === 0)) return false;
  resumeReading();
  into[at] = x;
  into[at + 1] = y;
  into[at + 2] = z;
  return true;
}

/** Puts one vertex in its place. @throws RangeError naming the buffer, the number or the place in the buffer */
export function loadVertex3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  positions: ArrayLike<number>,
  index: string,
  i: number,
): void {
  beginReading(into);
  const isThere = positions && readVertex3(into, at, positions, i);
  endReading();
  if (isThere) return;
  requireVertices(where, name, positions, 3, index, [i]);
  readHugeVertex(into, at, positions, i);
}

/** A vertex that has been checked: the sum of its finite coordinates overflows. */
function readHugeVertex(into: Float64Array, at: number, positions: ArrayLike<number>, i: number): void {
  for (let k = 0; k < 3; k++) into[at + k] = positions[3 * i + k]!;
}

/**
 * Puts three vertices in `at`, `at + 3`, `at + 6`.
 *
 * @param names the names of i, j, k, separated by spaces: `'i j k'`
 * @throws RangeError naming the buffer, the number or the place in the buffer
 */
export function loadVertices3(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  positions: ArrayLike<number>,
  names: string,
  i: number,
  j: number,
  k: number,
): void {
  beginReading(into);
  const areThere =
    positions &&
    readVertex3(into, at, positions, i) &&
    readVertex3(into, at + 3, positions, j) &&
    readVertex3(into, at + 6, positions, k);
  endReading();
  if (areThere) return;
  requireVertices(where, name, positions, 3, names, [i, j, k]);
  readHugeVertex(into, at, positions, i);
  readHugeVertex(into, at + 3, positions, j);
  readHugeVertex(into, at + 6, positions, k);
}
