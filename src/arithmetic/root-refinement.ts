/**
 * Isolating intervals made smaller, by lines through the values at their ends: where the line is nearly right, twice as
 * many bits are won as before, else half as many, down to bisection.
 *
 * Source: Abbott 2014, "Quadratic interval refinement for real roots".
 */
import type { Dyadic } from './dyadic.js';
import { add, multiply, subtract } from './dyadic.js';
import type { Coefficients } from './integer-polynomials.js';
import { absolute } from './integers.js';
import { type Scaled, valueAt } from './polynomial-values.js';

/** A root between lower and upper, which are no roots and where the signs differ; or at both. */
export interface Isolated {
  readonly lower: Dyadic;
  readonly upper: Dyadic;
}

/** A place and the value there. */
interface Place {
  readonly x: Dyadic;
  readonly value: Scaled;
}

interface Step {
  readonly lower: Place;
  readonly upper: Place;
  readonly isGood: boolean;
}

const isNegative = ({ value }: Place): boolean => value.mantissa < 0n;
const isRoot = ({ value }: Place): boolean => value.mantissa === 0n;

/**
 * An interval within the given one that is small enough, around the same root; or the root itself, as both ends.
 *
 * @param firstBits how many bits the first step is to win; many where steps that led to the interval did
 * @example
 * refined([-4n, 0n, 1n], { lower: dyadic.fromNumber(1), upper: dyadic.fromNumber(3) }, () => false).lower; // { mantissa: 1n, exponent: 1 }
 */
export function refined(
  p: Coefficients,
  start: Isolated,
  isEnough: (interval: Isolated) => boolean,
  firstBits = 1,
): Isolated {
  if (start.lower.mantissa === start.upper.mantissa && start.lower.exponent === start.upper.exponent)
    return start;
  const place = (x: Dyadic): Place => ({ x, value: valueAt(p, x) });
  let lower = place(start.lower);
  let upper = place(start.upper);
  let bits = firstBits;
  while (!isEnough({ lower: lower.x, upper: upper.x })) {
    const step = stepOf(place, lower, upper, bits);
    ({ lower, upper } = step);
    if (isRoot(lower)) return { lower: lower.x, upper: lower.x };
    bits = step.isGood ? 2 * bits : Math.max(1, bits >> 1);
  }
  return { lower: lower.x, upper: upper.x };
}

/**
 * One of 2^bits parts, if the line through the ends points to it or beside the next one; else what is left besides two
 * of them.
 */
function stepOf(place: (x: Dyadic) => Place, lower: Place, upper: Place, bits: number): Step {
  const unit = multiply(subtract(upper.x, lower.x), { mantissa: 1n, exponent: -bits });
  const count = 1n << BigInt(bits);
  const index = crossingOf(lower.value, upper.value, count);
  const at = (i: bigint): Place =>
    i === 0n
      ? lower
      : i === count
        ? upper
        : place(add(lower.x, multiply(unit, { mantissa: i, exponent: 0 })));
  const first = at(index);
  if (isRoot(first)) return { lower: first, upper: first, isGood: true };
  const isBelow = isNegative(first) === isNegative(lower);
  const second = at(isBelow ? index + 1n : index - 1n);
  if (isRoot(second)) return { lower: second, upper: second, isGood: true };
  const isGood = isNegative(second) !== isNegative(first);
  if (isBelow) return isGood ? { lower: first, upper: second, isGood } : { lower: second, upper, isGood };
  return isGood ? { lower: second, upper: first, isGood } : { lower, upper: second, isGood };
}

/**
 * The nearest of `count` parts' ends to where the line through two values of different signs is 0, not the first nor
 * the last.
 */
function crossingOf(low: Scaled, high: Scaled, count: bigint): bigint {
  const exponent = Math.min(low.exponent, high.exponent);
  const a = absolute(low.mantissa) << BigInt(low.exponent - exponent);
  const b = absolute(high.mantissa) << BigInt(high.exponent - exponent);
  const nearest = (2n * a * count + a + b) / (2n * (a + b));
  return nearest < 1n ? 1n : nearest > count - 1n ? count - 1n : nearest;
}
