/** Boxes in flat buffers: six numbers each, min before max. */
import { requireFlatBox } from '../../core/arguments/boxes.js';
import { requireGroupAt } from '../../core/arguments/buffers.js';
import type { Coordinates } from '../../core/shapes.js';

/**
 * Checks box number `i` of a buffer.
 *
 * @param index the name of that number
 * @throws RangeError naming the buffer, the number, or the bound: `boxes[2].minY must be at most boxes[2].maxY = 2, got 3`
 */
export function requireBoxAt(
  where: string,
  name: string,
  boxes: Coordinates,
  index: string,
  i: number,
): void {
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
