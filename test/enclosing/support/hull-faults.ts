import { type ConvexHull, convexHullEdges } from '../../../src/enclosing/index.js';
import {
  cross,
  dot,
  exact,
  isZero,
  pointsAt,
  subtract,
} from '../../../src/oracle/referees/shapes/vectors.js';

/** What is wrong with a solid hull, over integers: its faces bound all points, are convex, and close up. */
export function hullFaults(positions: ArrayLike<number>, hull: ConvexHull): string[] {
  const points = pointsAt(exact(positions), 3, 0, positions.length / 3);
  const faults: string[] = [];
  const { faceStarts, corners, vertices } = hull;
  const twins = new Set<string>();
  for (let face = 0; face + 1 < faceStarts.length; face++) {
    const ring = [...corners.subarray(faceStarts[face]!, faceStarts[face + 1]!)];
    const [a, b, c] = [points[ring[0]!]!, points[ring[1]!]!, points[ring[2]!]!];
    const normal = cross(subtract(b, a), subtract(c, a));
    if (isZero(normal)) faults.push(`face ${face} begins straight`);
    for (const [i, p] of points.entries()) {
      const side = dot(normal, subtract(p, a));
      if (side > 0n) faults.push(`point ${i} is in front of face ${face}`);
      const isOnFace = hull.featureTypes[i] !== 3;
      if (side === 0n && !isOnFace) faults.push(`point ${i} is on face ${face}, and called inside`);
      if (side !== 0n && ring.includes(i)) faults.push(`corner ${i} is not in the plane of face ${face}`);
    }
    for (const [k, i] of ring.entries()) {
      const [j, next] = [ring[(k + 1) % ring.length]!, ring[(k + 2) % ring.length]!];
      const turn = dot(cross(subtract(points[j]!, points[i]!), subtract(points[next]!, points[j]!)), normal);
      if (turn <= 0n) faults.push(`face ${face} is not strictly convex at ${j}`);
      if (twins.has(`${i} ${j}`)) faults.push(`edge ${i} ${j} comes twice`);
      twins.add(`${i} ${j}`);
    }
  }
  for (const edge of twins) {
    if (!twins.has(edge.split(' ').reverse().join(' '))) faults.push(`edge ${edge} has no face beyond`);
  }
  const edges = convexHullEdges(hull).length / 2;
  if (edges !== twins.size / 2) faults.push('the number of edges');
  if (vertices.length - edges + faceStarts.length - 1 !== 2) faults.push('the formula of Euler');
  const named = new Set(corners);
  if (vertices.length !== named.size || vertices.some((i) => !named.has(i))) faults.push('the vertices');
  return faults;
}
