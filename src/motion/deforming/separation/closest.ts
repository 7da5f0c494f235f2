/** Where two features are closest, by the parts of the polygon of their differences. */
import type { Coefficients } from '../../../arithmetic/integer-polynomials.js';
import type { ContactPoint } from '../../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../../core/feature.js';
import { AXES, type LinearMotion, type Pair } from '../linear-motion.js';
import type { Moment } from '../moment.js';
import { coincide } from '../on-segment.js';
import type { Part } from './moving-polygon.js';

/** What a pair of features is, for questions about distances. */
export interface Near {
  /** The corners of the polygon of differences, each from a point of one feature to one of the other. */
  readonly corners: readonly Pair[];
  /** The extreme pairs of closest points, by the parts that hold the point of the polygon that is nearest to 0. */
  pairs(motion: LinearMotion, at: Moment, parts: readonly Part[]): ContactPoint[];
}

const FEATURES = { vertex, edge, face } as const;

/** A point and what is convex: closest in one point, whose first part counts where corners or edges coincide. */
function pairsOfVertex(_motion: LinearMotion, _at: Moment, [first]: readonly Part[]): ContactPoint[] {
  return [{ a: vertex(0), b: FEATURES[first!.type](first!.index) }];
}

/** The features of two edges that make the corners and edges of their parallelogram. */
const CORNERS: readonly (readonly [Feature, Feature])[] = [
  [vertex(0), vertex(0)],
  [vertex(1), vertex(0)],
  [vertex(1), vertex(1)],
  [vertex(0), vertex(1)],
];
const SIDES: readonly (readonly [Feature, Feature])[] = [
  [edge(0), vertex(0)],
  [vertex(1), edge(0)],
  [edge(0), vertex(1)],
  [vertex(0), edge(0)],
];

function featuresOf({ type, index }: Part): readonly [Feature, Feature] {
  return type === 'face' ? [edge(0), edge(0)] : type === 'edge' ? SIDES[index]! : CORNERS[index]!;
}

const FIRST: Pair = [0, 1];
const SECOND: Pair = [2, 3];

/** Whether the second edge runs against the first one, of parallels that are no points. */
function isOpposite(motion: LinearMotion, at: Moment): boolean {
  const along = (axis: 0 | 1 | 2): number =>
    at(motion.difference(FIRST, axis)) * at(motion.difference(SECOND, axis));
  return AXES.some((axis) => along(axis) < 0);
}

/** Where along the first edge a pair of closest points is, as a number that only orders. */
function placeAlong([a, b]: readonly [Feature, Feature], opposite: boolean): number {
  if (a.type === 'vertex') return a.index === 0 ? 0 : 3;
  return (b.index === 0) === opposite ? 2 : 1;
}

/** Two edges: parallels are closest along a segment, whose ends these are. An edge that is a point is its vertex 0. */
function pairsOfEdges(motion: LinearMotion, at: Moment, parts: readonly Part[]): ContactPoint[] {
  const isEnd = ({ type, index }: Feature): boolean => type === 'vertex' && index === 1;
  const pairs = parts.map(featuresOf);
  if (pairs.length > 1) {
    const [aIsPoint, bIsPoint] = [coincide(motion, at, FIRST), coincide(motion, at, SECOND)];
    const own = pairs.filter(([a, b]) => !((aIsPoint && isEnd(a)) || (bIsPoint && isEnd(b))));
    const opposite = isOpposite(motion, at);
    own.sort((p, q) => placeAlong(p, opposite) - placeAlong(q, opposite));
    return own.map(([a, b]) => ({ a, b }));
  }
  return pairs.map(([a, b]) => ({ a, b }));
}

export const NEAR_FACE: Near = {
  corners: [
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  pairs: pairsOfVertex,
};

export const NEAR_EDGES: Near = {
  corners: [
    [2, 0],
    [2, 1],
    [3, 1],
    [3, 0],
  ],
  pairs: pairsOfEdges,
};

export const NEAR_EDGE: Near = {
  corners: [
    [0, 1],
    [0, 2],
  ],
  pairs: pairsOfVertex,
};

export const NEAR_POINT: Near = { corners: [[0, 1]], pairs: pairsOfVertex };

/** Those parts whose squared distances, at time 0, are the least; the foot of 0 is in each of them. */
export function nearestAtStart(parts: readonly Part[]): Part[] {
  const value = (p: Coefficients): bigint => p[0] ?? 0n;
  let nearest: Part[] = [];
  for (const part of parts) {
    const [first] = nearest;
    // square / scale - first.square / first.scale, times both scales, which are positive there.
    const order =
      first === undefined
        ? -1n
        : value(part.square) * value(first.scale) - value(first.square) * value(part.scale);
    if (order < 0n) nearest = [part];
    else if (order === 0n) nearest.push(part);
  }
  return nearest;
}
