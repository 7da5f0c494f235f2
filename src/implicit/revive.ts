/**
 * Constructions that come as data: clones, parsed JSON, those of another copy of the package. What is not one is
 * refused with the place that is wrong; what is one becomes an object of this copy, which is remembered for the next
 * question.
 */
import {
  isPoint2,
  isPoint3,
  reject,
  rejectWords,
  requireIndex,
  requireList,
  requireNormal,
  requireNumber,
  requireOneOf,
  requirePlane,
  requirePoint2,
  requirePoint3,
} from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import type { OrientedBox, Placement, Plane, Point2, Point3 } from '../core/shapes.js';
import type { LineBy, ParameterLike, PlaneLike, PointLike2, PointLike3 } from './data.js';
import { exactPlacement } from './exact-placement.js';
import { AlongAxisPlaneObject } from './objects/along-axis-plane.js';
import { OrientedBoxCornerObject, OrientedBoxFaceObject } from './objects/box-constructions.js';
import { LineLinePointObject } from './objects/line-line-point.js';
import { LinePlanePointObject } from './objects/line-plane-point.js';
import { existsParameter, isParameterObject, type ParameterObject } from './objects/parameter-object.js';
import {
  LineLineParameterObject,
  LinePlaneParameterObject,
  NumberParameterObject,
} from './objects/parameters.js';
import { isPlaneObject, type PlaneObject } from './objects/plane-object.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from './objects/planes.js';
import { PointOnLineObject } from './objects/point-on-line.js';
import { exists2, isPoint2Object, type Point2Object } from './objects/point2-object.js';
import { exists3, isPoint3Object, type Point3Object } from './objects/point3-object.js';
import { ShiftedPlaneObject } from './objects/shifted-plane.js';
import { SumPlaneObject } from './objects/sum-plane.js';
import { ThreePlanesPointObject } from './objects/three-planes-point.js';
import { ThroughPointPlaneObject } from './objects/through-point-plane.js';
import { TransformedPlaneObject } from './objects/transformed-plane.js';
import { requireBoxNumbers, requireRow } from './require.js';

type Data = Readonly<Record<string, unknown>>;

/** What was made of data that were seen before. The data themselves must not be changed after that. */
const revived: WeakMap<object, object> = /* @__PURE__ */ new WeakMap();

function remembered<T extends object>(value: object, make: () => T): T {
  const known = revived.get(value);
  if (known !== undefined) return known as T;
  const made = make();
  revived.set(value, made);
  return made;
}

/** The word in `type`, if a value has one. */
function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type } = value as Data;
  return typeof type === 'string' ? type : undefined;
}

/** Numbers in a list of a given length, without -0. */
function numbersAt(where: string, path: string, value: unknown, count: number): number[] {
  const what = `a list of ${count} numbers`;
  requireList(where, path, what, value);
  const list = value as ArrayLike<number>;
  if (list.length !== count) reject(where, path, what, value);
  return Array.from({ length: count }, (_, i) => {
    requireNumber(where, `${path}[${i}]`, list[i]!);
    return list[i]! + 0;
  });
}

/** The numbers of a line, and how they are meant. */
function lineAt(
  where: string,
  path: string,
  value: Data,
  line: string,
  by: string,
  dimension: 2 | 3,
  mayBeMoved = false,
): [number[], LineBy] {
  const given = value[line];
  const isMoved = mayBeMoved && isList(given) && given.length === 6 && value[by] === 'points';
  const numbers = numbersAt(where, `${path}.${line}`, given, isMoved ? 6 : 2 * dimension);
  requireOneOf(where, `${path}.${by}`, value[by], ['points', 'direction']);
  const isZero = numbers.slice(dimension).every((x) => x === 0);
  if (value[by] === 'direction' && isZero) {
    rejectWords(where, `${path}.${line}`, 'a line with a direction other than zero', 'the direction 0');
  }
  return [numbers, value[by] as LineBy];
}

function existing<T>(where: string, path: string, made: T, exists: boolean, what: string): T {
  if (!exists) rejectWords(where, path, `${what} that exists`, 'lines or planes that have no single point');
  return made;
}

/**
 * The plane behind coefficients, a plane of this package, or a copy of one.
 *
 * @throws RangeError naming the part that is wrong
 */
export function planeFrom(where: string, name: string, plane: PlaneLike): PlaneObject {
  if (typeof plane === 'object' && plane !== null) {
    if (isPlaneObject(plane)) return plane;
    const type = typeOf(plane);
    if (type !== undefined && type !== 'coefficients' && type !== 'plane')
      return remembered(plane, () => planeFromData(where, name, plane as unknown as Data));
  }
  requirePlane(where, name, plane as Plane);
  const { normal, constant } = plane as Plane;
  return new CoefficientsPlaneObject(normal, constant);
}

function planeFromData(where: string, name: string, data: Data): PlaneObject {
  switch (data.type) {
    case 'three-points':
      return new ThreePointsPlaneObject(numbersAt(where, `${name}.points`, data.points, 9));
    case 'sum': {
      requireList(where, `${name}.rows`, 'two rows of four numbers', data.rows);
      const [p, q] = data.rows as ArrayLike<number>[];
      requireRow(where, `${name}.rows[0]`, p!);
      requireRow(where, `${name}.rows[1]`, q!);
      return new SumPlaneObject(p!, q!);
    }
    case 'oriented-box-face': {
      const face = data.face as number;
      requireIndex(where, `${name}.face`, face, 6);
      return new OrientedBoxFaceObject(
        requireBoxNumbers(where, `${name}.box`, data.box as OrientedBox),
        face,
      );
    }
    case 'along-axis': {
      requireList(where, `${name}.ends`, 'a list of 2 points', data.ends);
      const ends = data.ends as ArrayLike<PointLike3>;
      requireIndex(where, `${name}.axis`, data.axis as number, 3);
      const at = (i: number) => plainOrObject(where, `${name}.ends[${i}]`, ends[i]!);
      return new AlongAxisPlaneObject(at(0), at(1), data.axis as 0 | 1 | 2);
    }
    case 'shifted': {
      const by = numbersAt(where, `${name}.by`, data.by, 3);
      return new ShiftedPlaneObject(planeFrom(where, `${name}.plane`, data.plane as PlaneLike), by);
    }
    case 'transformed': {
      const placement = data.placement as Placement;
      const to = exactPlacement(where, `${name}.placement`, placement);
      const plane = planeFrom(where, `${name}.plane`, data.plane as PlaneLike);
      return new TransformedPlaneObject(plane, to);
    }
    case 'through-point': {
      const normal = numbersAt(where, `${name}.normal`, data.normal, 3);
      requireNormal(where, `${name}.normal`, normal);
      return new ThroughPointPlaneObject(
        plainOrObject(where, `${name}.point`, data.point as PointLike3),
        normal,
      );
    }
    default:
      return reject(where, name, 'a plane: {normal, constant}, or one of those of unerring/implicit', data);
  }
}

/**
 * The object behind an implicit point of the plane; undefined for a plain one.
 *
 * @throws RangeError naming the part that is wrong
 */
export function point2From(where: string, name: string, point: PointLike2): Point2Object | undefined {
  if (isPoint2(point as Point2)) return undefined;
  if (typeof point === 'object' && point !== null) {
    if (isPoint2Object(point)) return point;
    if (typeOf(point) === 'line-line') {
      return remembered(point, () => {
        const data = point as unknown as Data;
        const a = lineAt(where, name, data, 'a', 'aBy', 2, true);
        const b = lineAt(where, name, data, 'b', 'bBy', 2, true);
        const made = new LineLinePointObject(...a, ...b);
        return existing(where, name, made, exists2(made), 'a point');
      });
    }
  }
  requirePoint2(where, name, point as Point2);
  return undefined;
}

/**
 * The object behind an implicit point of space; undefined for a plain one.
 *
 * @throws RangeError naming the part that is wrong
 */
export function point3From(where: string, name: string, point: PointLike3): Point3Object | undefined {
  if (isPoint3(point as Point3)) return undefined;
  if (typeof point === 'object' && point !== null) {
    if (isPoint3Object(point)) return point;
    if (typeOf(point) !== undefined)
      return remembered(point, () => {
        const made = pointFromData(where, name, point as unknown as Data);
        return existing(where, name, made, exists3(made), 'a point');
      });
  }
  requirePoint3(where, name, point as Point3);
  return undefined;
}

/**
 * A point of space: the object behind an implicit one, a copy of a plain one without -0.
 *
 * @throws RangeError naming the part that is wrong
 */
export function plainOrObject(
  where: string,
  name: string,
  point: PointLike3,
): readonly number[] | Point3Object {
  const object = point3From(where, name, point);
  if (object !== undefined) return object;
  const [x, y, z] = [(point as Point3)[0]!, (point as Point3)[1]!, (point as Point3)[2]!];
  return [x + 0, y + 0, z + 0];
}

function pointFromData(where: string, name: string, data: Data): Point3Object {
  switch (data.type) {
    case 'line-plane': {
      const [line, by] = lineAt(where, name, data, 'line', 'by', 3);
      return new LinePlanePointObject(line, by, planeFrom(where, `${name}.plane`, data.plane as PlaneLike));
    }
    case 'three-planes': {
      requireList(where, `${name}.planes`, 'a list of 3 planes', data.planes);
      const planes = data.planes as ArrayLike<PlaneLike>;
      const at = (i: number): PlaneObject => planeFrom(where, `${name}.planes[${i}]`, planes[i]!);
      return new ThreePlanesPointObject(at(0), at(1), at(2));
    }
    case 'oriented-box-corner': {
      const corner = data.corner as number;
      requireIndex(where, `${name}.corner`, corner, 8);
      return new OrientedBoxCornerObject(
        requireBoxNumbers(where, `${name}.box`, data.box as OrientedBox),
        corner,
      );
    }
    case 'on-line': {
      const [line, by] = lineAt(where, name, data, 'line', 'by', 3);
      const at = parameterFrom(where, `${name}.parameter`, data.parameter as ParameterLike);
      return new PointOnLineObject(line, by, at);
    }
    default:
      return reject(where, name, 'a point of 3 coordinates, or one of those of unerring/implicit', data);
  }
}

/**
 * The object behind a parameter.
 *
 * @throws RangeError naming the part that is wrong
 */
export function parameterFrom(where: string, name: string, parameter: ParameterLike): ParameterObject {
  if (typeof parameter === 'object' && parameter !== null) {
    if (isParameterObject(parameter)) return parameter;
    if (typeOf(parameter) !== undefined)
      return remembered(parameter, () => {
        const made = parameterFromData(where, name, parameter as unknown as Data);
        return existing(where, name, made, existsParameter(made), 'a Parameter');
      });
  }
  return reject(where, name, 'a Parameter (see parameter)', parameter);
}

function parameterFromData(where: string, name: string, data: Data): ParameterObject {
  switch (data.type) {
    case 'number':
      requireNumber(where, `${name}.value`, data.value as number);
      return new NumberParameterObject(data.value as number);
    case 'line-plane-parameter': {
      const [line, by] = lineAt(where, name, data, 'line', 'by', 3);
      const plane = planeFrom(where, `${name}.plane`, data.plane as PlaneLike);
      return new LinePlaneParameterObject(line, by, plane);
    }
    case 'line-line-parameter': {
      const a = lineAt(where, name, data, 'a', 'aBy', 2);
      return new LineLineParameterObject(...a, ...lineAt(where, name, data, 'b', 'bBy', 2));
    }
    default:
      return reject(where, name, 'a Parameter (see parameter)', data);
  }
}
