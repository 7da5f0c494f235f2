/** Checks of features that move, at one time, and of motions: they put coordinates where an engine keeps them. */
import { requireIndices, requirePositions, requireVertices } from './buffers.js';
import { reject, rejectWords } from './errors.js';
import { AXIS3, type Kind, NUMBER, POINT3, record, refuse, VECTOR3 } from './kinds.js';
import { requireObject } from './lists.js';
import { readDirection3, readPoint3, readVertex3 } from './load.js';
import { requireVector3 } from './points.js';
import { beginReading, endReading } from './reading.js';

type Point = ArrayLike<number>;

const VERTEX_FACE: Kind = /* @__PURE__ */ record(
  { vertex: POINT3, a: POINT3, b: POINT3, c: POINT3 },
  'vertex-face',
);
const EDGE_EDGE: Kind = /* @__PURE__ */ record(
  { a0: POINT3, a1: POINT3, b0: POINT3, b1: POINT3 },
  'edge-edge',
);
const POINT_EDGE: Kind = /* @__PURE__ */ record({ point: POINT3, a: POINT3, b: POINT3 }, 'point-edge');
const POINT_POINT: Kind = /* @__PURE__ */ record({ a: POINT3, b: POINT3 }, 'point-point');

/** Reads four points into places `at`, `at + 3`, `at + 6`, `at + 9`. */
function readFour(into: Float64Array, at: number, p: Point, q: Point, r: Point, s: Point): boolean {
  return (
    readPoint3(into, at, p) &&
    readPoint3(into, at + 3, q) &&
    readPoint3(into, at + 6, r) &&
    readPoint3(into, at + 9, s)
  );
}

/**
 * Puts a vertex and the corners of a triangle in their places.
 *
 * @throws RangeError naming what is no point: `start.vertex[0] must be a finite number, got NaN`
 */
export function loadVertexFace(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  value: { readonly vertex: Point; readonly a: Point; readonly b: Point; readonly c: Point },
): void {
  beginReading(into);
  const isOne = value && readFour(into, at, value.vertex, value.a, value.b, value.c);
  endReading();
  if (!isOne) refuse(where, name, VERTEX_FACE, value);
}

/** Puts the ends of two edges in their places. @throws RangeError naming what is no point */
export function loadEdgeEdge(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  value: { readonly a0: Point; readonly a1: Point; readonly b0: Point; readonly b1: Point },
): void {
  beginReading(into);
  const isOne = value && readFour(into, at, value.a0, value.a1, value.b0, value.b1);
  endReading();
  if (!isOne) refuse(where, name, EDGE_EDGE, value);
}

/** Puts a point and the ends of an edge in their places. @throws RangeError naming what is no point */
export function loadPointEdge(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  value: { readonly point: Point; readonly a: Point; readonly b: Point },
): void {
  beginReading(into);
  const isOne =
    value &&
    readPoint3(into, at, value.point) &&
    readPoint3(into, at + 3, value.a) &&
    readPoint3(into, at + 6, value.b);
  endReading();
  if (!isOne) refuse(where, name, POINT_EDGE, value);
}

/** Puts two points in their places. @throws RangeError naming what is no point */
export function loadPointPoint(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  value: { readonly a: Point; readonly b: Point },
): void {
  beginReading(into);
  const isOne = value && readPoint3(into, at, value.a) && readPoint3(into, at + 3, value.b);
  endReading();
  if (!isOne) refuse(where, name, POINT_POINT, value);
}

const RIGID_MOTION: Kind = /* @__PURE__ */ record(
  { translation: VECTOR3, axis: AXIS3, angle: NUMBER, center: POINT3 },
  'rigid-motion',
);

/**
 * Puts translation, axis and center of a motion in `at`, `at + 3` and `at + 6`.
 *
 * @returns the angle
 * @throws RangeError naming what is wrong in it: `motionA.axis must be an axis other than zero, got [0, 0, 0]`
 */
export function loadRigidMotion(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  motion: {
    readonly translation: Point;
    readonly axis: Point;
    readonly angle: number;
    readonly center: Point;
  },
): number {
  beginReading(into);
  const angle = motion?.angle;
  const isOne =
    Number.isFinite(angle) &&
    readPoint3(into, at, motion.translation) &&
    readDirection3(into, at + 3, motion.axis) &&
    readPoint3(into, at + 6, motion.center);
  endReading();
  if (!isOne) refuse(where, name, RIGID_MOTION, motion);
  return angle;
}

/**
 * Checks by what a shape translates.
 *
 * @throws RangeError naming the argument, and who takes a motion that turns
 */
export function requireTranslation(where: string, name: string, motion: Point): void {
  const { axis, angle } = Object(motion) as { readonly axis?: unknown; readonly angle?: unknown };
  if (axis !== undefined || angle !== undefined) {
    const got = 'a motion that turns: what sweeps translates; rotatingContact takes two shapes that turn';
    rejectWords(where, name, 'a vector of 3 coordinates', got);
  }
  requireVector3(where, name, motion);
}

/**
 * Puts four vertices of a buffer in `at`, `at + 3`, `at + 6`, `at + 9`.
 *
 * @param names the names of the numbers, separated by spaces
 * @throws RangeError naming the buffer, the number or the place in the buffer
 */
export function loadFourVertices(
  where: string,
  name: string,
  into: Float64Array,
  at: number,
  positions: ArrayLike<number>,
  names: string,
  i: number,
  j: number,
  k: number,
  l: number,
): void {
  beginReading(into);
  const areThere =
    positions &&
    readVertex3(into, at, positions, i) &&
    readVertex3(into, at + 3, positions, j) &&
    readVertex3(into, at + 6, positions, k) &&
    readVertex3(into, at + 9, positions, l);
  endReading();
  if (areThere) return;
  requireVertices(where, name, positions, 3, names, [i, j, k, l]);
  // They have been checked: the sum of finite coordinates overflows.
  for (const [place, vertex] of [i, j, k, l].entries())
    for (let axis = 0; axis < 3; axis++) into[at + 3 * place + axis] = positions[3 * vertex + axis]!;
}

interface MovingMesh {
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/**
 * Checks a mesh whose vertices move: whole vertices and triangles, as many vertices at both times, finite coordinates,
 * numbers of vertices that exist.
 *
 * @throws RangeError naming the array, the place and the value
 */
export function requireMovingMesh(where: string, name: string, mesh: MovingMesh): void {
  requireObject(where, name, '{start, end, indices}', mesh);
  const { start, end, indices } = mesh;
  if (start === undefined && end === undefined) reject(where, name, '{start, end, indices}', mesh);
  const vertices = requirePositions(where, `${name}.start`, start);
  if (requirePositions(where, `${name}.end`, end) !== vertices)
    reject(where, `${name}.end.length`, `${3 * vertices}, as long as the start`, end.length);
  requireIndices(where, `${name}.indices`, indices, vertices);
}
