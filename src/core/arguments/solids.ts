/**
 * Checks of oriented boxes, k-DOPs, convex polyhedra and frusta. What a sign decides is handed in: here are no
 * predicates.
 */
import type { ConvexPolyhedron, OrientedBox, Point3 } from '../shapes.js';
import { reject, rejectWords } from './errors.js';
import { isList, isOfType, type Kind, list, NUMBER, numbers, record, refuse, VECTOR3 } from './kinds.js';
import { requireList, requireObject } from './lists.js';
import { rejectIndex } from './numbers.js';
import { isDirection3, isPoint3, requireAxis, requirePoints3 } from './points.js';

const AXES: Kind = {
  what: 'a list of 3 vectors',
  check(where, path, axes) {
    requireList(where, path, 'a list of 3 vectors', axes);
    if ((axes as ArrayLike<unknown>).length !== 3) reject(where, path, 'a list of 3 vectors', axes);
    list('a list of 3 vectors', VECTOR3).check(where, path, axes);
  },
};

const HALF_SIZE: Kind = {
  what: 'a vector of 3 coordinates',
  check(where, path, value) {
    VECTOR3.check(where, path, value);
    const half = value as ArrayLike<number>;
    for (let i = 0; i < 3; i++) {
      if (half[i]! < 0) reject(where, `${path}[${i}]`, 'a finite number, at least 0', half[i]);
    }
  },
};

const ORIENTED_BOX: Kind = /* @__PURE__ */ record(
  {
    center: /* @__PURE__ */ numbers('a point of 3 coordinates', 3),
    axes: AXES,
    halfSize: HALF_SIZE,
  },
  'oriented-box',
);

/**
 * Checks an oriented box: finite numbers, half sizes that are not negative, linearly independent axes.
 *
 * @param determinant the sign of the determinant of the three axes (an exact predicate)
 * @throws RangeError naming the part that is wrong
 */
export function requireOrientedBox(
  where: string,
  name: string,
  box: OrientedBox,
  determinant: (u: Point3, v: Point3, w: Point3) => number,
): void {
  if (
    !(
      box &&
      isOfType(box, 'oriented-box') &&
      isPoint3(box.center) &&
      areAxes(box.axes) &&
      isHalfSize(box.halfSize)
    )
  ) {
    refuse(where, name, ORIENTED_BOX, box);
  }
  const [u, v, w] = box.axes;
  if (determinant(u, v, w) === 0) reject(where, `${name}.axes`, 'linearly independent', box.axes);
}

function areAxes(axes: readonly Point3[]): boolean {
  return axes?.length === 3 && isPoint3(axes[0]!) && isPoint3(axes[1]!) && isPoint3(axes[2]!);
}

function isHalfSize(half: Point3): boolean {
  return isPoint3(half) && half[0]! >= 0 && half[1]! >= 0 && half[2]! >= 0;
}

/** What is checked of a k-DOP. */
interface Slabs {
  readonly axes: readonly Point3[];
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

/**
 * Checks a k-DOP: as many bounds as axes, min <= max, axes other than zero that span space.
 *
 * @param spansSpace whether three of the axes are linearly independent (decided by exact predicates)
 * @param axes the path of the axes, where they are an argument of their own
 * @throws RangeError naming the part that is wrong
 */
export function requireSlabs(
  where: string,
  name: string,
  dop: Slabs,
  spansSpace: (axes: readonly Point3[]) => boolean,
  axes = `${name}.axes`,
): void {
  if (!isKDop(dop)) refuseKDop(where, name, dop, axes);
  if (!spansSpace(dop.axes)) {
    rejectWords(where, axes, 'three linearly independent axes or more', `${dop.axes.length} of lower rank`);
  }
}

function isKDop(dop: Slabs): boolean {
  const n = dop?.axes?.length;
  if (!(typeof n === 'number' && dop.min?.length === n && dop.max?.length === n)) return false;
  for (let i = 0; i < n; i++) {
    if (!isDirection3(dop.axes[i]!)) return false;
    if (!(Number.isFinite(dop.min[i]) && Number.isFinite(dop.max[i]) && dop.min[i]! <= dop.max[i]!))
      return false;
  }
  return true;
}

function refuseKDop(where: string, name: string, dop: Slabs, path: string): never {
  requireObject(where, name, '{axes, min, max}', dop);
  if (!('axes' in dop || 'min' in dop || 'max' in dop)) reject(where, name, '{axes, min, max}', dop);
  const { axes, min, max } = dop;
  requireList(where, path, 'a list of axes', axes);
  const bounds = numbers(`a list of ${axes.length} numbers, one for each axis`, axes.length);
  for (let i = 0; i < axes.length; i++) requireAxis(where, `${path}[${i}]`, axes[i]!);
  bounds.check(where, `${name}.min`, min);
  bounds.check(where, `${name}.max`, max);
  const i = axes.findIndex((_, j) => min[j]! > max[j]!);
  return reject(where, `${name}.min[${i}]`, `at most ${name}.max[${i}] = ${max[i]}`, min[i]);
}

/**
 * Checks what can be said of a polyhedron without geometry: at least one vertex, faces that are lists of at least three
 * of their numbers.
 *
 * @throws RangeError naming the part that is wrong: `polyhedron.faces[2][0] must be an integer from 0 to 3`
 */
export function requirePolyhedron(where: string, name: string, polyhedron: ConvexPolyhedron): void {
  requireObject(where, name, '{vertices, faces}', polyhedron);
  const { vertices, faces } = polyhedron;
  if (vertices === undefined && faces === undefined) reject(where, name, '{vertices, faces}', polyhedron);
  if (!isOfType(polyhedron, 'convex-polyhedron')) {
    reject(where, `${name}.type`, "'convex-polyhedron'", polyhedron.type);
  }
  requirePoints3(where, `${name}.vertices`, vertices, 1);
  requireFaces(where, `${name}.faces`, faces, vertices.length);
}

function requireFaces(
  where: string,
  path: string,
  faces: readonly (readonly number[])[],
  count: number,
): void {
  requireList(where, path, 'a list of faces, lists of vertex numbers', faces);
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i]!;
    requireList(where, `${path}[${i}]`, 'a list of vertex numbers', face);
    if (face.length < 3) reject(where, `${path}[${i}]`, 'a list of at least 3 vertex numbers', face);
    for (let j = 0; j < face.length; j++) {
      const v = face[j]!;
      if (!(Number.isInteger(v) && v >= 0 && v < count)) rejectIndex(where, `${path}[${i}][${j}]`, v, count);
    }
  }
}

const OF_CAMERA = 'the elements of camera.projectionMatrix times camera.matrixWorldInverse';
const BY_COLUMNS = 'the columns one behind the other, m.flat() if m[0] is the first column';

/** How what is no list of numbers becomes a matrix; a cube camera of three.js has cameras for children. */
function matrixWay(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if ('projectionMatrix' in value) return OF_CAMERA;
  if (isList(value)) return isList(value[0]) ? BY_COLUMNS : '';
  const [child] = 'children' in value && Array.isArray(value.children) ? value.children : [];
  return 'projectionMatrix' in Object(child) ? `${OF_CAMERA}, of each camera in v.children` : '';
}

/** Checks a matrix as three.js keeps it: 16 finite numbers. @throws RangeError naming the argument */
export function requireMatrix(where: string, name: string, elements: ArrayLike<number>): void {
  if (elements?.length !== 16) {
    const way = matrixWay(elements);
    reject(where, name, 'a list of 16 numbers', elements, way);
  }
  for (let i = 0; i < 16; i++)
    if (!Number.isFinite(elements[i])) NUMBER.check(where, `${name}[${i}]`, elements[i]);
}
