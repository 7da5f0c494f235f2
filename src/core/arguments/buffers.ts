/** Checks of flat buffers: coordinates one behind the other, and numbers of vertices. */
import type { Box3 } from '../shapes.js';
import { reject } from './errors.js';
import { isForeignVector, listOf } from './hints.js';
import { isList, NUMBER } from './kinds.js';
import { requireList } from './lists.js';
import { rejectIndex, requireIndex } from './numbers.js';

/** Whether an array holds numbers only: typed arrays do. BigInts are none. */
function holdsNumbers(values: ArrayLike<number>): boolean {
  return values instanceof Float64Array || values instanceof Float32Array;
}

/**
 * Checks that all numbers of a buffer from `from` to `end - 1` are finite. In arrays of doubles only NaN and Infinity
 * can be wrong, and neither goes away in the sum of the differences x - x, which are zero otherwise: one look at the
 * end suffices.
 *
 * @throws RangeError naming the place: `positions[7] must be a finite number, got NaN`
 */
export function requireFiniteNumbers(
  where: string,
  name: string,
  values: ArrayLike<number>,
  from = 0,
  end = values.length,
): void {
  if (holdsNumbers(values)) {
    let zero = 0;
    for (let i = from; i < end; i++) zero += values[i]! - values[i]!;
    if (zero === 0) return;
  }
  for (let i = from; i < end; i++) {
    if (!Number.isFinite(values[i])) NUMBER.check(where, `${name}[${i}]`, values[i]);
  }
}

/** What a buffer holds. */
function groupsText(each: number): string {
  return each === 6
    ? 'a list of numbers, min x, min y, min z, max x, max y, max z of one box behind those of the other'
    : `a list of numbers, ${each} of one behind those of the other`;
}

/** How points or boxes that come one by one become a buffer, of which the path ends with the name of the list. */
function flatteningOf(path: string, one: unknown): string {
  const list = path.slice(path.lastIndexOf('.') + 1);
  if (isList(one)) return `${list}.flat()`;
  if (isForeignVector(one)) return `${listOf('p', one as never)} of all points p in one list`;
  const { min, max } = Object(one) as Box3;
  const [from, to] = [coordinatesText('min', min), coordinatesText('max', max)];
  return from === '' || to === ''
    ? ''
    : `Float64Array.from(${list}.flatMap(({ min, max }) => [${from}, ${to}]))`;
}

/** How a corner of space is written in a list of numbers; empty if it is none. */
function coordinatesText(name: string, corner: unknown): string {
  if (isList(corner)) return `...${name}`;
  // Vectors of other libraries are not spread, as a rule.
  const isInSpace = isForeignVector(corner) && 'z' in (corner as object);
  return isInSpace ? listOf(name, corner as never).slice(1, -1) : '';
}

/**
 * Checks a buffer of whole groups of numbers: points, rays, boxes.
 *
 * @returns how many groups there are
 * @throws RangeError `where: positions.length must be a multiple of 3, got 4`
 */
export function requireGroups(where: string, name: string, values: ArrayLike<number>, each: number): number {
  requireList(where, name, 'a list of numbers', values);
  // Else only the length would be refused, and nobody knew why.
  if (typeof values[0] === 'object')
    reject(where, name, groupsText(each), values, flatteningOf(name, values[0]));
  if (values.length % each !== 0) reject(where, `${name}.length`, `a multiple of ${each}`, values.length);
  return values.length / each;
}

/**
 * Checks a list of finite numbers of which there is one for each of something else: weights of points.
 *
 * @throws RangeError `where: weights must be a list of 4 numbers, one for each point, got [1, 2]`
 */
export function requireOneForEach(
  where: string,
  name: string,
  values: ArrayLike<number>,
  count: number,
  each: string,
): void {
  const expected = `a list of ${count} numbers, one for each ${each}`;
  requireList(where, name, expected, values);
  if (values.length !== count) reject(where, name, expected, values);
  requireFiniteNumbers(where, name, values);
}

/**
 * Checks positions: three finite coordinates for each vertex (two, where it is said).
 *
 * @returns how many vertices there are
 * @throws RangeError naming the buffer, or the place in it
 * @example
 * requirePositions('build', 'points', [1, 2, 3]); // 1
 * requirePositions('build', 'points', [1, NaN, 3]); // RangeError: build: points[1] must be a finite number, got NaN
 */
export function requirePositions(
  where: string,
  name: string,
  positions: ArrayLike<number>,
  each = 3,
): number {
  const count = requireGroups(where, name, positions, each);
  requireFiniteNumbers(where, name, positions);
  return count;
}

/**
 * Checks numbers of vertices, three for each triangle.
 *
 * @param vertices how many vertices there are
 * @returns how many triangles there are
 * @throws RangeError `where: indices[4] must be an integer from 0 to 7, got 8`
 */
export function requireIndices(
  where: string,
  name: string,
  indices: ArrayLike<number>,
  vertices: number,
): number {
  const count = requireGroups(where, name, indices, 3);
  for (let i = 0; i < indices.length; i++) {
    const v = indices[i]!;
    // Arrays that are not a Uint32Array may hold -1, 2.5, NaN and texts.
    if (!(v >= 0 && v < vertices && Number.isInteger(v))) rejectIndex(where, `${name}[${i}]`, v, vertices);
  }
  return count;
}

/**
 * Checks group number `index` of a buffer: it is there, and its numbers are finite.
 *
 * @param each how many numbers a group has: 3 for a point of space, 6 for a box
 * @param index the name of the number: `triangleIntersectsBoxAt: i must be ...`
 * @throws RangeError naming the buffer, the number, or the place in the buffer
 */
export function requireGroupAt(
  where: string,
  name: string,
  values: ArrayLike<number>,
  each: number,
  index: string,
  i: number,
): void {
  requireList(where, name, 'a list of numbers', values);
  requireIndex(where, index, i, Math.floor(values.length / each));
  requireFiniteNumbers(where, name, values, each * i, each * i + each);
}

/**
 * Refuses vertices of a buffer that did not pass a fast check. Nothing is refused that is all right.
 *
 * @param names the names of the vertex numbers, separated by spaces
 * @throws RangeError naming the buffer, the number, or the place in the buffer
 */
export function requireVertices(
  where: string,
  name: string,
  positions: ArrayLike<number>,
  each: number,
  names: string,
  vertices: readonly number[],
): void {
  names.split(' ').forEach((index, k) => {
    requireGroupAt(where, name, positions, each, index, vertices[k]!);
  });
}

/** Checks room for answers. @throws RangeError `where: hits.length must be 3 or more, got 2` */
export function requireRoom(where: string, name: string, answers: ArrayLike<unknown>, count: number): void {
  requireList(where, name, `a typed array of length ${count} or more`, answers);
  if (!(answers.length >= count)) reject(where, `${name}.length`, `${count} or more`, answers.length);
}
