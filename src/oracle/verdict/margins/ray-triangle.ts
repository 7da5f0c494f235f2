import { cross, dot, isZero, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { least, pointToPlane, pointToTriangle, rayToSegment, type Square } from './distances.js';

/**
 * How far a ray or a triangle has to be moved for their having a point in common to change: a miss by how far they are
 * apart, a hit by the nearest of the planes that the edges sweep out along the ray, and that of the triangle, which the
 * ray starts behind.
 */
export function rayTriangle(o: Vector, u: Vector, corners: readonly [Vector, Vector, Vector]): Square {
  const [a, b, c] = corners;
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  const n = cross(subtract(b, a), subtract(c, a));
  const along = dot(n, u);
  const sides = edges.map(([from, to]) => dot(cross(subtract(to, from), u), subtract(o, from)));
  const passes = along !== 0n && sides.every((side) => (along > 0n ? side <= 0n : side >= 0n));
  const height = dot(n, subtract(o, a));
  const hits = passes && (along > 0n ? height <= 0n : height >= 0n);
  if (hits) {
    const walls = edges.map(([from, to]) => pointToPlane(o, from, cross(subtract(to, from), u)));
    return least([...walls, pointToPlane(o, a, n)]);
  }
  // Within its plane, and if it has none, a triangle is as thin as its edges.
  const toEdges = edges.map(([from, to]) => rayToSegment(o, u, from, to));
  return least([...toEdges, isZero(n) ? toEdges[0]! : pointToTriangle(o, corners)]);
}
