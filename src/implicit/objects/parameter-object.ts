import { GUARD } from '../../arithmetic/ball.js';
import { roundScaledQuotient } from './round-quotient.js';

/** numerator / denominator · 2^exponent, with a positive denominator. */
export interface ExactQuotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly exponent: number;
}

/** What all parameters that this package made have in common; see `PlaneObject`. */
export abstract class ParameterObject {
  #rounded: readonly number[] | undefined;
  #exact: ExactQuotient | undefined;

  abstract readonly type: string;

  /** Numerator, denominator and their error bounds; the true denominator is positive. */
  protected abstract round(): readonly number[];

  /** The number as a quotient of integers; the denominator may be zero or negative. */
  protected abstract derive(): ExactQuotient;

  /** The nearest double, if that can be had in doubles; NaN if it is not certain. */
  protected approach(): number {
    return NaN;
  }

  toNumber(): number {
    return nearestOfParameter(this);
  }

  ceiling(): number {
    return ceilingOf(this);
  }

  toString(): string {
    return String(nearestOfParameter(this));
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Parameter(${this.toString()})`;
  }

  static is(value: object): value is ParameterObject {
    return #rounded in value;
  }

  static near(parameter: ParameterObject): number {
    return parameter.approach();
  }

  static rounded(parameter: ParameterObject): readonly number[] {
    parameter.#rounded ??= parameter.round();
    return parameter.#rounded;
  }

  static exact(parameter: ParameterObject): ExactQuotient {
    if (parameter.#exact === undefined) {
      const exact = parameter.derive();
      const { numerator, denominator, exponent } = exact;
      parameter.#exact =
        denominator >= 0n ? exact : { numerator: -numerator, denominator: -denominator, exponent };
    }
    return parameter.#exact;
  }
}

/**
 * A rounded quotient with a positive denominator, out of one whose denominator may be negative; see point2-object.ts.
 */
export function withPositiveDenominator(rounded: number[]): readonly number[] {
  if (!(Math.abs(rounded[1]!) > rounded[3]! * GUARD)) {
    rounded[3] = Infinity;
  } else if (rounded[1]! < 0) {
    rounded[0] = -rounded[0]!;
    rounded[1] = -rounded[1]!;
  }
  return rounded;
}

/**
 * Numerator and denominator as rounded (0, 1) and the bounds of their errors (2, 3); the true denominator is positive.
 */
export const roundedParameter = ParameterObject.rounded;
/** The number as a quotient of integers, the denominator positive (zero if there is no such number). */
export const exactParameter = ParameterObject.exact;
/** Is a parameter one that this copy of the package made? */
export const isParameterObject = ParameterObject.is;

/** Is there such a number? */
export function existsParameter(parameter: ParameterObject): boolean {
  if (roundedParameter(parameter)[3]! < Infinity) return true;
  return exactParameter(parameter).denominator !== 0n;
}

/** The nearest double. */
export function nearestOfParameter(parameter: ParameterObject): number {
  const near = ParameterObject.near(parameter);
  if (!Number.isNaN(near)) return near;
  const { numerator, denominator, exponent } = exactParameter(parameter);
  return roundScaledQuotient(numerator, denominator, exponent);
}

/**
 * A double that is not less than the number and little more.
 *
 * The error bounds hold with GUARD (ball.ts); the quotient has a few roundings of at most u = 2^-53 each, and the
 * factor makes up for more. Only for a positive numerator that the bound does not overflow, with a denominator far from
 * zero, so that nothing underflows but to something still above: else the nearest double and one unit more.
 */
export function ceilingOf(parameter: ParameterObject): number {
  const [numerator, denominator, numeratorError, denominatorError] = roundedParameter(parameter);
  const least = denominator! - denominatorError! * GUARD;
  const bound = ((numerator! + numeratorError! * GUARD) / least) * (1 + 2 ** -48);
  if (least > 0.5 * denominator! && bound > 2 ** -1000 && bound < Infinity) return bound;
  return nextAbove(nearestOfParameter(parameter));
}

/**
 * A double above t, at a distance of some units of its last place. (What rounds to -Infinity is below all finite
 * doubles.)
 */
function nextAbove(t: number): number {
  if (t === Number.NEGATIVE_INFINITY) return -Number.MAX_VALUE;
  return t + Math.abs(t) * 2 ** -51 + 2 ** -1074;
}
