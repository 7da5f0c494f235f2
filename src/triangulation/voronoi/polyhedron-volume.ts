import { trailingZeros } from '../../arithmetic/integers.js';
import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { inLowestTerms, productOf } from '../../measures/over-divisors.js';
import { areaShares, type Divided, sumAroundRing } from '../../measures/run-sums.js';
import type { ConvexFace, ConvexPolyhedronForm, Corner3 } from './clip-polyhedron.js';

/** A corner without powers of two in its divisor. */
interface DividedCorner {
  readonly at: readonly [bigint, bigint, bigint];
  readonly divisor: bigint;
}

/** Corners over odd divisors, in units of 2^-most of those that they had. */
function dividedCorners(corners: readonly Corner3[]): { corners: DividedCorner[]; most: number } {
  const zeros = corners.map(({ w }) => trailingZeros(w));
  const most = zeros.reduce((greatest, count) => Math.max(greatest, count), 0);
  return {
    corners: corners.map(({ x, y, z, w }, k) => {
      const shift = BigInt(most - zeros[k]!);
      return { at: [x << shift, y << shift, z << shift], divisor: w >> BigInt(zeros[k]!) };
    }),
    most,
  };
}

/** A term: numerator · 2^exponent over the product of the divisors of the corners of a face, and one more. */
interface Term {
  readonly numerator: bigint;
  readonly exponent: number;
  readonly ring: readonly number[];
  readonly divisor: bigint;
}

/**
 * The pyramid over a face from the origin. With n · u = d on the face, n of length |n|, its height is d / |n|, and the
 * area of the face is |n| / n_k times that of its shadow along axis k: the volume is d / (3 n_k) times the shadow's.
 */
function pyramid({ half: { a, b, c, d }, ring }: ConvexFace, corners: readonly DividedCorner[]): Term {
  const axis = a !== 0n ? 0 : b !== 0n ? 1 : 2;
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const normal = [a, b, c][axis]!;
  const shadow = ring.map((i): Divided => {
    const { at, divisor } = corners[i]!;
    return { x: at[u], y: at[v], divisor };
  });
  const { sums } = sumAroundRing(shadow, 1n, areaShares);
  const zeros = trailingZeros(normal);
  const divisor = (normal < 0n ? -normal : normal) >> BigInt(zeros);
  const numerator = sums[0]! * (normal < 0n ? -d : d);
  return { numerator, exponent: -1 - zeros, ring, divisor };
}

/**
 * The volume of a convex polyhedron whose corners are in units of 2^exponent: the pyramids over its faces, added up
 * over the product of all divisors.
 */
export function polyhedronVolume({ corners, faces }: ConvexPolyhedronForm, exponent: number): Rational {
  if (faces.length === 0) return rational.fromNumber(0);
  const { corners: divided, most } = dividedCorners(corners);
  const terms = faces.map((face) => pyramid(face, divided)).filter(({ numerator }) => numerator !== 0n);
  const least = terms.reduce((low, term) => Math.min(low, term.exponent), 0);
  const ofCorners = divided.map(({ divisor }) => divisor);
  const all = productOf(ofCorners);
  const normals = productOf(terms.map(({ divisor }) => divisor));
  const numerator = terms.reduce((sum, term) => {
    const rest = all / productOf(term.ring.map((i) => ofCorners[i]!));
    return sum + ((term.numerator * rest * (normals / term.divisor)) << BigInt(term.exponent - least));
  }, 0n);
  const divisors = [3n, ...ofCorners, ...terms.map(({ divisor }) => divisor)].filter((n) => n !== 1n);
  // Twice in the plane of the shadow, and once along the axis, which d is measured in the undivided unit of.
  return inLowestTerms({ numerator, exponent: 3 * exponent - 2 * most + least, divisors });
}
