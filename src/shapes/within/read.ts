/**
 * Shapes as numbers, read once. What is accepted is what the named functions accept, and what is refused here is left
 * to them: they say what is wrong with it.
 */
import { readDirection3, readPoint3 } from '../../core/arguments/load.js';
import { beginReading, endReading, resumeReading } from '../../core/arguments/reading.js';
import type { Plane } from '../../core/shapes.js';
import type { Shape, ShapesByType, ShapeType } from '../shape.js';
import { BOX, COUNT, EDGES, LINE, ORIENTED, PLANAR, PLANE, RADIUS, RAY, S } from './arena.js';

type List = ArrayLike<number>;
export type Tagged = ShapesByType[Exclude<ShapeType, 'point'>];

/** Reads a shape into the arena. */
export type ReadAround = (shape: Tagged, at: number) => number;

/**
 * Reads a shape, and says what it is; 0 if it is none, or of a kind that is not read here.
 *
 * @param readAround reads what is around the shapes of other kinds, if that will do
 */
export function readShape(shape: Shape, at: number, readAround: ReadAround | null): number {
  if (typeof shape !== 'object' || shape === null) return 0;
  beginReading(S);
  const form = formOf(shape as Tagged, at);
  const known = form !== 0 || readAround === null ? form : readAround(shape as Tagged, at);
  endReading();
  return known;
}

function formOf(shape: Tagged, at: number): number {
  const { type } = shape;
  if (type === undefined) return withRadius(BOX | readPoint(at, shape as unknown as List), at, 0);
  switch (type) {
    case 'segment':
      return withRadius(readTwo(at, shape.start, shape.end), at, 0);
    case 'triangle':
      return withRadius(readThree(at, shape.a, shape.b, shape.c), at, 0);
    case 'box':
      return withRadius(readBox(at, shape.min, shape.max), at, 0);
    case 'sphere':
      return withRadius(BOX | inSpace(readPoint(at, shape.center)), at, shape.radius);
    case 'capsule':
      return withRadius(readTwo(at, shape.start, shape.end), at, shape.radius);
    default:
      return otherFormOf(shape, at);
  }
}

function otherFormOf(shape: Tagged, at: number): number {
  switch (shape.type) {
    case 'tetrahedron':
      return withRadius(readFour(at, shape.a, shape.b, shape.c, shape.d), at, 0);
    case 'circle':
      return withRadius(BOX | inPlane(readPoint(at, shape.center)), at, shape.radius);
    case 'line':
      return withRadius(LINE | readLinear(at, shape.origin, shape.direction), at, 0);
    case 'ray':
      return withRadius(RAY | readLinear(at, shape.origin, shape.direction), at, 0);
    case 'infinite-cylinder':
      return withRadius(LINE | inSpace(readLinear(at, shape.origin, shape.direction)), at, shape.radius);
    case 'lozenge':
      return withRadius(readLozenge(at, shape.origin, shape.edges), at, shape.radius);
    case 'oriented-box':
      return withRadius(readOrientedBox(at, shape.center, shape.axes, shape.halfSize), at, 0);
    case 'plane':
      return readPlane(at, shape);
    default:
      // An exact plane that is given by its coefficients has another type.
      return (shape.type as string) === 'coefficients' ? readPlane(at, shape as unknown as Plane) : 0;
  }
}

/** Puts a radius behind the points, if there are some. */
export function withRadius(form: number, at: number, radius: number): number {
  if ((form & COUNT) === 0 || !(Number.isFinite(radius) && radius >= 0)) return 0;
  resumeReading();
  S[at + RADIUS] = radius;
  return form;
}

export const inSpace = (form: number): number => ((form & PLANAR) === 0 ? form : 0);
const inPlane = (form: number): number => ((form & PLANAR) === 0 ? 0 : form);

/** A point of space, or of the plane, which is put at z = 0. */
export function readPoint(at: number, p: List): number {
  const count = p?.length;
  if (count !== 3 && count !== 2) return 0;
  const x = p[0]!;
  const y = p[1]!;
  const z = count === 3 ? p[2]! : 0;
  if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z))) return 0;
  resumeReading();
  S[at] = x;
  S[at + 1] = y;
  S[at + 2] = z;
  return count === 3 ? 1 : 1 | PLANAR;
}

export function readTwo(at: number, p: List, q: List): number {
  const form = readPoint(at, p);
  return form !== 0 && readPoint(at + 3, q) === form ? form + 1 : 0;
}

function readThree(at: number, p: List, q: List, r: List): number {
  const form = readPoint(at, p);
  return form !== 0 && readPoint(at + 3, q) === form && readPoint(at + 6, r) === form ? form + 2 : 0;
}

function readFour(at: number, p: List, q: List, r: List, s: List): number {
  return readThree(at, p, q, r) === 3 && readPoint(at + 9, s) === 1 ? 4 : 0;
}

function readBox(at: number, min: List, max: List): number {
  const form = readTwo(at, min, max);
  const isBox = S[at]! <= S[at + 3]! && S[at + 1]! <= S[at + 4]! && S[at + 2]! <= S[at + 5]!;
  return form !== 0 && isBox ? BOX | form : 0;
}

function readLinear(at: number, origin: List, direction: List): number {
  const form = readTwo(at, origin, direction);
  return S[at + 3] !== 0 || S[at + 4] !== 0 || S[at + 5] !== 0 ? form : 0;
}

function readPlane(at: number, plane: Plane): number {
  if (!readDirection3(S, at, plane.normal)) return 0;
  const { constant } = plane;
  if (!Number.isFinite(constant)) return 0;
  resumeReading();
  S[at + 3] = constant;
  return withRadius(PLANE | 1, at, 0);
}

function readLozenge(at: number, origin: List, edges: ArrayLike<List>): number {
  if (!readPoint3(S, at, origin) || edges?.length !== 2) return 0;
  return readPoint3(S, at + 3, edges[0]!) && readPoint3(S, at + 6, edges[1]!) ? EDGES | 4 : 0;
}

function readOrientedBox(at: number, center: List, axes: ArrayLike<List>, halfSize: List): number {
  if (!readPoint3(S, at, center) || axes?.length !== 3) return 0;
  for (let k = 0; k < 3; k++) if (!readPoint3(S, at + 3 + 3 * k, axes[k]!)) return 0;
  if (!readPoint3(S, at + 12, halfSize)) return 0;
  return S[at + 12]! >= 0 && S[at + 13]! >= 0 && S[at + 14]! >= 0 ? ORIENTED | 8 : 0;
}
