import type { Sign } from '../../core/sign.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import type { Planes } from './planes.js';

export type Axis = 0 | 1 | 2;

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** The signs of the components of the normals of planes, each decided once. */
export class NormalSigns {
  readonly #planes: Planes;
  readonly #signs: Sign[][] = [];

  constructor(planes: Planes) {
    this.#planes = planes;
  }

  /** Whether the front of a plane is where an axis leads (1), where it comes from (-1), or along it (0). */
  along(plane: number, axis: Axis): Sign {
    this.#signs[plane] ??= [];
    const known = this.#signs[plane]!;
    known[axis] ??= directionSideOf(this.#planes.objects[plane]!, UNITS[axis]);
    return known[axis]!;
  }
}
