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
  readonly numbers: Float64Array;
  #cells: ScaledCells | undefined;
  #doubles: Doubles | undefined;

  constructor(kind: GivenKind, numbers: Float64Array) {
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
