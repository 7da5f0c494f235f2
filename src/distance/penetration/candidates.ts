import type { Cells } from '../engine/cells.js';
import { cross, minus, type Vector } from '../engine/vectors.js';
import { crossingArcs } from './crossing-arcs.js';
import { depthAcross, type Edge, scaledPair } from './edge-depth.js';
import { relativeDoubles } from './relative-doubles.js';

/** Directions across an edge of each shape, in which the shapes may be least deep: others are certain to be deeper. */
export function edgeCandidates(a: Cells, b: Cells): Vector[] {
  const pairs = likelyPairs(a, b);
  return pairs.map(([e, f]) => cross(along(a, e), along(b, f)));
}

function along({ points }: Cells, [i, j]: Edge): Vector {
  return minus(points.at(j), points.at(i));
}

function likelyPairs(a: Cells, b: Cells): (readonly [Edge, Edge])[] {
  const [inA, inB] = [a.bounds ?? a, b.bounds ?? b];
  const both = scaledPair(...relativeDoubles(a.points, b.points));
  const pairs =
    crossingArcs(both, inA, inB) ?? inA.edges.flatMap((e) => inB.edges.map((f) => [e, f] as const));
  if (both.scale === 0) return pairs;
  const depths = pairs.map(([e, f]) => depthAcross(both, e, f));
  let bound = Infinity;
  for (const { depth, error } of depths) if (depth + error < bound) bound = depth + error;
  // A pair of which nothing is certain stays: no comparison holds with NaN.
  return pairs.filter((_, i) => !(depths[i]!.depth - depths[i]!.error > bound));
}
