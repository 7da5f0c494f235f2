/** Delaunay triangulations by halves (Guibas and Stolfi 1985), cut along x and y in turn (Dwyer 1987). */
import type { TriangulationWatch } from '../progress.js';
import { connect, type EdgeRings, edgeRings, insertBehind, makeEdge } from './edge-rings.js';
import { LEAST_TURNED, middleOf } from './halving-order.js';
import { connectTangent, mergeUpwards } from './merge-halves.js';
import type { Sites } from './sites.js';

/** Along x, or along y. */
type Axis = 0 | 1;

/** What the work on each part leaves. */
interface Work {
  readonly sites: Sites;
  readonly rings: EdgeRings;
  readonly watch: TriangulationWatch | undefined;
  /** How many points are in parts that were begun. */
  done: number;
  /**
   * The edge of the hull from the part's last point, clockwise; that from the first one, counterclockwise, is
   * returned.
   */
  last: number;
}

/** From the hull's edges at the first and the last point along one axis to those along the other. */
function turn(work: Work, first: number, to: Axis): number {
  const { sites, rings } = work;
  const { origin, next, previous } = rings;
  let e = first;
  let r = next[work.last]!;
  if (to === 1) {
    // The first along y follows the first along x counterclockwise; so do the last ones.
    while (sites.isBelow(origin[e ^ 1]!, origin[e]!)) e = next[e ^ 1]!;
    while (sites.isBelow(origin[r]!, origin[r ^ 1]!)) r = next[r ^ 1]!;
    work.last = previous[r]!;
    return e;
  }
  e = previous[first]!;
  r = work.last;
  while (sites.isBefore(origin[e ^ 1]!, origin[e]!)) e = previous[e ^ 1]!;
  while (sites.isBefore(origin[r]!, origin[r ^ 1]!)) r = previous[r ^ 1]!;
  work.last = r;
  return next[e]!;
}

/** Two or three points, in order. */
function triangulateFew(work: Work, from: number, end: number): number {
  const { sites, rings } = work;
  const a = makeEdge(rings, from, from + 1);
  work.last = a ^ 1;
  if (end - from === 2) return a;
  const b = makeEdge(rings, from + 1, from + 2);
  insertBehind(rings, b, a ^ 1);
  const sign = sites.orientation(from, from + 1, from + 2);
  work.last = b ^ 1;
  if (sign === 0) return a;
  const c = connect(rings, b, a);
  if (sign > 0) return a;
  work.last = c;
  return c ^ 1;
}

/** One by one, so that no multiple is missed. */
function tell(work: Work, watch: TriangulationWatch, points: number): void {
  for (let k = 0; k < points; k++) watch.step('points', work.done++, work.sites.count);
}

function triangulatePart(work: Work, axis: Axis, from: number, end: number): number {
  if (end - from < LEAST_TURNED) {
    if (work.watch !== undefined) tell(work, work.watch, end - from);
    return triangulateFew(work, from, end);
  }
  const { sites, rings } = work;
  const { origin } = rings;
  const middle = middleOf(from, end);
  const turned = axis === 0 ? 1 : 0;
  const isLeftTurned = middle - from >= LEAST_TURNED;
  let first = triangulatePart(work, isLeftTurned ? turned : axis, from, middle);
  if (isLeftTurned) first = turn(work, first, axis);
  const left = work.last;
  const isRightTurned = end - middle >= LEAST_TURNED;
  let right = triangulatePart(work, isRightTurned ? turned : axis, middle, end);
  if (isRightTurned) right = turn(work, right, axis);
  let last = work.last;
  const tangent = connectTangent(rings, sites, left, right);
  if (origin[tangent ^ 1] === origin[first]) first = tangent ^ 1;
  if (origin[tangent] === origin[last]) last = tangent;
  mergeUpwards(rings, sites, tangent);
  work.last = last;
  return first;
}

/**
 * The Delaunay triangulation of points as rings of edges.
 *
 * @param sites at least two points, in `halvingOrder`
 * @returns the edges, and the edge of the hull from the first point along x, counterclockwise
 */
export function divideAndConquer(
  sites: Sites,
  watch?: TriangulationWatch,
): { readonly rings: EdgeRings; readonly first: number } {
  const rings = edgeRings(sites.count);
  const first = triangulatePart({ sites, rings, watch, done: 0, last: -1 }, 0, 0, sites.count);
  watch?.report('points', sites.count, sites.count);
  return { rings, first };
}
