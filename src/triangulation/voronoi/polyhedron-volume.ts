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

/** A sum of pyramids, in one unit: numerator over the product of the divisors of some corners. */
interface PartSum {
  readonly numerator: bigint;
  readonly corners: readonly number[];
}

/**
 * The pyramid over a face from the origin. With n ·
 * u = d on the face, n of length |n|, its height is d / |n|, and the area of the face is |n| / n_k times that of its
 * shadow along axis k: the volume is d / (3 n_k) times the shadow's. Twice the shadow times d / n_k is a sum of
 * determinants of three corners, so that n_k divides it where coordinates are.
 */
function pyramid(
  { half: { a, b, c, d }, ring }: ConvexFace,
  corners: readonly DividedCorner[],
  most: number,
): PartSum {
  const axis = a !== 0n ? 0 : b !== 0n ? 1 : 2;
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const normal = [a, b, c][axis]!;
  const shadow = ring.map((i): Divided => {
    const { at, divisor } = corners[i]!;
    return { x: at[u], y: at[v], divisor };
  });
  const { sums } = sumAroundRing(shadow, 1n, areaShares);
  return {
    numerator: ((sums[0]! * d) << BigInt(most)) / normal,
    corners: ring,
  };
}

/** Halves first: each sum is over the divisors of its own corners. */
function sumOf(parts: readonly PartSum[], divisors: readonly bigint[]): PartSum {
  if (parts.length === 1) return parts[0]!;
  const middle = parts.length >> 1;
  const p = sumOf(parts.slice(0, middle), divisors);
  const q = sumOf(parts.slice(middle), divisors);
  const [inP, inQ] = [new Set(p.corners), new Set(q.corners)];
  const missing = (from: readonly number[], known: ReadonlySet<number>) =>
    productOf(from.filter((i) => !known.has(i)).map((i) => divisors[i]!));
  return {
    numerator: p.numerator * missing(q.corners, inP) + q.numerator * missing(p.corners, inQ),
    corners: [...new Set([...p.corners, ...q.corners])],
  };
}

/**
 * The volume of a convex polyhedron whose corners are in units of 2^exponent: the pyramids over its faces, added up.
 */
export function polyhedronVolume({ corners, faces }: ConvexPolyhedronForm, exponent: number): Rational {
  if (faces.length === 0) return rational.fromNumber(0);
  const { corners: divided, most } = dividedCorners(corners);
  const parts = faces.filter(({ half }) => half.d !== 0n).map((face) => pyramid(face, divided, most));
  const divisors = divided.map(({ divisor }) => divisor);
  const sum = sumOf(parts, divisors);
  return inLowestTerms({
    numerator: sum.numerator,
    // Twice in the plane of the shadow, and by the division; the height is in the undivided unit, moved by `most`.
    exponent: 3 * exponent - 3 * most - 1,
    divisors: [3n, ...sum.corners.map((i) => divisors[i]!)].filter((n) => n !== 1n),
  });
}
