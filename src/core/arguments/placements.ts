/** Checks of placements, all but that they can be undone, which a determinant says. */
import type { MatrixPlacement, PartsPlacement, Placement } from '../shapes.js';
import { reject, rejectWords } from './errors.js';
import { isForeignVector, listOf } from './hints.js';
import { numbers } from './kinds.js';
import { requireOptions } from './lists.js';
import { requireOneOf } from './numbers.js';
import { requireVector3 } from './points.js';
import { requirePlane } from './shapes.js';

const ELEMENTS = /* @__PURE__ */ numbers('a list of 16 numbers', 16);
const QUATERNION = /* @__PURE__ */ numbers('a quaternion of 4 numbers', 4);

/** The last row of a matrix, which stands at every fourth place. */
const LAST_ROW = [0, 0, 0, 1];

const PARTS = "{type: 'parts', translation, rotation, scale}";
const FORMS = `{type: 'matrix', elements}, ${PARTS} or {type: 'reflection', plane}`;

/** Three rows, or four, as the columns that they make. */
const columnsOf = (column: string): string =>
  `16 numbers, column by column as in three.js (of v row by row: [0, 1, 2, 3].flatMap((c) => ${column}))`;
const FROM_TWELVE = /* @__PURE__ */ columnsOf('[v[c], v[c + 4], v[c + 8], c < 3 ? 0 : 1]');
const FROM_THREE = /* @__PURE__ */ columnsOf('[v[0][c], v[1][c], v[2][c], c < 3 ? 0 : 1]');
const FROM_FOUR = /* @__PURE__ */ columnsOf('v.map((row) => row[c])');

/** How the numbers of a matrix in another form become elements; empty if it is not known. */
function wayOfElements(value: unknown): string {
  const list = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof list[0] === 'number') return list.length === 12 ? FROM_TWELVE : '';
  if (Object(list[2]).length !== 4) return '';
  return list.length === 3 ? FROM_THREE : list.length === 4 ? FROM_FOUR : '';
}

/**
 * Checks a placement: finite numbers, a last row of 0, 0, 0, 1, a quaternion other than zero.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requirePlacement(where: string, name: string, placement: Placement): void {
  if (typeof placement !== 'object' || placement === null)
    reject(where, name, 'a placement', placement, FORMS);
  const got = otherPlacement(placement as never);
  if (got !== '') rejectWords(where, name, 'a placement', got);
  requireOneOf(where, `${name}.type`, placement.type, PLACEMENT_TYPES);
  if (placement.type === 'matrix') requireMatrixPlacement(where, name, placement);
  else if (placement.type === 'parts') requireParts(where, name, placement);
  else {
    requireOptions(where, name, placement, 'type plane');
    requirePlane(where, `${name}.plane`, placement.plane);
  }
}

const PLACEMENT_TYPES = ['matrix', 'parts', 'reflection'] as const;

/** What other libraries place things by, and how that becomes a placement; empty if it is not known. */
function otherPlacement(value: Readonly<Record<string, unknown>>): string {
  if ((PLACEMENT_TYPES as readonly unknown[]).includes(value.type)) return '';
  if ('matrixWorld' in value)
    return 'an object of three.js: pass placementOf(v.matrixWorld) of unerring/three';
  if (value.type !== undefined) return '';
  const elements = wayOfElements(value);
  if (elements !== '') {
    const what = value.length === 12 ? '12 numbers' : 'a list of rows';
    return `${what}: pass {type: 'matrix', elements} with ${elements}, or ${PARTS}`;
  }
  if (typeof value[0] === 'number') {
    if (value.length === 16) return "16 numbers: pass {type: 'matrix', elements: v}, column by column";
    if (value.length === 3) return "3 numbers: pass {type: 'parts', translation: v}";
    return value.length === 4 ? "4 numbers: pass {type: 'parts', rotation: v}" : '';
  }
  if (Object(value.elements).length === 16) return "a matrix: pass {type: 'matrix', elements: m.elements}";
  if (['translation', 'rotation', 'scale'].some((part) => part in value))
    return "parts without their type: pass {type: 'parts', ...v}";
  if (value.isEuler === true)
    return 'angles: pass placementOf(new Matrix4().makeRotationFromEuler(v)) of unerring/three';
  if (!isForeignVector(value) || typeof value.z !== 'number') return '';
  const isPoint = value.isVector4 === true || 'matrixTransform' in value;
  if (typeof value.w === 'number' && isPoint) return '';
  const part = typeof value.w === 'number' ? 'rotation' : 'translation';
  return `a vector: pass {type: 'parts', ${part}: ${listOf('v', value)}}`;
}

function requireMatrixPlacement(where: string, name: string, placement: MatrixPlacement): void {
  requireOptions(where, name, placement, 'type elements');
  requireMatrixElements(where, `${name}.elements`, placement.elements);
}

/**
 * Checks the numbers of a matrix without perspective, column by column.
 *
 * @throws RangeError naming the number that is wrong
 */
export function requireMatrixElements(where: string, name: string, elements: ArrayLike<number>): void {
  const way = wayOfElements(elements);
  if (way !== '') reject(where, name, ELEMENTS.what, elements, way);
  ELEMENTS.check(where, name, elements);
  for (const [column, expected] of LAST_ROW.entries()) {
    const at = 4 * column + 3;
    const got = elements[at]!;
    if (got !== expected) {
      // Its rows end in what its columns should have.
      const isOfRows = LAST_ROW.every((x, i) => elements[12 + i] === x);
      const other = isOfRows ? 'the columns one behind the other, in place of the rows' : '';
      reject(where, `${name}[${at}]`, `${expected}, as the last row is 0, 0, 0, 1`, got, other);
    }
  }
}

function requireParts(where: string, name: string, placement: PartsPlacement): void {
  requireOptions(where, name, placement, 'type translation rotation scale');
  const { translation, rotation, scale } = placement;
  if (translation !== undefined) requireVector3(where, `${name}.translation`, translation);
  if (scale !== undefined) requireVector3(where, `${name}.scale`, scale);
  if (rotation === undefined) return;
  QUATERNION.check(where, `${name}.rotation`, rotation);
  const isZero = [0, 1, 2, 3].every((i) => rotation[i] === 0);
  if (isZero) reject(where, `${name}.rotation`, 'a quaternion other than zero', rotation);
}
