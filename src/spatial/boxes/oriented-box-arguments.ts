import { reject, requireObject } from '../../core/errors.js';
import type { OrientedBox } from '../../core/shapes.js';
import { orient3d } from '../../predicates/index.js';
import { requireNumbersAt, requireVector } from './box-arguments.js';

/**
 * The 15 numbers of an oriented box: center, axes, half sizes; checked.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 */
export function orientedBoxNumbers(where: string, name: string, box: OrientedBox): number[] {
  requireObject(where, name, '{center, axes, halfSize}', box);
  const { center, axes, halfSize } = box;
  requireVector(where, `${name}.center`, center);
  if (axes?.length !== 3) reject(where, `${name}.axes`, 'three vectors', axes);
  const numbers = [center[0]!, center[1]!, center[2]!];
  for (let i = 0; i < 3; i++) {
    const axis = axes[i]!;
    requireVector(where, `${name}.axes[${i}]`, axis);
    numbers.push(axis[0]!, axis[1]!, axis[2]!);
  }
  requireVector(where, `${name}.halfSize`, halfSize);
  numbers.push(halfSize[0]!, halfSize[1]!, halfSize[2]!);
  requireOrientedBox(where, name, numbers, 0);
  return numbers;
}

/** Checks oriented box number `index` in a buffer of 15 numbers for each. `argument` is the name of that index. */
export function requireOrientedBoxAt(
  where: string,
  name: string,
  boxes: ArrayLike<number>,
  argument: string,
  index: number,
): void {
  requireNumbersAt(where, name, boxes, 15, argument, index);
  requireOrientedBox(where, name, boxes, 15 * index);
}

function requireOrientedBox(where: string, name: string, v: ArrayLike<number>, at: number): void {
  for (let i = 0; i < 3; i++) {
    if (v[at + 12 + i]! < 0) reject(where, `${name}.halfSize[${i}]`, 'zero or more', v[at + 12 + i]);
  }
  const volume = orient3d(
    0,
    0,
    0,
    v[at + 3]!,
    v[at + 4]!,
    v[at + 5]!,
    v[at + 6]!,
    v[at + 7]!,
    v[at + 8]!,
    v[at + 9]!,
    v[at + 10]!,
    v[at + 11]!,
  );
  if (volume !== 0) return;
  const axes = [3, 6, 9].map((i) => `(${v[at + i]}, ${v[at + i + 1]}, ${v[at + i + 2]})`);
  reject(where, `${name}.axes`, 'linearly independent', axes.join(', '));
}
