/**
 * Roots that are very close to each other, found together: by Newton's steps for multiple roots, which win twice as
 * many bits each time, where halving would win one.
 *
 * Source: Sagraloff, Mehlhorn 2016, "Computing real roots of real polynomials".
 */
import type { Dyadic } from './dyadic.js';
import { add, multiply, subtract } from './dyadic.js';
import type { Coefficients } from './integer-polynomials.js';
import { derivativeOf } from './integer-polynomials.js';
import { changesBetween, valueAt } from './polynomial-values.js';

/** An interval. */
interface Between {
  readonly lower: Dyadic;
  readonly upper: Dyadic;
}

/**
 * k p(x) / p'(x) in parts of which a width has 2^bits, rounded down: from x, as far as a root would be that is one k
 * times and the only one. `null` where p' is 0.
 */
function stepFrom(p: Coefficients, x: Dyadic, k: number, width: Dyadic, bits: number): bigint | null {
  const [value, slope] = [valueAt(p, x), valueAt(derivativeOf(p), x)];
  if (slope.mantissa === 0n) return null;
  const sign = slope.mantissa < 0n ? -1n : 1n;
  const above = value.mantissa * BigInt(k) * sign;
  const below = slope.mantissa * sign * width.mantissa;
  const shift = value.exponent - slope.exponent - width.exponent + bits;
  const [left, right] = shift < 0 ? [above, below << BigInt(-shift)] : [above << BigInt(shift), below];
  return left < 0n ? -((-left + right - 1n) / right) : left / right;
}

/**
 * Three of 2^bits parts of an interval that have all changes of sign of the Bernstein coefficients of it, if steps from
 * its ends lead there; else `null`. The changes of parts add up to no more than those of the whole, roots at their ends
 * included, so that the others have no root then.
 *
 * @example
 * clusterWithin([1n, -6n, 9n], { mantissa: 1n, exponent: -3 }, { mantissa: 1n, exponent: -1 }, 2, 8)?.upper; // { mantissa: 43n, exponent: -7 }
 */
export function clusterWithin(
  p: Coefficients,
  lower: Dyadic,
  upper: Dyadic,
  changes: number,
  bits: number,
): Between | null {
  const width = subtract(upper, lower);
  const count = 1n << BigInt(bits);
  const unit: Dyadic = { mantissa: width.mantissa, exponent: width.exponent - bits };
  const at = (i: bigint): Dyadic =>
    i <= 0n ? lower : i >= count ? upper : add(lower, multiply(unit, { mantissa: i, exponent: 0 }));
  const steps = [
    { from: 0n, step: stepFrom(p, lower, changes, width, bits) },
    { from: count, step: stepFrom(p, upper, changes, width, bits) },
  ];
  for (const { from, step } of steps) {
    if (step === null) continue;
    const part = from - step;
    if (part < 0n || part > count) continue;
    const found = { lower: at(part - 2n), upper: at(part + 1n) };
    if (changesBetween(p, found.lower, found.upper) === changes) return found;
  }
  return null;
}
