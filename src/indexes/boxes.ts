/**
 * Boxes in flat arrays, six numbers each: minX minY minZ maxX maxY maxZ. They are closed sets, and may be flat, or
 * points.
 */
import { reject, requireList } from '../core/errors.js';

const SIDES = ['minX', 'minY', 'minZ', 'maxX', 'maxY', 'maxZ'];

/**
 * Checks boxes: whole ones, of finite numbers, with min <= max in each coordinate.
 *
 * @param where    the function that asks, for the message
 * @param boxes    six numbers per box
 * @param argument the argument's name, for the message
 * @returns how many boxes there are
 * @throws RangeError naming the box, the number and its value
 * @example
 * requireBoxes('build', new Float64Array([0, 0, 0, 1, 1, 1])); // 1
 * requireBoxes('build', new Float64Array([0, 3, 0, 1, 2, 1])); // RangeError: build: boxes[0].maxY must be at least minY = 3, got 2
 */
export function requireBoxes(where: string, boxes: ArrayLike<number>, argument = 'boxes'): number {
  requireList(where, argument, 'a list of numbers', boxes);
  if (boxes.length % 6 !== 0) reject(where, `${argument}.length`, 'a multiple of 6', boxes.length);
  const count = boxes.length / 6;
  for (let i = 0; i < count; i++) {
    if (!isBox(boxes, i)) rejectBox(where, boxes, i, `${argument}[${i}]`);
  }
  return count;
}

/**
 * Checks one box of six numbers.
 *
 * @throws RangeError naming the number and its value
 * @example
 * requireOneBox('query', 'box', [0, 0, 0, 1, 1]); // RangeError: query: box.length must be 6, got 5
 */
export function requireOneBox(where: string, argument: string, box: ArrayLike<number>): void {
  requireList(where, argument, 'six numbers', box);
  if (box.length !== 6) reject(where, `${argument}.length`, '6', box.length);
  // `null` is compared as zero.
  if (!isBox(box, 0) || !Array.from(box).every(Number.isFinite)) rejectBox(where, box, 0, argument);
}

function isBox(boxes: ArrayLike<number>, i: number): boolean {
  const at = 6 * i;
  for (let k = at; k < at + 3; k++) {
    // NaN fails every comparison.
    if (!(-Infinity < boxes[k]! && boxes[k]! <= boxes[k + 3]! && boxes[k + 3]! < Infinity)) return false;
  }
  return true;
}

function rejectBox(where: string, boxes: ArrayLike<number>, i: number, name: string): never {
  for (let k = 0; k < 6; k++) {
    const x = boxes[6 * i + k];
    if (!Number.isFinite(x)) reject(where, `${name}.${SIDES[k]}`, 'a finite number', x);
  }
  const axis = [0, 1, 2].find((k) => boxes[6 * i + k]! > boxes[6 * i + k + 3]!)!;
  const expected = `at least ${SIDES[axis]} = ${boxes[6 * i + axis]}`;
  return reject(where, `${name}.${SIDES[axis + 3]}`, expected, boxes[6 * i + axis + 3]);
}

/**
 * Do box i and box j of an array have a point in common? They are closed: touching at a face, an edge or a corner
 * counts. Unchecked, for inner loops: see {@link requireBoxes}.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.1.
 *
 * @example
 * boxesOverlap(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]), 0, 1); // true: at a corner
 */
export function boxesOverlap(boxes: Float64Array, i: number, j: number): boolean {
  return boxesOverlapBetween(boxes, i, boxes, j);
}

/**
 * Do box i of one array and box j of another have a point in common? Closed and unchecked, as {@link boxesOverlap}.
 *
 * @example
 * const unit = new Float64Array([0, 0, 0, 1, 1, 1]);
 * boxesOverlapBetween(unit, 0, new Float64Array([2, 0, 0, 3, 1, 1]), 0); // false
 */
export function boxesOverlapBetween(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  const p = 6 * i;
  const q = 6 * j;
  return (
    a[p]! <= b[q + 3]! &&
    b[q]! <= a[p + 3]! &&
    a[p + 1]! <= b[q + 4]! &&
    b[q + 1]! <= a[p + 4]! &&
    a[p + 2]! <= b[q + 5]! &&
    b[q + 2]! <= a[p + 5]!
  );
}

/**
 * The smallest boxes around triangles: exact, because a least coordinate is one of the coordinates. A triangle may be a
 * segment or a point.
 *
 * @param positions vertex i at 3 i, 3 i + 1, 3 i + 2; those of vertices that no triangle has are not looked at
 * @param indices   three vertices per triangle
 * @returns six numbers per triangle
 * @throws RangeError naming the array, the place and the value: lengths that are no multiples of 3, vertices that do
 * not exist, coordinates that are not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 5, -1]);
 * boxesOfTriangles(positions, new Uint32Array([0, 1, 2])); // new Float64Array([0, 0, -1, 4, 5, 0])
 */
export function boxesOfTriangles(positions: Float64Array | Float32Array, indices: Uint32Array): Float64Array {
  const where = 'boxesOfTriangles';
  requireTriples(where, 'positions', positions);
  requireTriples(where, 'indices', indices);
  const boxes = new Float64Array(2 * indices.length);
  for (let h = 0; h < indices.length; h += 3) {
    const a = 3 * indices[h]!;
    const b = 3 * indices[h + 1]!;
    const c = 3 * indices[h + 2]!;
    if (a >= positions.length || b >= positions.length || c >= positions.length) {
      rejectVertex(where, indices, h, positions.length / 3);
    }
    for (let axis = 0; axis < 3; axis++) {
      const x = positions[a + axis]!;
      const y = positions[b + axis]!;
      const z = positions[c + axis]!;
      // NaN and Infinity do not go away in a sum; finite numbers may overflow, so this only asks for a closer look.
      const sum = x + y + z;
      if (sum - sum !== 0) requireFiniteCorners(where, positions, [a + axis, b + axis, c + axis]);
      const least = Math.min(x, y);
      const most = Math.max(x, y);
      // `+ 0` turns -0 into 0.
      boxes[2 * h + axis] = Math.min(least, z) + 0;
      boxes[2 * h + axis + 3] = Math.max(most, z) + 0;
    }
  }
  return boxes;
}

/**
 * Points as boxes without extent.
 *
 * @param points three coordinates each
 * @throws RangeError if a coordinate is not finite or the length is no multiple of 3
 * @example
 * boxesOfPoints(new Float64Array([1, 2, 3])); // new Float64Array([1, 2, 3, 1, 2, 3])
 */
export function boxesOfPoints(points: Float64Array | Float32Array): Float64Array {
  requirePoints('boxesOfPoints', points);
  const boxes = new Float64Array(2 * points.length);
  for (let i = 0; i < points.length; i++) {
    // Coordinate i is number i % 3 of point (i - i % 3) / 3, whose box begins at 2 (i - i % 3).
    const at = 2 * i - (i % 3);
    boxes[at] = points[i]! + 0;
    boxes[at + 3] = points[i]! + 0;
  }
  return boxes;
}

/**
 * Checks points in a flat array, three finite coordinates each.
 *
 * @returns how many points there are
 * @throws RangeError naming the place and the value
 * @example
 * requirePoints('build', new Float64Array([1, NaN, 3])); // RangeError: build: points[1] must be a finite number, got NaN
 */
export function requirePoints(where: string, points: ArrayLike<number>, argument = 'points'): number {
  requireTriples(where, argument, points);
  for (let i = 0; i < points.length; i++) {
    if (!Number.isFinite(points[i])) reject(where, `${argument}[${i}]`, 'a finite number', points[i]);
  }
  return points.length / 3;
}

function requireTriples(where: string, argument: string, array: ArrayLike<number>): void {
  requireList(where, argument, 'a list of numbers', array);
  if (array.length % 3 !== 0) reject(where, `${argument}.length`, 'a multiple of 3', array.length);
}

function rejectVertex(where: string, indices: Uint32Array, h: number, vertices: number): never {
  const at = [h, h + 1, h + 2].find((k) => indices[k]! >= vertices)!;
  return reject(where, `indices[${at}]`, `less than ${vertices}`, indices[at]);
}

function requireFiniteCorners(where: string, positions: ArrayLike<number>, places: readonly number[]): void {
  for (const at of places) {
    if (!Number.isFinite(positions[at])) reject(where, `positions[${at}]`, 'a finite number', positions[at]);
  }
}
