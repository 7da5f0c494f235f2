import { allocateScratch } from '../../arithmetic/scratch.js';
import type { ScaledCells } from '../engine/cells.js';
import type { Doubles } from '../engine/doubles.js';

/** How the numbers of a kind of shape are understood. */
export interface GivenKind {
  /** The shape over integers. */
  readonly cells: (numbers: ArrayLike<number>) => ScaledCells;
  /** The points whose hull it is, as doubles; `null`: it is no hull. */
  readonly doubles: ((numbers: ArrayLike<number>) => Doubles) | null;
  /** Where the greatest coordinates of a point or a box begin, whose least ones are the first three. */
  readonly highest?: number;
}

/**
 * A shape that was given: checked, and its numbers copied. What is made of them is made when it is first asked for, and
 * whatever becomes of the caller's own lists.
 */
export class Given {
  readonly kind: GivenKind;
  readonly numbers: readonly number[];
  #cells: ScaledCells | undefined;
  #doubles: Doubles | undefined;

  constructor(kind: GivenKind, numbers: readonly number[]) {
    this.kind = kind;
    this.numbers = numbers;
  }

  /** The shape over integers. */
  cells(): ScaledCells {
    this.#cells ??= this.kind.cells(this.numbers);
    return this.#cells;
  }

  /** The points whose hull it is, of a shape that is one. */
  doubles(): Doubles {
    this.#doubles ??= this.kind.doubles!(this.numbers);
    return this.#doubles;
  }
}

/** Where numbers are read while they are checked: an oriented box has the most. */
export const LOADED: Float64Array = /* @__PURE__ */ allocateScratch(15);

/** A shape whose numbers are the first so many that were read. A list: V8 makes typed arrays of more than 8 outside. */
export function given(kind: GivenKind, count: number): Given {
  const numbers = new Array<number>(count);
  for (let i = 0; i < count; i++) numbers[i] = LOADED[i]!;
  return new Given(kind, numbers);
}
