import { absolute, trailingZeros } from '../arithmetic/integers.js';
import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { exactForm2 } from '../implicit/forms.js';
import { inLowestTerms, type OverDivisors, productOf } from '../measures/over-divisors.js';
import {
  areaShares,
  type Divided,
  type EdgeShares,
  type RunSum,
  sumAroundRing,
} from '../measures/run-sums.js';
import type { PolygonSet } from './polygon-set.js';
import { setPoints } from './set-points.js';

/** Vertices without powers of two in their divisors, all in one unit. */
function dividedVertices(set: PolygonSet): { points: readonly Divided[]; exponent: number } {
  const forms = setPoints(set).map((point) => {
    const { x, y, w, exponent } = exactForm2(point);
    const zeros = trailingZeros(w);
    return { x, y, divisor: absolute(w) >> BigInt(zeros), exponent: exponent - zeros };
  });
  const exponent = forms.reduce((least, form) => Math.min(least, form.exponent), 0);
  const points = forms.map((form) => {
    const shift = BigInt(form.exponent - exponent);
    return { x: form.x << shift, y: form.y << shift, divisor: form.divisor };
  });
  return { points, exponent };
}

/** Sums over all edges of a set; each as numerators over one list of divisors. */
function sumsOf(
  set: PolygonSet,
  count: number,
  power: bigint,
  shares: EdgeShares,
): {
  sums: readonly bigint[];
  divisors: readonly bigint[];
  exponent: number;
} {
  const { points, exponent } = dividedVertices(set);
  const parts = set.polygons.flat().map(
    (ring): RunSum =>
      sumAroundRing(
        ring.map((v) => points[v]!),
        power,
        shares,
      ),
  );
  const zero: RunSum = { sums: Array.from({ length: count }, () => 0n), divisor: 1n };
  const total = sumOfParts(parts, zero);
  const ofVertices = new Set(set.polygons.flat(2));
  const divisors = Array.from(ofVertices, (v) => points[v]!.divisor ** power).filter((w) => w !== 1n);
  // Where rings touch, the divisor of the vertex is in the product more than once.
  const missing = total.divisor / productOf(divisors);
  if (missing !== 1n) divisors.push(missing);
  return { sums: total.sums, divisors, exponent };
}

function sumOfParts(parts: readonly RunSum[], zero: RunSum, from = 0, to = parts.length): RunSum {
  if (to - from === 0) return zero;
  if (to - from === 1) return parts[from]!;
  const middle = (from + to) >>> 1;
  const a = sumOfParts(parts, zero, from, middle);
  const b = sumOfParts(parts, zero, middle, to);
  return {
    sums: a.sums.map((sum, k) => sum * b.divisor + b.sums[k]! * a.divisor),
    divisor: a.divisor * b.divisor,
  };
}

/** The area, in whatever terms: the shoelace formula. */
export function areaSum(set: PolygonSet): OverDivisors {
  const { sums, divisors, exponent } = sumsOf(set, 1, 1n, areaShares);
  return { numerator: sums[0]!, exponent: 2 * exponent - 1, divisors };
}

/** The centroid; null of an empty set. */
export function centroidSum(set: PolygonSet): [Rational, Rational] | null {
  if (set.polygons.length === 0) return null;
  // The shares of an edge in twice the area, and in six times the integrals of x and y, over the squares of divisors.
  const { sums, exponent } = sumsOf(set, 3, 2n, (p, q) => {
    const cross = p.x * q.y - q.x * p.y;
    const both = p.divisor * q.divisor;
    return [
      cross * both,
      cross * (p.x * q.divisor + q.x * p.divisor),
      cross * (p.y * q.divisor + q.y * p.divisor),
    ];
  });
  const [twice, x, y] = sums;
  const quotient = (sum: bigint): Rational =>
    exponent >= 0
      ? rational.fromParts(sum << BigInt(exponent), 3n * twice!)
      : rational.fromParts(sum, (3n * twice!) << BigInt(-exponent));
  return [quotient(x!), quotient(y!)];
}

export { inLowestTerms };
