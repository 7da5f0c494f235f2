import { triangulationText } from '../../../answers/triangulation.js';
import { hullLists } from '../planar-polygons/hull.js';
import { exact, orientation2, pointsAt, sameVector, type Vector } from '../vectors.js';

/** Hulls with points inside of edges, and each place once: the second of the policies. */
const WITH_COLLINEAR = 1;

export const isBefore = (a: Vector, b: Vector): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

export type Four = readonly [Vector, Vector, Vector, Vector];

/** What the squared length of each of four points counts in the determinant with the rows 1, x, y, x² + y². */
export function cofactors([a, b, c, d]: Four): readonly bigint[] {
  const turn = (p: Vector, q: Vector, r: Vector) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return [turn(b, c, d), -turn(a, c, d), turn(a, b, d), -turn(a, b, c)];
}

/** 1 if the last is inside of the circle through the others, which are counterclockwise, -1 outside, 0 on it. */
function circleSign(four: Four): number {
  const factors = cofactors(four);
  const sum = four.reduce((total, [x, y], i) => total + (x * x + y * y) * factors[i]!, 0n);
  return sum > 0n ? 1 : sum < 0n ? -1 : 0;
}

/** The same where the squared length of the last point by x and y is a little more: never 0. */
function isInside(four: Four): boolean {
  const sign = circleSign(four);
  if (sign !== 0) return sign > 0;
  const last = four.reduce((most, p, i) => (isBefore(four[most]!, p) ? i : most), 0);
  return cofactors(four)[last]! > 0n;
}

/** The triangles of the definition, each with all fours of its corners and another point. */
export function trianglesWithFours(points: readonly Vector[], used: readonly number[]) {
  const found: { triangle: [number, number, number]; fours: Four[] }[] = [];
  for (const a of used) {
    for (const b of used) {
      for (const c of used) {
        if (a >= b || a >= c || orientation2(points[a]!, points[b]!, points[c]!) <= 0) continue;
        const fours = used
          .filter((d) => d !== a && d !== b && d !== c)
          .map((d): Four => [points[a]!, points[b]!, points[c]!, points[d]!]);
        if (!fours.some(isInside)) found.push({ triangle: [a, b, c], fours });
      }
    }
  }
  return found;
}

/** The Delaunay triangulation by its definition: each triple of points is asked whether its circle is empty. */
export function delaunayReferee(values: Float64Array): string {
  return delaunayText(pointsAt(exact(values.subarray(1)), 2, 0, values[0]!));
}

/** The same of points that are given. */
export function delaunayText(points: readonly Vector[]): string {
  const first = points.map((p) => points.findIndex((q) => sameVector(p, q)));
  const used = first.filter((j, i) => i === j);
  const found = trianglesWithFours(points, used);
  const isCocircular = found.some(({ fours }) => fours.some((four) => circleSign(four) === 0));
  const triangles = found.map(({ triangle }) => triangle);
  const duplicates = first.map((j, i) => [i, j]).filter(([i, j]) => i !== j);
  return triangulationText(isCocircular, triangles, hullLists(points)[WITH_COLLINEAR]!, duplicates);
}
