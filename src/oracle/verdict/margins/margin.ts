import { bitLength, integerSquareRoot } from '../../../arithmetic/integers.js';
import * as rational from '../../../arithmetic/rational.js';
import { roundQuotient, roundScaled, roundSqrt } from '../../../arithmetic/rounding.js';

/**
 * How far something is from where the answer changes, exactly: √far − √near, with far ≥ near ≥ 0. Distances from lines
 * and planes have a rational square (near is 0); those from circles and spheres are differences of two roots.
 */
export interface Margin {
  readonly far: rational.Rational;
  readonly near: rational.Rational;
}

const ZERO = rational.fromParts(0n, 1n);

/** √square. */
export function rootOf(square: rational.Rational): Margin {
  return { far: square, near: ZERO };
}

/** |√a − √b|. */
export function betweenRoots(a: rational.Rational, b: rational.Rational): Margin {
  return rational.compare(a, b) < 0 ? { far: b, near: a } : { far: a, near: b };
}

/** The root of a fraction in lowest terms, if that is rational. */
function rationalRoot({ numerator, denominator }: rational.Rational): rational.Rational | undefined {
  const [above, below] = [integerSquareRoot(numerator), integerSquareRoot(denominator)];
  const isRoot = above * above === numerator && below * below === denominator;
  return isRoot ? rational.fromParts(above, below) : undefined;
}

/** ⌊√a · 2^bits⌋. */
function floorRoot({ numerator, denominator }: rational.Rational, bits: number): bigint {
  return integerSquareRoot((numerator << BigInt(2 * bits)) / denominator);
}

/**
 * A margin as the nearest double.
 *
 * @example marginValue(rootOf({ numerator: 2n, denominator: 1n })); // 1.4142135623730951
 */
export function marginValue({ far, near }: Margin): number {
  if (near.numerator === 0n) return roundSqrt(far.numerator, far.denominator);
  if (rational.equals(far, near)) return 0;
  const [x, y] = [rationalRoot(far), rationalRoot(near)];
  if (x !== undefined && y !== undefined) {
    const { numerator, denominator } = rational.subtract(x, y);
    return roundQuotient(numerator, denominator);
  }
  // Otherwise the difference is irrational (if it were q, √near would be (far − near − q²) / 2q), and so no tie: enough
  // bits decide how it is rounded.
  for (let bits = 64 + bitLength(far.denominator) + bitLength(near.denominator); ; bits *= 2) {
    const difference = floorRoot(far, bits) - floorRoot(near, bits);
    const [low, high] = [roundScaled(difference - 1n, -bits), roundScaled(difference + 1n, -bits)];
    if (low === high) return low;
  }
}

/**
 * Whether a margin is at most a tolerance, compared exactly.
 *
 * @example isWithin(rootOf({ numerator: 2n, denominator: 1n }), 1.414213562373095); // false: that double is below √2
 */
export function isWithin({ far, near }: Margin, tolerance: number | rational.Rational): boolean {
  const bound = typeof tolerance === 'number' ? rational.fromNumber(tolerance) : tolerance;
  const square = rational.square(bound);
  // √far − √near ≤ t is far + near − t² ≤ 2 √(far · near), as both sides are squares of what is not negative.
  const left = rational.subtract(rational.add(far, near), square);
  if (rational.sign(left) <= 0) return true;
  const product = rational.multiply(far, near);
  const four = rational.fromParts(4n, 1n);
  return rational.compare(rational.square(left), rational.multiply(four, product)) <= 0;
}
