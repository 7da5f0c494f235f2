import { requireNoMore } from '../../core/arguments/index.js';
import { UNDECIDED } from '../../core/sign.js';
import type { SweepShape } from './carriers.js';
import { checkedSweep } from './checked-sweep.js';
import { coneTimes } from './engine/cone-pair.js';
import { sweptGap } from './engine/swept-hull.js';

/**
 * Do two convex shapes that translate have a common point at any time from 0 to 1? Touching counts. The shapes and
 * motions are those of `sweep`, whose `first` is `null` exactly if this is false.
 *
 * What a convex core sweeps is the hull of its points at both ends of the time: the distance of that hull from the
 * other core is compared with the sum of the radii, in doubles where these prove it, else in integers.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.
 *
 * @param motionA By what a moves from time 0 to 1
 * @param motionB By what b moves; if it is missing, b stays
 * @throws RangeError naming the argument, if it is not what it must be
 * @example
 * const wall = { type: 'box', min: [5, 0, 0], max: [6, 9, 9] } as const;
 * sweptIntersects({ type: 'sphere', center: [0, 4, 4], radius: 1 }, [4, 0, 0], wall); // true: it touches at the end
 * sweptIntersects({ type: 'sphere', center: [0, 4, 4], radius: 1 }, [4, 0, 0], wall, [1, 0, 0]); // false
 */
export function sweptIntersects(
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB?: ArrayLike<number>,
): boolean {
  if (arguments.length > 4) requireNoMore('sweptIntersects', 4, arguments[4], 'two shapes at a time');
  const given = checkedSweep('sweptIntersects', a, motionA, b, motionB);
  const nearly = given.gapNearly();
  if (nearly !== UNDECIDED) return nearly <= 0;
  if (given.conePair !== null) return coneTimes(given.conePair.pair).first !== null;
  return sweptGap(given.pair) <= 0;
}
