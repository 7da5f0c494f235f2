import type { Rational } from '../../arithmetic/index.js';
import { type PositiveRoot, roundRootTotal } from '../../arithmetic/root-total.js';
import type { Integrals } from '../../measures/mass-properties.js';
import { PAIRS } from '../../measures/mesh-moments.js';
import type { Solid } from '../solid.js';
import type { Corner } from './corner.js';
import { sumOfFractions } from './fraction-sum.js';
import { shadowShares } from './solid-volume.js';
import {
  type Divided,
  determinant,
  dividedCorners,
  inLowestTerms,
  Shares,
  sumOver,
  visitTriangles,
} from './volume-sum.js';

/** How often a corner's divisor is in a denominator: of the volume, the first, the second moments. */
const POWERS = [1n, 2n, 2n, 2n, 3n, 3n, 3n, 3n, 3n, 3n] as const;

/**
 * The integrals of 1, of the coordinates, and of their products over a solid, in lowest terms: the sums over
 * tetrahedra that `measures/mesh-moments.ts` has, for corners that are fractions.
 *
 * With corners o = O / w_o and so on, and W = w_o w_p w_q: the determinant is det(O, P, Q) / W, the sum of the corners
 * S / W with S = O w_p w_q + P w_q w_o + Q w_o w_p, and so the second moments are over W³.
 */
export function solidIntegrals(solid: Solid, corners: readonly Corner[]): Integrals {
  const { points, divisors } = dividedCorners(solid, corners);
  const sums = POWERS.map(() => new Shares());
  visitTriangles(solid, points, (o, p, q) => addTriangle([o, p, q], divisors, sums));
  const fractions = sums.map((shares, i) => {
    const power = POWERS[i]!;
    const {
      numerator,
      exponent,
      divisors: over,
    } = sumOver(shares, power === 1n ? divisors : divisors.map((divisor) => divisor ** power));
    // 6, 24 and 120 have the odd factors 3 and 15: what is even goes to the exponent.
    return inLowestTerms({
      numerator,
      exponent: exponent - (power === 1n ? 1 : 3),
      divisors: [...over, power === 3n ? 15n : 3n],
    });
  });
  return { volume: fractions[0]!, first: fractions.slice(1, 4), second: fractions.slice(4) };
}

function addTriangle(
  corners: readonly [Divided, Divided, Divided],
  divisors: readonly bigint[],
  sums: readonly Shares[],
): void {
  const [o, p, q] = corners;
  const d = determinant(o.at, p.at, q.at);
  if (d === 0n) return;
  const exponent = o.exponent + p.exponent + q.exponent;
  sums[0]!.add(d, exponent, o, p, q);
  // All corners over the product of the divisors, in one unit.
  const unit = Math.min(o.exponent, p.exponent, q.exponent);
  const divisorOf = ({ rank }: Divided) => (rank < 0 ? 1n : divisors[rank]!);
  const [u, v, w] = corners.map(divisorOf) as [bigint, bigint, bigint];
  const factors = [v * w, w * u, u * v];
  const over = corners.map(({ at, exponent: own }, i) => {
    const factor = factors[i]! << BigInt(own - unit);
    return at.map((x) => x * factor);
  });
  const sum = [0, 1, 2].map((k) => over.reduce((total, at) => total + at[k]!, 0n));
  sum.forEach((s, k) => {
    sums[1 + k]!.add(d * s, exponent + unit, o, p, q);
  });
  PAIRS.forEach(([i, j], k) => {
    const products = over.reduce((total, at) => total + at[i]! * at[j]!, sum[i]! * sum[j]!);
    sums[4 + k]!.add(d * products, exponent + 2 * unit, o, p, q);
  });
}

/**
 * The area of all faces, rounded to the nearest double: of each face the length of half the vector whose components are
 * twice the areas of its shadows.
 */
export function solidArea(solid: Solid, corners: readonly Corner[]): number {
  return roundRootTotal(solid.faces.map(({ rings }) => halfLength(shadowsOf(rings, corners))));
}

function shadowsOf(rings: readonly (readonly number[])[], corners: readonly Corner[]): readonly Rational[] {
  return [0, 1, 2].map((axis) => sumOfFractions(rings.flatMap((ring) => shadowShares(axis, ring, corners))));
}

/** Half the length of a vector as a root. */
function halfLength(vector: readonly Rational[]): PositiveRoot {
  const denominator = vector.reduce((product, x) => product * x.denominator, 1n);
  const numerators = vector.map((x) => x.numerator * (denominator / x.denominator));
  return { radicand: numerators.reduce((sum, x) => sum + x * x, 0n), exponent: -1, denominator };
}
