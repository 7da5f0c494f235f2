/** Triangles of rings, whatever their faults. */
import { orient2dAt } from '../../predicates/index.js';
import { convexFan } from './convex-fan.js';
import { cutCrossings } from './cut-crossings.js';
import { TriangleSweep } from './sweep-triangles.js';

/** So often edges are cut where they cross: where that is not a double, those that are left may cross others. */
const SWEEPS = 24;
/** There are at most so many times as many points then. */
const MOST_POINTS = 4;

/** The arrays of a sweep over at most so many points are kept for the next one. */
const KEPT = 1 << 16;

/** Sweeps whose arrays are free. */
const idle: TriangleSweep[] = [];

/** A sweep for one polygon; its vertices are written to `points.input(count)`. */
export function takeSweep(): TriangleSweep {
  return idle.pop() ?? new TriangleSweep();
}

/**
 * Triangles that cover what an outer ring has and no hole.
 *
 * @param sweep it is given back
 * @param starts where rings start, the outer one first, and behind them how many vertices there are
 * @returns three vertices for each triangle, counterclockwise
 */
export function triangulateRings(sweep: TriangleSweep, starts: ArrayLike<number>): number[] {
  const count = starts[starts.length - 1]!;
  const xy = sweep.points.input(count);
  const quick = starts.length === 2 ? triangulateSimple(sweep, xy, count) : null;
  if (quick !== null) {
    if (count <= KEPT) idle.push(sweep);
    return quick;
  }
  sweep.points.load(xy, starts);
  sweep.begin(count);
  let triangles = sweep.run();
  if (sweep.isForced) triangles = withoutFlat(xy, sweepAgain(sweep, triangles));
  if (sweep.points.count <= KEPT) idle.push(sweep);
  return triangles;
}

/** Triangles of one ring that is convex, or simple and crossed in few edges; null for others. */
function triangulateSimple(sweep: TriangleSweep, xy: Float64Array, vertices: number): number[] | null {
  const isClosed = vertices > 1 && xy[0] === xy[2 * vertices - 2] && xy[1] === xy[2 * vertices - 1];
  const count = isClosed ? vertices - 1 : vertices;
  if (count < 3) return null;
  return convexFan(xy, count) ?? (count > KEPT ? null : sweep.ring.run(xy, count));
}

/** Cuts edges where they cross, and sweeps again, as long as there are any. */
function sweepAgain(sweep: TriangleSweep, first: number[]): number[] {
  const { points } = sweep;
  let triangles = first;
  const most = MOST_POINTS * points.count + 1000;
  for (let k = 0; k < SWEEPS && sweep.isForced && sweep.crossings.length > 0 && points.count < most; k++) {
    if (sweep.isHopeless) break;
    cutCrossings(points, sweep.crossings);
    const next = sweep.run();
    // A sweep that gave up leaves something out.
    if (!sweep.isHopeless) triangles = next;
  }
  return triangles;
}

/** Where crossings were moved to vertices, triangles may have lost their area, or turned. */
function withoutFlat(xy: Float64Array, triangles: readonly number[]): number[] {
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]!;
    const b = triangles[t + 1]!;
    const c = triangles[t + 2]!;
    if (orient2dAt(xy, a, b, c) > 0) kept.push(a, b, c);
  }
  return kept;
}
