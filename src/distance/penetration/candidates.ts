import { type Cells, normalOf } from '../engine/cells.js';
import { cross, minus, type Vector } from '../engine/vectors.js';
import { crossingArcs, nearNormalOf } from './crossing-arcs.js';
import {
  type Depth,
  depthAcross,
  depthAlong,
  type Edge,
  type ScaledPair,
  type ScaledPoints,
  scaledPair,
} from './edge-depth.js';
import { relativeDoubles } from './relative-doubles.js';

/** A direction as integers, once it is asked for, and the depth along it, nearly. */
interface Candidate {
  readonly depth: Depth;
  readonly direction: () => Vector;
}

/**
 * Directions across a face, or across an edge of each shape, in which the shapes may be least deep: along others they
 * are certain to be deeper.
 */
export function likelyDirections(a: Cells, b: Cells): Vector[] {
  const both = scaledPair(...relativeDoubles(a.points, b.points));
  return likeliest([
    ...acrossFaces(a, both.a, both),
    ...acrossFaces(b, both.b, both),
    ...acrossEdges(a, b, both),
  ]);
}

function likeliest(candidates: readonly Candidate[]): Vector[] {
  let bound = Infinity;
  for (const { depth } of candidates)
    if (depth.depth + depth.error < bound) bound = depth.depth + depth.error;
  // One of which nothing is certain stays: no comparison holds with NaN.
  return candidates
    .filter(({ depth }) => !(depth.depth - depth.error > bound))
    .map(({ direction }) => direction());
}

const boundsOf = (cells: Cells): Pick<Cells, 'edges' | 'faces'> => cells.bounds ?? cells;

function acrossFaces(cells: Cells, points: ScaledPoints, both: ScaledPair): Candidate[] {
  return boundsOf(cells).faces.map((face) => ({
    depth: depthAlong(both, nearNormalOf(points, face, both.reach)),
    direction: () => normalOf(face.map((i) => cells.points.at(i))),
  }));
}

function acrossEdges(a: Cells, b: Cells, both: ScaledPair): Candidate[] {
  const [inA, inB] = [boundsOf(a), boundsOf(b)];
  const pairs =
    crossingArcs(both, inA, inB) ?? inA.edges.flatMap((e) => inB.edges.map((f) => [e, f] as const));
  return pairs.map(([e, f]) => ({
    depth: depthAcross(both, e, f),
    direction: () => cross(along(a, e), along(b, f)),
  }));
}

function along({ points }: Cells, [i, j]: Edge): Vector {
  return minus(points.at(j), points.at(i));
}
