/** Shapes that turn by nothing, as sets of points: these translate, and the answer is exact. */

import { nextDown, nextUp } from '../../../arithmetic/float64.js';
import { commonExponent, scaledIntegers } from '../../../arithmetic/scaled-integers.js';
import * as surd from '../../../arithmetic/surd.js';
import { exactDoubles } from '../../../distance/engine/doubles.js';
import type { Given } from '../../../distance/lazy/given.js';
import { firstImpact } from '../../translation/engine/first-impact.js';
import { gapAt } from '../../translation/engine/meeting.js';
import { type MovingPair, START } from '../../translation/engine/moving-pair.js';
import type { Finding } from './search.js';

/** Does a core stay where it is, whatever the angle: are all of its corners on the axis? */
export function isOnAxis(core: Given, axis: readonly number[], center: readonly number[]): boolean {
  // What is no list of corners is a solid, a polygon or a parallelogram: one without an extent is left to the search.
  if (core.kind.doubles !== exactDoubles) return false;
  const { numbers } = core;
  let isCenter = true;
  for (let k = 0; k < numbers.length; k++) if (numbers[k] !== center[k % 3]) isCenter = false;
  if (isCenter) return true;
  return numbers.length <= 6 && !isCertainlyOff(numbers, axis, center) && isAlong(numbers, axis, center);
}

/** Far more than what a difference of products is off by, if nothing overflows. */
const OFF = 2 ** -40;

/** Do doubles see a corner away from the axis? */
function isCertainlyOff(
  numbers: readonly number[],
  axis: readonly number[],
  center: readonly number[],
): boolean {
  for (let i = 0; i < numbers.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const next = (k + 1) % 3;
      const [p, q] = [numbers[i + k]! - center[k]!, numbers[i + next]! - center[next]!];
      const [left, right] = [p * axis[next]!, q * axis[k]!];
      const size = Math.abs(left) + Math.abs(right);
      if (size > LEAST && size < Infinity && Math.abs(left - right) > OFF * size) return true;
    }
  }
  return false;
}

/** Above, nothing has underflowed. */
const LEAST = 2 ** -900;

function isAlong(numbers: readonly number[], axis: readonly number[], center: readonly number[]): boolean {
  const lengths = [...numbers, ...center];
  const all = scaledIntegers(lengths, commonExponent(lengths)) as readonly bigint[];
  const [x, y, z] = scaledIntegers(axis, commonExponent(axis)) as readonly bigint[] as [
    bigint,
    bigint,
    bigint,
  ];
  const at = numbers.length;
  for (let i = 0; i < at; i += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => all[i + k]! - all[at + k]!) as [bigint, bigint, bigint];
    if (p * y !== q * x || q * z !== r * y || r * x !== p * z) return false;
  }
  return true;
}

/** When shapes that translate first meet, between neighbouring doubles, or at one. */
export function firstOfTranslation(pair: MovingPair): Finding {
  if (gapAt(pair, START) <= 0) return { isHit: true, from: 0, until: 0 };
  const impact = firstImpact(pair);
  if (impact === null) return null;
  const { time } = impact;
  const near = surd.toNumber(time);
  const side = surd.compare(time, surd.fromNumber(near));
  return { isHit: true, from: side < 0 ? nextDown(near) : near, until: side > 0 ? nextUp(near) : near };
}
