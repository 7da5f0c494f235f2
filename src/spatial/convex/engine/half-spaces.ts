import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';

/** Which part of its line a linear component is. */
export type LinearKind = 'line' | 'ray' | 'segment';

/**
 * A convex shape as the common part of half-spaces that are asked about by number. All answers are signs of predicates
 * on the shape's own numbers: nothing is made, and nothing allocated where a filter decides.
 *
 * `turn` is what `turnOf` said of the shape, asked once and handed to all: whether what spans it is right-handed (1) or
 * left-handed (-1); 0 for what has no half-spaces of this kind (a flat tetrahedron).
 */
export interface HalfSpaces<S> {
  turnOf(shape: S): Sign;
  count(shape: S): number;
  /** Where a point lies: 1 outside half-space i, 0 on its plane, -1 inside. */
  side(shape: S, turn: Sign, i: number, p: Point3): Sign;
  /** Whether a direction leads out of half-space i (1), inwards (-1) or along its plane (0). */
  slope(shape: S, turn: Sign, i: number, d: Point3): Sign;
  /**
   * Which plane a linear component crosses later: the sign of t_i - t_j. `to` is the direction, of a segment the end.
   *
   * @param together Whether it leads out of both half-spaces or into both; false: out of one and into the other
   */
  order(
    shape: S,
    turn: Sign,
    i: number,
    j: number,
    together: boolean,
    kind: LinearKind,
    from: Point3,
    to: Point3,
  ): Sign;
}

/** The opposite sign; never -0. */
export function opposite(sign: Sign): Sign {
  return sign === 0 ? 0 : sign > 0 ? -1 : 1;
}

/** The product of two signs; never -0. */
export function product(a: Sign, b: Sign): Sign {
  return a === 0 || b === 0 ? 0 : a === b ? 1 : -1;
}

/** -1, 0 or 1 as x is less than, equal to or greater than y. */
export function compareNumbers(x: number, y: number): Sign {
  return x > y ? 1 : x < y ? -1 : 0;
}

/** A coordinate of a vector that may be left out of a predicate. */
export const ZERO: Point3 = [0, 0, 0];
