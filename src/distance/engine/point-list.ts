import type { Doubles } from './doubles.js';
import { type Slab, timesSlab } from './slab.js';
import { times, type Vector } from './vectors.js';

/**
 * Points over integers that are made when they are first asked for: most are never needed where doubles tell enough.
 */
export class PointList {
  readonly length: number;
  /** The same points as doubles, of whatever scale, which is one for both shapes of a pair; `null`: there are none. */
  readonly doubles: Doubles | null;
  /** The slabs whose common part the hull of the points is, of what is given so; `null`: they are sought otherwise. */
  readonly slabs: (() => readonly Slab[]) | null;
  readonly #make: (i: number) => Vector;
  readonly #made: Vector[] = [];

  constructor(
    length: number,
    make: (i: number) => Vector,
    doubles: Doubles | null,
    slabs: (() => readonly Slab[]) | null = null,
  ) {
    this.length = length;
    this.doubles = doubles;
    this.slabs = slabs;
    this.#make = make;
  }

  at(i: number): Vector {
    const made = this.#made[i] ?? this.#make(i);
    this.#made[i] = made;
    return made;
  }

  all(): readonly Vector[] {
    return Array.from({ length: this.length }, (_, i) => this.at(i));
  }

  times(factor: bigint): PointList {
    const { slabs } = this;
    const scaled = slabs && (() => slabs().map((slab) => timesSlab(slab, factor)));
    return new PointList(this.length, (i) => times(this.at(i), factor), this.doubles, scaled);
  }
}

/** Points that are there already. */
export function listed(points: readonly Vector[], doubles: Doubles | null = null): PointList {
  return new PointList(points.length, (i) => points[i]!, doubles);
}
