import { requireOptions, requirePoints2 } from '../../core/arguments/index.js';
import type { Ring } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { compareLexicographically, samePoint } from './ring.js';

/** Which points are listed. */
export interface ConvexHull2dOptions {
  /** Points on the edges of the hull, beside its corners. Default: false. */
  readonly collinear?: boolean;
  /** Every point that is equal to a listed one, behind it; otherwise only the first of equal points. Default: false. */
  readonly duplicates?: boolean;
}

/** Whether q is no corner between p and r, or no point of the boundary at all. */
function isPassed(points: Ring, p: number, q: number, r: number, collinear: boolean): boolean {
  const [a, b, c] = [points[p]!, points[q]!, points[r]!];
  const turn = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
  return turn < 0 || (turn === 0 && !collinear);
}

/** The chain of left turns through points in the given order: from its first to its last one. */
function chain(points: Ring, order: readonly number[], collinear: boolean): number[] {
  const kept: number[] = [];
  for (const i of order) {
    while (kept.length > 1 && isPassed(points, kept.at(-2)!, kept.at(-1)!, i, collinear)) kept.pop();
    kept.push(i);
  }
  return kept;
}

/**
 * The convex hull of points: the indices of its corners in counterclockwise order, from the lexicographically first
 * point (lowest x, then lowest y) on.
 *
 * The one with the lowest index of equal points is listed, and points inside of edges are not, unless the options say
 * so. No points give an empty list, equal ones a single index, collinear ones the two ends (with `collinear` all
 * different points once, from the first to the last). Time O(n log n).
 *
 * Source: Andrew 1979, "Another efficient algorithm for convex hulls in two dimensions"; Ericson, Real-Time Collision
 * Detection, 3.9.1.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const points = [[2, 0], [0, 0], [4, 0], [1, 1], [0, 4], [4, 0]];
 * convexHull2d(points); // [1, 2, 4]
 * convexHull2d(points, { collinear: true }); // [1, 0, 2, 4]
 * convexHull2d(points, { duplicates: true }); // [1, 2, 5, 4]
 */
export function convexHull2d(points: Ring, options: ConvexHull2dOptions = {}): number[] {
  requirePoints2('convexHull2d', 'points', points);
  requireOptions('convexHull2d', 'options', options, 'collinear duplicates');
  const { collinear = false, duplicates = false } = options;
  const sorted = points
    .map((_, i) => i)
    .sort((i, j) => compareLexicographically(points[i]!, points[j]!) || i - j);
  const isNew = (at: number) => at === 0 || !samePoint(points[sorted[at]!]!, points[sorted[at - 1]!]!);
  const distinct = sorted.filter((_, at) => isNew(at));
  const lower = chain(points, distinct, collinear);
  const upper = chain(points, [...distinct].reverse(), collinear);
  // Collinear points: both chains are the same, there and back.
  const hull = isFlat(points, distinct) ? lower : [...lower.slice(0, -1), ...upper.slice(0, -1)];
  if (!duplicates) return hull;
  const equals = new Map<number, number[]>();
  let group: number[] = [];
  sorted.forEach((i, at) => {
    if (isNew(at)) {
      group = [];
      equals.set(i, group);
    }
    group.push(i);
  });
  return hull.flatMap((i) => equals.get(i)!);
}

/** Whether all of these points are collinear; they are different and sorted. */
function isFlat(points: Ring, order: readonly number[]): boolean {
  const [a, b] = [points[order[0]!], points[order.at(-1)!]];
  if (a === undefined || b === undefined || order.length < 3) return true;
  return order.every((i) => orient2d(a[0]!, a[1]!, b[0]!, b[1]!, points[i]![0]!, points[i]![1]!) === 0);
}
