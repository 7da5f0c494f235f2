import {
  cross,
  dot,
  exact,
  isZero,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../referees/shapes/vectors.js';

/** From one vertex to another, by their numbers. */
export type Edge = readonly [number, number];

/** The vertices on an edge in their order, its ends among them; those at one place have one number, the lowest. */
function stops([from, to]: Edge, points: readonly Vector[]): number[] {
  const [a, b] = [points[from]!, points[to]!];
  const way = subtract(b, a);
  const length = dot(way, way);
  const found = points.flatMap((p, number) => {
    const step = subtract(p, a);
    const along = dot(way, step);
    return along >= 0n && along <= length && isZero(cross(way, step)) ? [{ number, along }] : [];
  });
  const first = found.filter(({ along }, i) => found.findIndex((other) => other.along === along) === i);
  return first.sort((p, q) => (p.along < q.along ? -1 : 1)).map(({ number }) => number);
}

/**
 * The boundary of what edges go around: each is cut at all vertices that lie on it, and pieces that run both ways
 * are gone. However a polygon is cut into triangles, with or without those that have no area, their edges leave
 * what its own leave.
 */
export function boundaryOf(edges: readonly Edge[], positions: ArrayLike<number>): Edge[] {
  const points = pointsAt(exact(positions), 3, 0, positions.length / 3);
  const balance = new Map<string, number>();
  for (const [from, to] of edges) {
    if (sameVector(points[from]!, points[to]!)) continue;
    const all = stops([from, to], points);
    for (const [i, end] of all.slice(1).entries()) {
      const [low, high] = all[i]! < end ? [all[i]!, end] : [end, all[i]!];
      balance.set(`${low}-${high}`, (balance.get(`${low}-${high}`) ?? 0) + (all[i] === low ? 1 : -1));
    }
  }
  return [...balance].flatMap(([key, count]) => {
    const [low, high] = key.split('-').map(Number) as [number, number];
    return Array.from({ length: Math.abs(count) }, (): Edge => (count > 0 ? [low, high] : [high, low]));
  });
}
