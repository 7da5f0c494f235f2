import type { Rational } from '../../arithmetic/index.js';
import { bitLength } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { type Corner, cornerOf } from './corner.js';
import type { Fraction } from './fraction-sum.js';
import { inLowestTerms, quotientOf, type VolumeSum, volumeSum } from './volume-sum.js';

/**
 * The volume of a solid as a fraction in lowest terms. That of an unbounded solid is what it lacks of all space, below
 * zero: so that the volumes of two solids always have the sum that those of their union and intersection have.
 *
 * By the divergence theorem a sixth of a sum of determinants, of a corner of each face and the ends of its edges. The
 * time grows with the length of the answer, which has some hundred digits for each vertex that an operation made.
 *
 * @throws RangeError for what is no solid
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -3]];
 * solidVolume(convexSolid(axes.map((normal) => ({ normal, constant: -1 })))); // { numerator: 16n, denominator: 3n }
 */
export function solidVolume(solid: Solid): Rational {
  if (arguments.length > 1) requireNoMore('solidVolume', 1, arguments[1]);
  requireSolid('solidVolume', 'solid', solid);
  return measureVolume(solid).inLowestTerms();
}

/** A volume, of which the costly parts are calculated when they are asked for. */
export interface MeasuredVolume {
  /** The nearest double. */
  nearest(): number;
  /** How long the denominator is, in bits, at most. */
  readonly bits: number;
  inLowestTerms(): Rational;
}

/** {@link solidVolume} for whoever may do with less than all digits. */
export function measureVolume(solid: Solid): MeasuredVolume {
  const sum = volumeOf(solid, solidPoints('solidVolume', solid).points.map(cornerOf));
  return {
    nearest: () => rational.toNumber(quotientOf(sum)),
    bits: sum.divisors.reduce((bits, divisor) => bits + bitLength(divisor), Math.max(0, -sum.exponent)),
    inLowestTerms: () => inLowestTerms(sum),
  };
}

/** The volume, in whatever terms. */
export function volumeOf(solid: Solid, corners: readonly Corner[]): VolumeSum {
  const { numerator, exponent, divisors } = volumeSum(solid, corners);
  // A sixth: 3 is a divisor more, and 2 is in the exponent.
  return { numerator, exponent: exponent - 1, divisors: [...divisors, 3n] };
}

/** What each edge of a ring adds to twice the area of its shadow along an axis: u_i v_j - u_j v_i. */
export function shadowShares(axis: number, ring: readonly number[], corners: readonly Corner[]): Fraction[] {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  return ring.map((number, i) => {
    const p = corners[number]!;
    const q = corners[ring[i + 1 === ring.length ? 0 : i + 1]!]!;
    return {
      numerator: p.at[u]! * q.at[v]! - p.at[v]! * q.at[u]!,
      denominator: p.w * q.w,
      exponent: p.exponent + q.exponent,
    };
  });
}
