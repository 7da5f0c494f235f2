import type { Cells } from '../engine/cells.js';
import type { Doubles } from '../engine/doubles.js';
import { cross, minus, type Vector } from '../engine/vectors.js';

/** Directions across an edge of each shape, in which the shapes may be least deep: others are certain to be deeper. */
export function edgeCandidates(a: Cells, b: Cells): Vector[] {
  const pairs = likelyPairs(a, b);
  return pairs.map(([e, f]) => cross(along(a, e), along(b, f)));
}

type Edge = readonly [number, number];

function along({ points }: Cells, [i, j]: Edge): Vector {
  return minus(points.at(j), points.at(i));
}

function edgesOf(cells: Cells): readonly Edge[] {
  return (cells.bounds ?? cells).edges;
}

function likelyPairs(a: Cells, b: Cells): (readonly [Edge, Edge])[] {
  const pairs = edgesOf(a).flatMap((e) => edgesOf(b).map((f) => [e, f] as const));
  const [p, q] = [a.points.doubles, b.points.doubles];
  if (p === null || q === null) return pairs;
  const depths = pairs.map(([e, f]) => depthAlong(p, e, q, f));
  const bound = depths.reduce((least, { depth, error }) => Math.min(least, depth + error), Infinity);
  // Where something overflows, or a product vanishes, nothing is certain: no comparison holds with NaN.
  return pairs.filter((_, i) => !(depths[i]!.depth - depths[i]!.error > bound));
}

/**
 * The lesser of the depths along e × f and against it, divided by its length, and a bound of its error.
 *
 * With R the sum of the reaches and u = 2^-53: coordinates are off by 4.1 u R, edges, of lengths l and m, by 11 u R; their vector product n by
 * 20 u R (l + m), since 4 u l m <= 8 u R (l + m); so its direction by 40 u R (l + m) / |n|. A depth changes by at most R times that, all differences of points being
 * no longer than R. The products, sums, root and quotient add less than 32 u R. Twice that leaves room for the roundings of the bound.
 */
function depthAlong(p: Doubles, e: Edge, q: Doubles, f: Edge): { depth: number; error: number } {
  const [l, m] = [span(p, e), span(q, f)];
  const n = [l[1] * m[2] - l[2] * m[1], l[2] * m[0] - l[0] * m[2], l[0] * m[1] - l[1] * m[0]] as const;
  const size = length(n);
  const [first, second] = [rangeAlong(p, n), rangeAlong(q, n)];
  const depth = Math.min(second.high - first.low, first.high - second.low) / size;
  const reach = [...p.reach, ...q.reach].reduce((sum, x) => sum + x, 0);
  const error = 2 * 2 ** -53 * reach * (32 + (40 * reach * (length(l) + length(m))) / size);
  return { depth: size > 0 ? depth : Number.NaN, error };
}

type Triple = readonly [number, number, number];

function span({ coordinates: p }: Doubles, [i, j]: Edge): Triple {
  return [p[3 * j]! - p[3 * i]!, p[3 * j + 1]! - p[3 * i + 1]!, p[3 * j + 2]! - p[3 * i + 2]!];
}

function length([x, y, z]: Triple): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function rangeAlong({ coordinates: p }: Doubles, [x, y, z]: Triple): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < p.length; i += 3) {
    const value = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}
