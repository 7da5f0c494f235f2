import { rejectWords } from '../core/arguments/index.js';
import type { PlaneLike } from './data.js';
import type { HomogeneousPlane } from './homogeneous.js';
import { exactPlane } from './objects/plane-object.js';
import { planeFrom } from './revive.js';

/**
 * A plane of any kind by its integers.
 *
 * @throws RangeError naming the argument, if it is no plane: its points may be on a line
 */
export function properPlane(where: string, name: string, plane: PlaneLike): HomogeneousPlane {
  const found = exactPlane(planeFrom(where, name, plane));
  if (found.a === 0n && found.b === 0n && found.c === 0n)
    rejectWords(where, name, 'a plane', 'one without a normal: its points are on a line');
  return found;
}
