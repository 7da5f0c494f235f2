import { hullText } from '../../../answers/polygons.js';
import { exactRingAt, openVectors } from '../../../cases/planar/rings.js';
import { POLICIES } from '../../../cases/planar/shapes.js';
import { relation } from '../contact.js';
import { segmentShape } from '../shape.js';
import { dot, exact, orientation2, pointsAt, sameVector, signOf, type Vector, vectorAt } from '../vectors.js';

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

/**
 * Every point is asked by itself, of all others, whether it is a corner or on the boundary. The kernel sorts the points
 * once, and keeps chains that turn one way.
 */

/** The lists under all policies. */
export function convexHullReferee(values: Float64Array): string {
  return hullText(hullLists(exactRingAt(exact(values), 0)));
}

/**
 * All products with the direction, as integers, which are sorted. The kernel has no product, only the signs of
 * differences of two.
 */
export function supportVertexReferee(values: Float64Array): string {
  const numbers = exact(values);
  const u = vectorAt(numbers, 0, 2);
  const along = exactRingAt(numbers, 2).map((p) => dot(u, p));
  const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [least, greatest] = [sorted[0]!, sorted.at(-1)!];
  const [min, max, last] = [along.indexOf(least), along.indexOf(greatest), along.lastIndexOf(greatest)];
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}`;
}

/** The corners of the convex hull counterclockwise: each pair that has all points on its left, joined up. */
function corners(points: readonly Vector[]): Vector[] {
  const isCorner = (p: Vector) =>
    // No line through p has p between other points, and no triangle of others contains it.
    !points.some((q) =>
      points.some((r) => {
        if (sameVector(q, p) || sameVector(r, p)) return false;
        const [ux, uy, vx, vy] = [q[0] - p[0], q[1] - p[1], r[0] - p[0], r[1] - p[1]];
        if (ux * vy === uy * vx) return ux * vx + uy * vy < 0n;
        return points.some(
          (s) =>
            !sameVector(s, p) &&
            orientation2(p, q, r) === orientation2(p, r, s) &&
            orientation2(p, r, s) === orientation2(p, s, q),
        );
      }),
    );
  return points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i && isCorner(p));
}

/**
 * By the definition: a position on the boundary of the hull for each vertex, and the ring must pass through them in
 * order, once around. The boundary is cut open at the first corner. The kernel goes round the ring, and looks at turns
 * and at changes between left and right.
 */
export function polygonConvexityReferee(values: Float64Array): string {
  const ring = openVectors(exactRingAt(exact(values), 0));
  const flat = ring.every((p) => ring.every((q) => ring.every((r) => orientation2(p, q, r) === 0)));
  if (flat) return 'degenerate';
  const hull = corners(ring);
  const start = hull[0]!;
  hull.sort((p, q) => (p === start ? -1 : q === start ? 1 : -orientation2(start, p, q)));
  const position = (p: Vector): [number, bigint] | undefined => {
    for (let i = 0; i < hull.length; i++) {
      const [a, b] = [hull[i]!, hull[(i + 1) % hull.length]!];
      if (orientation2(a, b, p) !== 0 || sameVector(b, p)) continue;
      return [i, (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])];
    }
    return undefined;
  };
  const positions = ring.map(position);
  if (positions.includes(undefined)) return 'not-convex';
  const isLess = (p: number, q: number) => {
    const [[i, s], [j, t]] = [positions[p]!, positions[q]!];
    return i < j || (i === j && s < t);
  };
  const n = ring.length;
  const count = (less: (i: number, j: number) => boolean) =>
    ring.filter((_, i) => less((i + 1) % n, i)).length;
  if (count(isLess) !== 1 && count((p, q) => isLess(q, p)) !== 1) return 'not-convex';
  return hull.length === n ? 'strictly-convex' : 'convex';
}

/** By what crosses: the diagonals, two opposite edges, or nothing. The kernel looks at the four turns only. */
export function quadConvexityReferee(values: Float64Array): string {
  const p = pointsAt(exact(values), 2, 0, 4);
  const [a, b, c, d] = [p[0]!, p[1]!, p[2]!, p[3]!];
  const flat = p.some((_, i) => orientation2(p[(i + 1) % 4]!, p[(i + 2) % 4]!, p[(i + 3) % 4]!) === 0);
  if (flat) return 'degenerate';
  const cross = (i: typeof a, j: typeof a, k: typeof a, l: typeof a) =>
    relation(segmentShape(i, j), segmentShape(k, l)) === 'crossing';
  if (cross(a, c, b, d)) return 'strictly-convex';
  return cross(a, b, c, d) || cross(b, c, d, a) ? 'crossing' : 'concave';
}

/** The sign of the area, of the trapezoids under the edges; the kernel multiplies with differences of neighbours. */
export function polygonOrientationReferee(values: Float64Array): -1 | 0 | 1 {
  const ring = exactRingAt(exact(values), 0);
  let area = 0n;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    area += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return signOf(area);
}

/** Whether edges i and j have a common point that consecutive edges need not have; as a word how they meet. */
function meeting(ring: readonly Vector[], i: number, j: number): string | undefined {
  const n = ring.length;
  const shape = (e: number) => segmentShape(ring[e]!, ring[(e + 1) % n]!);
  const found = relation(shape(i), shape(j));
  if (found === 'disjoint') return undefined;
  if (sameVector(ring[i]!, ring[j]!)) return found;
  const consecutive = (i + 1) % n === j || (j + 1) % n === i;
  return !consecutive || found === 'overlapping' ? found : undefined;
}

/** Whether the pair is a fault of the ring, and its edges meet as it says. */
export function isFault(
  values: Float64Array,
  { edges: [i, j], relation: said }: { readonly edges: readonly [number, number]; readonly relation: string },
): boolean {
  const ring = openVectors(exactRingAt(exact(values), 0));
  return i < j && j < ring.length && meeting(ring, i, j) === said;
}

/**
 * All pairs of edges, clipped against each other over the rationals. The kernel sweeps, and asks neighbours by
 * orient2d.
 */
export function polygonSimplicityReferee(values: Float64Array): string {
  const ring = openVectors(exactRingAt(exact(values), 0));
  for (let j = 0; j < ring.length; j++) {
    for (let i = 0; i < j; i++) if (meeting(ring, i, j) !== undefined) return 'faulty';
  }
  return 'simple';
}
