import type { Cells } from '../engine/cells.js';
import { cross, minus, type Vector } from '../engine/vectors.js';
import { depthAcross, type Edge, scaledPair } from './edge-depth.js';

/** Directions across an edge of each shape, in which the shapes may be least deep: others are certain to be deeper. */
export function edgeCandidates(a: Cells, b: Cells): Vector[] {
  const pairs = likelyPairs(a, b);
  return pairs.map(([e, f]) => cross(along(a, e), along(b, f)));
}

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
  const both = scaledPair(p, q);
  const depths = pairs.map(([e, f]) => depthAcross(both, e, f));
  let bound = Infinity;
  for (const { depth, error } of depths) if (depth + error < bound) bound = depth + error;
  // A pair of which nothing is certain stays: no comparison holds with NaN.
  return pairs.filter((_, i) => !(depths[i]!.depth - depths[i]!.error > bound));
}
