import { boxOf } from '../../../shapes/box-of.js';
import { type BoxedKind, boxedCase } from '../../cases/round/boxes-of.js';

/** What the kernel refuses, by what it says. */
const REFUSED: readonly (readonly [pattern: RegExp, answer: string])[] = [
  [/within the range of doubles/, 'beyond'],
  [/a placement that can be undone/, 'none'],
  [/closed and convex|a shape with points|without an end/, 'rejected'],
];

/** The box of a shape, its least coordinates first. */
export function boxOfSubject(kind: BoxedKind): (v: Float64Array) => string {
  return (v) => {
    const { shape, placement } = boxedCase(kind, v);
    try {
      const { min, max } = placement === undefined ? boxOf(shape as never) : boxOf(shape as never, placement);
      return `box ${[...Array.from(min), ...Array.from(max)].join(' ')}`;
    } catch (error) {
      const found = error instanceof RangeError && REFUSED.find(([pattern]) => pattern.test(error.message));
      if (found) return found[1];
      throw error;
    }
  };
}
