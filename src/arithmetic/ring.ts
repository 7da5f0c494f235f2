import type { Sign, Undecided } from '../core/sign.js';

/**
 * What a polynomial needs of a number type. The modules `interval`, `dyadic`, `rational`, `surd` and `rootSum` each
 * satisfy it (`surd` for numbers over one root), so that a formula is written once and evaluated over any of them; only
 * intervals ever answer UNDECIDED.
 *
 * @example
 * const norm = <T>(ring: Ring<T>, x: number, y: number) =>
 *   ring.add(ring.square(ring.fromNumber(x)), ring.square(ring.fromNumber(y)));
 * dyadic.toNumber(norm(dyadic, 3, 4)); // 25
 */
export interface Ring<T, Answer extends Sign | Undecided = Sign | Undecided> {
  /** The number x itself, without rounding. @throws RangeError if x is not finite */
  readonly fromNumber: (x: number) => T;
  /** a + b */
  readonly add: (a: T, b: T) => T;
  /** a - b */
  readonly subtract: (a: T, b: T) => T;
  /** a · b */
  readonly multiply: (a: T, b: T) => T;
  /** a · a */
  readonly square: (a: T) => T;
  /** -a */
  readonly negate: (a: T) => T;
  /** The sign of a, or that it is not known. */
  readonly sign: (a: T) => Answer;
}
