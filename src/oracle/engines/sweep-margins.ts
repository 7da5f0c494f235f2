/** Shapes that move, asked about where a tolerance cannot matter. */

import { type SweepPair, sizeInSweep } from '../cases/motion/translation.js';
import { sweepReferee } from '../referees/shapes/motion/translation.js';
import { isExactSum } from './exact-shapes.js';

/**
 * Whether the answer is the same with the ball that the first shape is made of larger and smaller by a tolerance: who
 * says that shapes collide which are nearer than that is right.
 */
export function isBeyond(pair: SweepPair, tolerance: number): (values: Float64Array) => boolean {
  const referee = sweepReferee(pair);
  const at = sizeInSweep(pair.a, pair.dimension) - 1;
  return (values) => {
    const radius = values[at]!;
    if (radius <= tolerance || !isExactSum(radius, tolerance)) return false;
    const [more, less] = [tolerance, -tolerance].map((by) => {
      const changed = values.slice();
      changed[at] = radius + by;
      return referee(changed) === 'never';
    });
    return more === less;
  };
}

/** By what the first shape moves for the second; `undefined` where that is rounded. */
export function relativeMotion(
  pair: SweepPair,
  v: Float64Array,
): readonly [number, number, number] | undefined {
  const at = sizeInSweep(pair.a, pair.dimension);
  const by = [0, 1, 2].map((k) => {
    const [own, other] = [v[at + k]!, v[v.length - 3 + k]!];
    return isExactSum(own, -other) ? own - other : Number.NaN;
  });
  return by.some(Number.isNaN) ? undefined : (by as unknown as readonly [number, number, number]);
}
