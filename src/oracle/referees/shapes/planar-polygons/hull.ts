import { POLICIES } from '../../../cases/planar/shapes.js';
import { orientation2, sameVector, type Vector } from '../vectors.js';

const before = (p: Vector, q: Vector) => p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]);
const compare = (p: Vector, q: Vector) => (before(p, q) ? -1 : before(q, p) ? 1 : 0);

/** Whether p is a corner of the hull, or on its boundary: asked of every pair of other points. */
function standing(points: readonly Vector[], p: Vector): { corner: boolean; boundary: boolean } {
  const others = points.filter((q) => !sameVector(p, q));
  // Some line through p and another point (or any, if there is none) has all points on one side.
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

/**
 * The convex hull as lists of indices, one for each policy: every point is asked by itself whether it is a corner or on
 * the boundary; these are sorted around the lexicographically first one.
 */
export function hullLists(points: readonly Vector[]): number[][] {
  const firsts = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  const start = firsts.reduce((i, j) => (before(points[j]!, points[i]!) ? j : i), firsts[0]!);
  const kinds = new Map(firsts.map((i) => [i, standing(points, points[i]!)]));
  /** Around the start: by angle; on the first ray outwards, on the last one inwards. */
  const around = (i: number, j: number): number => {
    const [s, p, q] = [points[start]!, points[i]!, points[j]!];
    const turn = orientation2(s, p, q);
    if (turn !== 0) return -turn;
    if (i === start || j === start) return i === start ? -1 : 1;
    const first = points.every((r) => orientation2(s, p, r) >= 0);
    return first ? compare(p, q) : compare(q, p);
  };
  return POLICIES.map(({ collinear, duplicates }) => {
    const listed = firsts
      .filter((i) => (collinear ? kinds.get(i)!.boundary : kinds.get(i)!.corner))
      .sort(around);
    if (!duplicates) return listed;
    return listed.flatMap((i) => points.map((_, j) => j).filter((j) => sameVector(points[i]!, points[j]!)));
  });
}
