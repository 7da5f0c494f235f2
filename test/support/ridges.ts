import type { ConvexPolyhedron } from '../../src/core/shapes.js';

type P = readonly [number, number, number];

/** A ridge: points of a parabola, extruded and sheared; `turn` maps it into place. */
function ridge(n: number, turn: (u: number, v: number, w: number) => P): ConvexPolyhedron {
  const half = (n - 1) / 2;
  const ring = Array.from({ length: n }, (_, i) => [half - i, -((half - i) ** 2)] as const);
  const ends = [-1e5, 1e5].flatMap((w) => ring.map(([u, v]) => turn(u, v, w)));
  const sides = ring.map((_, i) => [i, (i + 1) % n, n + ((i + 1) % n), n + i]);
  const caps = [ring.map((_, i) => n - 1 - i), ring.map((_, i) => n + i)];
  return { vertices: ends, faces: [...caps, ...sides] };
}

/** A ridge along x, with an edge upwards for each of its points. */
export const below = (n: number) => ridge(n, (u, v, w) => [1000 * w, 1000 * u + 3 * w, 1000 * v + 7 * w]);
/** A ridge along y, its edges downwards, the lowest of them near `high`. */
export const above = (n: number, high: number) =>
  ridge(n, (u, v, w) => [1000 * u + 5 * w, 1000 * w + 11 * u, -1000 * v + high + 3 * w]);
