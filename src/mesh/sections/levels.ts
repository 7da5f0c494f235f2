import type { Sign } from '../../core/sign.js';
import type { ExactPlane } from '../../implicit/data.js';
import { side } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { sideOfPlane } from '../../predicates/index.js';

/** Where vertices are to parallel planes, which come in the order of their normal. */
export interface Levels {
  /** For each vertex how many planes it is in front of. It is on none of these, and on no plane behind the next. */
  readonly level: Uint32Array;
  /** For each vertex 1 if it is on the next plane, the first that it is not in front of. */
  readonly on: Uint8Array;
}

/** To one plane, however that is given. */
export function levelsToPlane(positions: Float64Array, plane: PlaneObject): Levels {
  const vertices = positions.length / 3;
  const level = new Uint32Array(vertices);
  const on = new Uint8Array(vertices);
  const own = plane as unknown as ExactPlane;
  for (let v = 0; v < vertices; v++) {
    const sign = side(own, positions.subarray(3 * v, 3 * v + 3));
    if (sign > 0) level[v] = 1;
    else if (sign === 0) on[v] = 1;
  }
  return { level, on };
}

/**
 * To planes with one normal and constants that descend, each less than the one before.
 *
 * Sums of rounded products say where to look, and the predicate decides there. If they were wrong, which they may be by
 * any number of planes far from the origin, the predicate searches alone.
 *
 * @param step called with 0, 1, 2, ... before each vertex
 */
export function levelsToStack(
  positions: Float64Array,
  normal: readonly number[],
  constants: Float64Array,
  step: (done: number) => void,
): Levels {
  const vertices = positions.length / 3;
  const level = new Uint32Array(vertices);
  const on = new Uint8Array(vertices);
  const last = constants.length;
  const [nx, ny, nz] = [normal[0]!, normal[1]!, normal[2]!];
  for (let v = 0; v < vertices; v++) {
    step(v);
    const [x, y, z] = [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
    const value = nx * x + ny * y + nz * z;
    const sideOf = (i: number): Sign => sideOfPlane(nx, ny, nz, constants[i]!, x, y, z);
    let at = firstWhere(last, (i) => value + constants[i]! <= 0);
    let sign = at < last ? sideOf(at) : -1;
    if (sign > 0 || (at > 0 && sideOf(at - 1) <= 0)) {
      at = firstWhere(last, (i) => sideOf(i) <= 0);
      sign = at < last ? sideOf(at) : -1;
    }
    level[v] = at;
    if (at < last && sign === 0) on[v] = 1;
  }
  return { level, on };
}

/** The first number below `end` of which something holds that holds of all behind it; `end` if there is none. */
function firstWhere(end: number, holds: (i: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
