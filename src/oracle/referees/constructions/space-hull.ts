import { hullLists } from '../shapes/planar-polygons/hull.js';
import { convexHull } from '../shapes/polytope.js';
import { cross, dot, sameVector, subtract, type Vector } from '../shapes/vectors.js';
import type { Points, Triple } from './plane.js';

/** A point seen along an axis. */
function flattened(p: Vector, axis: number): Vector {
  return [p[(axis + 1) % 3]!, p[(axis + 2) % 3]!, 0n];
}

/** The corners of a facet counterclockwise from outside; the normal points inwards. */
function ringOf(points: Points, on: readonly number[], inwards: Vector): number[] {
  const axis = inwards.findIndex((x) => x !== 0n);
  const ring = hullLists(on.map((i) => flattened(points[i]!, axis)))[0]!.map((k) => on[k]!);
  const [a, b, c] = ring.map((i) => points[i]!);
  const normal = cross(subtract(b!, a!), subtract(c!, a!));
  return dot(normal, inwards) < 0n ? ring : ring.reverse();
}

/**
 * The convex hull of points in space by the definition, each facet fanned out: point numbers, of equal points the first
 * one. Undefined if all points are in a plane.
 */
export function hullTriangles(points: Points): Triple[] | undefined {
  const { dimension, facets } = convexHull(points);
  if (dimension < 3) return undefined;
  const firsts = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  return facets.flatMap(({ normal, constant }) => {
    const on = firsts.filter((i) => dot(normal, points[i]!) + constant === 0n);
    const [first, ...rest] = ringOf(points, on, normal);
    return rest.slice(1).map((last, k): Triple => [first!, rest[k]!, last]);
  });
}
