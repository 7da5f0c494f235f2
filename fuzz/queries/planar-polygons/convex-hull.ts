import { convexHull } from '../../../src/planar/convex-hull.js';
import { scaling } from '../laws.js';
import type { Query } from '../query.js';
import { exact, orientation2, sameVector, type Vector } from '../referee/index.js';
import { ringFamilies, ringLayout } from './ring-query.js';
import { exactRingAt, ringAt } from './ring-values.js';

const POLICIES = [
  { collinear: false, duplicates: false },
  { collinear: true, duplicates: false },
  { collinear: false, duplicates: true },
  { collinear: true, duplicates: true },
] as const;

/** By the number of corners, and the four lists in order. */
function textOf(lists: readonly (readonly number[])[]): string {
  const names = ['empty', 'point', 'segment'];
  return `${names[lists[0]!.length] ?? 'polygon'} ${lists.map((list) => list.join()).join(' ')}`;
}

function decide(values: Float64Array): string {
  const points = ringAt(values, 0);
  return textOf(POLICIES.map((policy) => convexHull(points, policy)));
}

const before = (p: Vector, q: Vector) => p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]);
const compare = (p: Vector, q: Vector) => (before(p, q) ? -1 : before(q, p) ? 1 : 0);

/** Whether p is strictly between two points on a line, or has points on all sides: then it is no corner. */
function surrounded(points: readonly Vector[], p: Vector): { corner: boolean; boundary: boolean } {
  const others = points.filter((q) => !sameVector(p, q));
  // On the boundary: some line through p and another point (or any, if there is none) has all points on one side.
  const boundary =
    others.length === 0 ||
    others.some((q) => {
      const sides = new Set(others.map((r) => orientation2(p, q, r)));
      return !(sides.has(1) && sides.has(-1));
    });
  const between = others.some((q) =>
    others.some((r) => orientation2(p, q, r) === 0 && compare(q, p) * compare(r, p) < 0),
  );
  return { corner: boundary && !between, boundary };
}

/** Every point asked by itself whether it is a corner or on the boundary; then sorted around the first one. */
function referee(values: Float64Array): string {
  const points = exactRingAt(exact(values), 0);
  const firsts = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  const start = firsts.reduce((i, j) => (before(points[j]!, points[i]!) ? j : i), firsts[0]!);
  const kinds = new Map(firsts.map((i) => [i, surrounded(points, points[i]!)]));
  const corners = firsts.filter((i) => kinds.get(i)!.corner);
  /** Around the start: by angle; on the first ray outwards, on the last one inwards. */
  const around = (i: number, j: number): number => {
    const [s, p, q] = [points[start]!, points[i]!, points[j]!];
    const turn = orientation2(s, p, q);
    if (turn !== 0) return -turn;
    if (i === start || j === start) return i === start ? -1 : 1;
    const first = points.every((r) => orientation2(s, p, r) >= 0);
    return first ? compare(p, q) : compare(q, p);
  };
  const lists = POLICIES.map(({ collinear, duplicates }) => {
    const listed = (collinear ? firsts.filter((i) => kinds.get(i)!.boundary) : corners).sort(around);
    if (!duplicates) return listed;
    return listed.flatMap((i) => points.map((_, j) => j).filter((j) => sameVector(points[i]!, points[j]!)));
  });
  return textOf(lists);
}

/** Convex hull of up to eight points, all four policies. */
export const convexHullQuery: Query = {
  name: 'convexHull',
  area: 'planar',
  layout: ringLayout,
  families: ringFamilies,
  decide,
  referee,
  classes: ['empty', 'point', 'segment', 'polygon'],
  laws: [scaling(ringLayout)],
};
