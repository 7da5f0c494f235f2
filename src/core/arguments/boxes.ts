/** Checks of boxes in flat buffers: minX minY minZ maxX maxY maxZ; of the plane minX minY maxX maxY. */

import { requireFiniteNumbers, requireGroups } from './buffers.js';
import { reject } from './errors.js';
import { NUMBER } from './kinds.js';
import { requireList } from './lists.js';

const AXES = ['X', 'Y', 'Z'];

/**
 * Checks boxes: whole ones, of finite numbers, with min <= max in each coordinate.
 *
 * @param dimension how many numbers a corner has
 * @returns how many boxes there are
 * @throws RangeError naming the box, the number and its value
 * @example
 * requireFlatBoxes('build', 'boxes', [0, 0, 0, 1, 1, 1]); // 1
 * requireFlatBoxes('build', 'boxes', [0, 3, 0, 1, 2, 1]); // RangeError: build: boxes[0].minY must be at most boxes[0].maxY = 2, got 3
 */
export function requireFlatBoxes(
  where: string,
  name: string,
  boxes: ArrayLike<number>,
  dimension: 2 | 3 = 3,
): number {
  const count = requireGroups(where, name, boxes, 2 * dimension);
  if (!holdsNumbers(boxes)) requireFiniteNumbers(where, name, boxes);
  for (let i = 0; i < count; i++) {
    if (!isBox(boxes, i, dimension)) rejectBox(where, `${name}[${i}]`, boxes, i, dimension);
  }
  return count;
}

/**
 * Checks one box of six numbers, or of four in the plane.
 *
 * @throws RangeError naming the number and its value
 * @example
 * requireFlatBox('query', 'box', [0, 0, 0, 1, 1]); // RangeError: query: box must be a list of 6 numbers, got [0, 0, 0, 1, 1]
 */
export function requireFlatBox(
  where: string,
  name: string,
  box: ArrayLike<number>,
  dimension: 2 | 3 = 3,
): void {
  const expected = dimension === 3 ? 'a list of 6 numbers' : 'a list of 4 numbers';
  requireList(where, name, expected, box);
  if (box.length !== 2 * dimension) reject(where, name, expected, box);
  if (!holdsNumbers(box) || !isBox(box, 0, dimension)) rejectBox(where, name, box, 0, dimension);
}

/** Texts and `null` are compared as numbers. Typed arrays hold none. */
function holdsNumbers(boxes: ArrayLike<number>): boolean {
  if (ArrayBuffer.isView(boxes)) return true;
  for (let k = 0; k < boxes.length; k++) if (typeof boxes[k] !== 'number') return false;
  return true;
}

function isBox(boxes: ArrayLike<number>, i: number, dimension: number): boolean {
  const at = 2 * dimension * i;
  for (let k = at; k < at + dimension; k++) {
    // NaN fails every comparison.
    const max = boxes[k + dimension]!;
    if (!(-Infinity < boxes[k]! && boxes[k]! <= max && max < Infinity)) return false;
  }
  return true;
}

function rejectBox(
  where: string,
  name: string,
  boxes: ArrayLike<number>,
  i: number,
  dimension: number,
): never {
  const at = 2 * dimension * i;
  const sideOf = (k: number) => `${name}.${k < dimension ? 'min' : 'max'}${AXES[k % dimension]}`;
  for (let k = 0; k < 2 * dimension; k++) NUMBER.check(where, sideOf(k), boxes[at + k]);
  const axis = [0, 1, 2].find((k) => boxes[at + k]! > boxes[at + k + dimension]!)!;
  const most = `at most ${sideOf(axis + dimension)} = ${boxes[at + axis + dimension]}`;
  return reject(where, sideOf(axis), most, boxes[at + axis]);
}
