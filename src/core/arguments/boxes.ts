/** Checks of boxes in flat buffers: minX minY minZ maxX maxY maxZ. */

import { requireFiniteNumbers, requireGroups } from './buffers.js';
import { reject } from './errors.js';
import { NUMBER } from './kinds.js';
import { requireList } from './lists.js';

const SIDES = ['minX', 'minY', 'minZ', 'maxX', 'maxY', 'maxZ'];

/**
 * Checks boxes: whole ones, of finite numbers, with min <= max in each coordinate.
 *
 * @returns how many boxes there are
 * @throws RangeError naming the box, the number and its value
 * @example
 * requireFlatBoxes('build', 'boxes', [0, 0, 0, 1, 1, 1]); // 1
 * requireFlatBoxes('build', 'boxes', [0, 3, 0, 1, 2, 1]); // RangeError: build: boxes[0].minY must be at most boxes[0].maxY = 2, got 3
 */
export function requireFlatBoxes(where: string, name: string, boxes: ArrayLike<number>): number {
  const count = requireGroups(where, name, boxes, 6);
  if (!holdsNumbers(boxes)) requireFiniteNumbers(where, name, boxes);
  for (let i = 0; i < count; i++) if (!isBox(boxes, i)) rejectBox(where, `${name}[${i}]`, boxes, i);
  return count;
}

/**
 * Checks one box of six numbers.
 *
 * @throws RangeError naming the number and its value
 * @example
 * requireFlatBox('query', 'box', [0, 0, 0, 1, 1]); // RangeError: query: box must be a list of 6 numbers, got [0, 0, 0, 1, 1]
 */
export function requireFlatBox(where: string, name: string, box: ArrayLike<number>): void {
  requireList(where, name, 'a list of 6 numbers', box);
  if (box.length !== 6) reject(where, name, 'a list of 6 numbers', box);
  if (!holdsNumbers(box) || !isBox(box, 0)) rejectBox(where, name, box, 0);
}

/** Texts and `null` are compared as numbers. Typed arrays hold none. */
function holdsNumbers(boxes: ArrayLike<number>): boolean {
  if (ArrayBuffer.isView(boxes)) return true;
  for (let k = 0; k < boxes.length; k++) if (typeof boxes[k] !== 'number') return false;
  return true;
}

function isBox(boxes: ArrayLike<number>, i: number): boolean {
  const at = 6 * i;
  for (let k = at; k < at + 3; k++) {
    // NaN fails every comparison.
    if (!(-Infinity < boxes[k]! && boxes[k]! <= boxes[k + 3]! && boxes[k + 3]! < Infinity)) return false;
  }
  return true;
}

function rejectBox(where: string, name: string, boxes: ArrayLike<number>, i: number): never {
  for (let k = 0; k < 6; k++) NUMBER.check(where, `${name}.${SIDES[k]}`, boxes[6 * i + k]);
  const axis = [0, 1, 2].find((k) => boxes[6 * i + k]! > boxes[6 * i + k + 3]!)!;
  const most = `at most ${name}.${SIDES[axis + 3]} = ${boxes[6 * i + axis + 3]}`;
  return reject(where, `${name}.${SIDES[axis]}`, most, boxes[6 * i + axis]);
}
