import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';
import type { Cells } from '../engine/cells.js';
import { featureAt } from '../engine/feature-at.js';
import { allLowest } from '../engine/support-filter.js';
import {
  compareVectors,
  cross,
  dot,
  isZero,
  minus,
  plus,
  times,
  type Vector,
  ZERO,
} from '../engine/vectors.js';
import { likelyDirections } from './candidates.js';
import type { WayOut } from './penetration.js';
import { FoundWayOut } from './way-out.js';

/** The move along a direction that parts two shapes: `reach` / |direction| long. */
export interface Move {
  readonly direction: Vector;
  readonly reach: bigint;
  /** The vertices of A that come out last, and those of B that they leave last. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/**
 * The shortest moves that part two convex solids that meet, with those that end at no facet; none for shapes on one
 * line.
 *
 * The differences of their points are a convex set, the Minkowski difference, which has the origin in it. The depth is
 * the distance of the origin from its boundary, and so from the nearest of the planes of its facets, which are across
 * faces of the shapes and across pairs of an edge of each: a minimum over finitely many directions.
 */
export function shortestMoves(a: Cells, b: Cells): Move[] {
  return shortest(directionsOf(a, b).map((direction) => moveAlong(a, b, direction)));
}

/** Those of the shortest moves that end at a facet, in the order of ways out. */
export function movesToFacets(a: Cells, b: Cells, moves: readonly Move[]): Move[] {
  return moves
    .filter((move) => endsAtFacet(a, b, move))
    .sort((m, n) => compareWays(m.direction, n.direction));
}

/**
 * The order of ways out: by the lesser of a direction and its opposite, so that it stays when the shapes are swapped
 * and all directions turn round. Two ways along one line are the only ones that change places; between them no order
 * could stay, for shapes that are equal.
 */
function compareWays(m: Vector, n: Vector): number {
  return compareVectors(lesserOf(m), lesserOf(n)) || compareVectors(m, n);
}

function lesserOf(direction: Vector): Vector {
  const opposite = times(direction, -1n);
  return compareVectors(direction, opposite) < 0 ? direction : opposite;
}

/** The directions across faces and pairs of edges in which the shapes may be least deep, either way, each once. */
function directionsOf(a: Cells, b: Cells): Vector[] {
  const found = likelyDirections(a, b).filter((n) => !isZero(n));
  const both = found.map(primitive).flatMap((n) => [n, times(n, -1n)]);
  const sorted = both.sort(compareVectors);
  return sorted.filter((n, i) => i === 0 || compareVectors(sorted[i - 1]!, n) !== 0);
}

/** Without the common divisor. */
function primitive(n: Vector): Vector {
  const divisor = n.reduce((common, x) => greatestCommonDivisor(common, absolute(x)), 0n);
  return [n[0] / divisor, n[1] / divisor, n[2] / divisor];
}

function moveAlong(a: Cells, b: Cells, direction: Vector): Move {
  const last = allLowest(a.points, direction);
  const left = allLowest(b.points, times(direction, -1n));
  const reach = dot(direction, minus(b.points.at(left[0]!), a.points.at(last[0]!)));
  return { direction, reach, a: last, b: left };
}

function shortest(moves: readonly Move[]): Move[] {
  let best: Move[] = [];
  for (const move of moves) {
    const order = best.length === 0 ? -1n : compareLengths(move, best[0]!);
    if (order < 0n) best = [move];
    else if (order === 0n) best.push(move);
  }
  return best;
}

function compareLengths({ reach: s, direction: m }: Move, { reach: t, direction: n }: Move): bigint {
  return s * s * dot(n, n) - t * t * dot(m, m);
}

/** Do the parts that come apart last span a plane together? Else it is no facet that they meet in. */
function endsAtFacet(a: Cells, b: Cells, move: Move): boolean {
  const edges = [...spans(a, move.a), ...spans(b, move.b)];
  return edges.some((e) => edges.some((f) => !isZero(cross(e, f))));
}

function spans({ points }: Cells, numbers: readonly number[]): Vector[] {
  return numbers.map((i) => minus(points.at(i), points.at(numbers[0]!)));
}

/** A way out by its move. */
export function wayOf(a: Cells, b: Cells, move: Move): WayOut {
  return new FoundWayOut(move.direction, middleFeature(a, move.a), middleFeature(b, move.b));
}

/** The feature that the mean of some vertices lies on. */
function middleFeature(cells: Cells, numbers: readonly number[]): WayOut['a'] {
  const numerators = numbers.reduce((sum, i) => plus(sum, cells.points.at(i)), ZERO);
  return featureAt(cells, { numerators, denominator: BigInt(numbers.length) });
}
