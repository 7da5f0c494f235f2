import { type Point, turnOf } from './monotone-triangles.js';

/**
 * Cuts a simple counterclockwise ring into triangles, ear by ear: a corner that is convex, of which the triangle has no
 * other corner inside or on the side across. Exact, in quadratic time and more: for faces, which are small.
 *
 * Source: Meisters 1975, "Polygons have ears".
 */
export function earTriangles(ring: readonly number[], pointOf: (vertex: number) => Point): number[] {
  const triangles: number[] = [];
  const rest = [...ring];
  const at = (i: number) => rest[(i + rest.length) % rest.length]!;
  const turn = (a: number, b: number, c: number) => turnOf(pointOf(a), pointOf(b), pointOf(c));
  const isIn = (v: number, a: number, b: number, c: number): boolean =>
    v !== a && v !== b && v !== c && turn(a, b, v) >= 0 && turn(b, c, v) >= 0 && turn(c, a, v) >= 0;
  const isEar = (i: number): boolean => {
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)];
    return turn(a, b, c) > 0 && rest.every((v) => !isIn(v, a, b, c));
  };
  while (rest.length > 3) {
    // Corners of straight angles are cut off with a neighbour; what is left of them alone is flat.
    const ear = rest.findIndex((_, i) => isEar(i));
    const i = Math.max(ear, 0);
    triangles.push(at(i - 1), at(i), at(i + 1));
    rest.splice(i, 1);
  }
  return [...triangles, ...rest];
}
