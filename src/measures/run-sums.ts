/** Sums over the edges of rings whose vertices are quotients, over the product of the divisors of all vertices. */

/**
 * A vertex: (x, y) / divisor, in units of a power of two that all vertices have in common. The divisor is odd and
 * positive.
 */
export interface Divided {
  readonly x: bigint;
  readonly y: bigint;
  readonly divisor: bigint;
}

/** A sum over the product of the divisors of a run of vertices. */
export interface RunSum {
  readonly sums: readonly bigint[];
  readonly divisor: bigint;
}

/** What an edge adds to some sums: over the product of the `power`-th powers of the divisors of its ends. */
export type EdgeShares = (p: Divided, q: Divided) => readonly bigint[];

/**
 * Sums over the edges of a ring, halves first: two runs of edges have a vertex in common, whose divisor is in the
 * denominator once.
 */
function sumOfRun(
  vertices: readonly Divided[],
  from: number,
  to: number,
  power: bigint,
  shares: EdgeShares,
): RunSum {
  const p = vertices[from]!;
  const q = vertices[to]!;
  if (to - from === 1) return { sums: shares(p, q), divisor: (p.divisor * q.divisor) ** power };
  const middle = (from + to) >>> 1;
  const a = sumOfRun(vertices, from, middle, power, shares);
  const b = sumOfRun(vertices, middle, to, power, shares);
  const shared = vertices[middle]!.divisor ** power;
  const [timesA, timesB] = shared === 1n ? [b.divisor, a.divisor] : [b.divisor / shared, a.divisor / shared];
  return {
    sums: a.sums.map((sum, k) => sum * timesA + b.sums[k]! * timesB),
    divisor: a.divisor * timesA,
  };
}

/** The sum over all edges of a ring. */
export function sumAroundRing(ring: readonly Divided[], power: bigint, shares: EdgeShares): RunSum {
  const { sums, divisor } = sumOfRun([...ring, ring[0]!], 0, ring.length, power, shares);
  // The divisor of the first vertex, which is the last as well, is in it twice.
  const twice = ring[0]!.divisor ** power;
  return twice === 1n
    ? { sums, divisor }
    : { sums: sums.map((sum) => sum / twice), divisor: divisor / twice };
}

/** The share of an edge in twice the area of a ring. */
export const areaShares: EdgeShares = (p, q) => [p.x * q.y - q.x * p.y];
