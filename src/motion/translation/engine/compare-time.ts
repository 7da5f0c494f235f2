/** Whether a contact is not later than a time, without the time of the contact. */
import * as rational from '../../../arithmetic/rational.js';
import type { Sign } from '../../../core/sign.js';
import { times } from '../../../distance/engine/vectors.js';
import { finer, type MovingPair } from './moving-pair.js';
import { sweptGap } from './swept-hull.js';

/** The sign of the least distance from time 0 to a double minus the sum of the radii, exactly. */
export function compareTime(pair: MovingPair, time: number): Sign {
  const { numerator, denominator } = rational.fromNumber(time);
  return sweptGap({
    ...finer(pair, denominator),
    velocity: times(pair.velocity, numerator),
    shift: [pair.shift[0] * time, pair.shift[1] * time, pair.shift[2] * time],
  });
}
