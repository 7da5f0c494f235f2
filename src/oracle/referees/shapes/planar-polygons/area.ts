/**
 * Areas and centroids of rings by integrals along their edges: ∮ x dy, ∮ x²/2 dy and -∮ y²/2 dx. The kernel adds up
 * triangles between the origin and the edges.
 */
import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { type FractionLike, planarAreaText } from '../../../answers/mass.js';
import { exactRingAt, ringSize } from '../../../cases/planar/rings.js';
import { exact, type Vector } from '../vectors.js';

/** Twice the area, and six times the integrals of x and y. */
type EdgeSums = readonly [twice: bigint, x: bigint, y: bigint];

export function edgeSums(ring: readonly Vector[]): EdgeSums {
  let [twice, sumX, sumY] = [0n, 0n, 0n];
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    twice += (x + u) * (v - y);
    sumX += (v - y) * (x * x + x * u + u * u);
    sumY -= (u - x) * (y * y + y * v + v * v);
  });
  return [twice, sumX, sumY];
}

/** A fraction in lowest terms with a positive denominator. */
export function lowest(numerator: bigint, denominator: bigint): FractionLike {
  const common = greatestCommonDivisor(numerator, denominator);
  const divisor = denominator < 0n ? -common : common;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function saidOf([twice, x, y]: EdgeSums, one: bigint): readonly [FractionLike, FractionLike[] | null] {
  const area = lowest(twice, 2n * one * one);
  return [area, twice === 0n ? null : [lowest(x, 3n * twice * one), lowest(y, 3n * twice * one)]];
}

/** As a ring of a direction; one without area has none, and is none. */
function turned([twice, x, y]: EdgeSums, positive: boolean): EdgeSums {
  if (twice === 0n) return [0n, 0n, 0n];
  return twice > 0n === positive ? [twice, x, y] : [-twice, -x, -y];
}

/** A ring alone, and with another one as its hole. */
export function polygonAreaReferee(v: Float64Array): string {
  const numbers = exact(v);
  const ring = edgeSums(exactRingAt(numbers, 0));
  const hole = turned(edgeSums(exactRingAt(numbers, ringSize())), false);
  const outer = turned(ring, true);
  const rest = outer.map((sum, i) => sum + hole[i]!) as unknown as EdgeSums;
  return planarAreaText(saidOf(ring, numbers.one), saidOf(rest, numbers.one));
}
