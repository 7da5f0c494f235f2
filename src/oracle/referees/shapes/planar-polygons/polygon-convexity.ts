import { exactRingAt, openVectors } from '../../../cases/planar/rings.js';
import { exact, orientation2, sameVector, type Vector } from '../vectors.js';

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
export function referee(values: Float64Array): string {
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
