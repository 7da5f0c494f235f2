/**
 * Times of motion: exact numbers, roots of polynomials in the coordinates. Those of degree 1 and 2 are surds, others
 * algebraic numbers.
 */
import type { Algebraic } from '../../arithmetic/algebraic.js';
import * as algebraic from '../../arithmetic/algebraic.js';
import { isAlgebraic, isSurd } from '../../arithmetic/is-exact-number.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { reject, requireNumber } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';

/** When something happens, exactly: from 0, where a motion starts, to 1, where it ends. */
export type Time = Surd | Algebraic;

const EXPECTED = 'a time: a Surd, an Algebraic or a double';

function checked(where: string, name: string, value: Time | number): Time {
  if (typeof value === 'number') {
    requireNumber(where, name, value);
    return surd.fromNumber(value);
  }
  const isTime =
    (value?.type === 'surd' && isSurd(value)) || (value?.type === 'algebraic' && isAlgebraic(value));
  return isTime ? value : reject(where, name, EXPECTED, value);
}

const asAlgebraic = (time: Time): Algebraic => (time.type === 'surd' ? algebraic.fromSurd(time) : time);

/** {@link compareTimes} of times that the kernel made. */
export function orderOfTimes(a: Time, b: Time): Sign {
  if (a.type === 'surd' && b.type === 'surd') return surd.compare(a, b);
  return algebraic.compare(asAlgebraic(a), asAlgebraic(b));
}

/** {@link timeToNumber} of a time that the kernel made. */
export function nearestToTime(t: Time): number {
  return t.type === 'surd' ? surd.toNumber(t) : algebraic.toNumber(t);
}

/**
 * The order of two times, exactly: 1 if a is later than b, 0 if they are the same time, -1 if a is earlier. Either may
 * be a double, too.
 *
 * @throws RangeError naming the argument, if it is no time, or not finite
 * @example
 * import { rational, surd } from 'unerring/arithmetic';
 * const half = surd.fromRational(rational.fromParts(1n, 2n));
 * compareTimes(half, 0.5); // 0
 * compareTimes(half, surd.sqrt(rational.fromNumber(0.5))); // -1
 */
export function compareTimes(a: Time | number, b: Time | number): Sign {
  return orderOfTimes(checked('compareTimes', 'a', a), checked('compareTimes', 'b', b));
}

/**
 * The double nearest to a time, ties to even.
 *
 * @throws RangeError naming the argument, if it is no time, or not finite
 * @example
 * import { rational, surd } from 'unerring/arithmetic';
 * timeToNumber(surd.fromRational(rational.fromParts(1n, 3n))); // 0.3333333333333333
 */
export function timeToNumber(t: Time | number): number {
  return nearestToTime(checked('timeToNumber', 't', t));
}
