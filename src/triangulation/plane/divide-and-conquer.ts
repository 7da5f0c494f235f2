/** Delaunay triangulations by halves (Guibas and Stolfi 1985), cut along x and y in turn (Dwyer 1987). */
import type { TriangulationWatch } from '../progress.js';
import { connect, type EdgeRings, edgeRings, insertBehind, makeEdge } from './edge-rings.js';
import { LEAST_TURNED, middleOf } from './halving-order.js';
import { connectTangent, mergeUpwards } from './merge-halves.js';
import type { Rooms } from './rooms.js';
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
   * returned. A part of one point has no edge: both are `~point`.
   */
  last: number;
}

/** From the hull's edges at the first and the last point along one axis to those along the other. */
function turn(work: Work, first: number, to: Axis): number {
  if (first < 0) return first;
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

/** One to three points, in order. */
function triangulateFew(work: Work, from: number, end: number): number {
  const { sites, rings } = work;
  if (end - from === 1) {
    work.last = ~from;
    return ~from;
  }
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
  const middle = middleOf(from, end);
  const turned = axis === 0 ? 1 : 0;
  const isLeftTurned = middle - from >= LEAST_TURNED;
  let first = triangulatePart(work, isLeftTurned ? turned : axis, from, middle);
  if (isLeftTurned) first = turn(work, first, axis);
  const left = work.last;
  const isRightTurned = end - middle >= LEAST_TURNED;
  let right = triangulatePart(work, isRightTurned ? turned : axis, middle, end);
  if (isRightTurned) right = turn(work, right, axis);
  return join(work, first, left, right);
}

/**
 * Makes one of two parts.
 *
 * @param first the edge of the first part from its first point; `left` that from its last one, and `right` that of the
 * other part from its first one, whose last one's is in `work`
 */
function join(work: Work, first: number, left: number, right: number): number {
  const { sites, rings } = work;
  const { origin } = rings;
  const { last } = work;
  const tangent = connectTangent(rings, sites, left, right);
  const isFirst = first < 0 || origin[tangent ^ 1] === origin[first];
  if (last < 0 || origin[tangent] === origin[last]) work.last = tangent;
  mergeUpwards(rings, sites, tangent);
  return isFirst ? tangent ^ 1 : first;
}

/** The points of some cells, at least one, that are half and half along an axis. */
function triangulateCells(work: Work, starts: Uint32Array, axis: Axis, from: number, end: number): number {
  // Cells are cut along both axes equally often: one cell is cut along x, as all of them are.
  if (end - from === 1) return triangulatePart(work, 0, starts[from]!, starts[end]!);
  const turned = axis === 0 ? 1 : 0;
  const middle = (from + end) >>> 1;
  const isLeft = starts[from]! < starts[middle]!;
  const isRight = starts[middle]! < starts[end]!;
  let first = -1;
  if (isLeft) {
    first = turn(work, triangulateCells(work, starts, turned, from, middle), axis);
    if (!isRight) return first;
  }
  const left = work.last;
  const right = turn(work, triangulateCells(work, starts, turned, middle, end), axis);
  return isLeft ? join(work, first, left, right) : right;
}

/**
 * The Delaunay triangulation of points as rings of edges.
 *
 * @param sites at least two points, in the order of their cells, and in `halvingOrder` within each
 * @param cells where the points of each cell begin, and where those of the last one end: their number is a power of 4
 * @returns the edges, and the edge of the hull from the first point along x, counterclockwise
 */
export function divideAndConquer(
  sites: Sites,
  cells: Uint32Array,
  watch?: TriangulationWatch,
  rooms?: Rooms,
): { readonly rings: EdgeRings; readonly first: number } {
  const rings = edgeRings(sites.count, rooms);
  const work = { sites, rings, watch, done: 0, last: -1 };
  const first = triangulateCells(work, cells, 0, 0, cells.length - 1);
  watch?.report('points', sites.count, sites.count);
  return { rings, first };
}
