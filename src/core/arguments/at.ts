/**
 * Checks of one vertex (three numbers) or one box (six, min before max) of a flat buffer: what forms that end in `At`
 * ask.
 */

import type { Coordinates } from '../shapes.js';
import { requireFlatBox } from './boxes.js';
import { requireGroupAt } from './buffers.js';

/** Whether a sum of numbers of a buffer is a finite number: what is not there makes it NaN, a text a text. */
function isFiniteSum(sum: number): boolean {
  return typeof sum === 'number' && sum - sum === 0;
}

/**
 * Checks vertex number `i` of a buffer.
 *
 * @param index the name of that number
 * @throws RangeError naming the buffer, the number, or the place in the buffer
 */
export function requireVertexAt(
  where: string,
  name: string,
  positions: Coordinates,
  index: string,
  i: number,
): void {
  const k = 3 * i;
  if (positions && i >>> 0 === i && isFiniteSum(positions[k]! + positions[k + 1]! + positions[k + 2]!))
    return;
  requireGroupAt(where, name, positions, 3, index, i);
}

/**
 * Checks box number `i` of a buffer.
 *
 * @param index the name of that number
 * @throws RangeError naming the buffer, the number, or the bound:
 *   `boxes[2].minY must be at most boxes[2].maxY = 2, got 3`
 */
export function requireBoxAt(
  where: string,
  name: string,
  boxes: Coordinates,
  index: string,
  i: number,
): void {
  if (!(boxes && i >>> 0 === i && hasFiniteBox(boxes, 6 * i)))
    requireGroupAt(where, name, boxes, 6, index, i);
  const k = 6 * i;
  const isOrdered =
    boxes[k]! <= boxes[k + 3]! && boxes[k + 1]! <= boxes[k + 4]! && boxes[k + 2]! <= boxes[k + 5]!;
  if (!isOrdered)
    requireFlatBox(
      where,
      `${name}[${i}]`,
      Array.from({ length: 6 }, (_, j) => boxes[k + j]!),
    );
}

function hasFiniteBox(boxes: Coordinates, k: number): boolean {
  const low = boxes[k]! + boxes[k + 1]! + boxes[k + 2]!;
  return isFiniteSum(low) && isFiniteSum(boxes[k + 3]! + boxes[k + 4]! + boxes[k + 5]!);
}
