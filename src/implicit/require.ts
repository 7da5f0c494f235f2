/** Checks of what only constructions take; all others are those of core/arguments. */
import {
  reject,
  requireFinite,
  requireList,
  requireObject,
  requirePoint3,
  requireVector3,
} from '../core/arguments/index.js';
import type { Box3, OrientedBox } from '../core/shapes.js';

/** Checks a row of four numbers; more may follow. @throws RangeError naming the argument */
export function requireRow(where: string, name: string, row: ArrayLike<number>): void {
  requireList(where, name, 'four numbers', row);
  requireFinite(where, [0, 1, 2, 3].map((i) => `${name}[${i}]`).join(' '), [row[0], row[1], row[2], row[3]]);
}

/**
 * Checks that a box has two corners; which of their coordinates is greater does not matter to its planes.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireTwoCorners(where: string, name: string, box: Box3): void {
  requireObject(where, name, '{min, max}', box);
  requirePoint3(where, `${name}.min`, box.min);
  requirePoint3(where, `${name}.max`, box.max);
}

/**
 * Checks that an oriented box has its fifteen numbers; its axes may be dependent, its half sizes negative.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireBoxNumbers(where: string, name: string, box: OrientedBox): OrientedBox {
  requireObject(where, name, '{center, axes, halfSize}', box);
  requirePoint3(where, `${name}.center`, box.center);
  requireList(where, `${name}.axes`, 'a list of 3 vectors', box.axes);
  if (box.axes.length !== 3) reject(where, `${name}.axes`, 'a list of 3 vectors', box.axes);
  for (let i = 0; i < 3; i++) requireVector3(where, `${name}.axes[${i}]`, box.axes[i]!);
  requireVector3(where, `${name}.halfSize`, box.halfSize);
  return box;
}
