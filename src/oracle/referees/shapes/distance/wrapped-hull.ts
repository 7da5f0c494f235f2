/**
 * The facets of a convex hull by gift wrapping: from a facet, across each of its edges, to the next one (Chand and Kapur 1970). All that it asks is on which side of a
 * plane a point is. Points in one plane are a facet with as many corners as there are; those within it or on its edges are no corners.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';

/** A direction across a facet, outwards, and how high the facet is along it. */
export interface Facet {
  readonly normal: Vector;
  readonly height: bigint;
}

/** All planes through three of the points, no two of which are equal, with all others behind or on them; of points in one plane, that plane either way. */
export function facetsOf(points: readonly Vector[]): Facet[] {
  const first = supportedNormal(points);
  if (first === undefined) return [];
  const found = new Map<string, Facet>();
  const queue: Facet[] = [];
  const offer = (p: Vector, n: Vector): void => {
    const normal = shortest(n);
    const facet = { normal, height: dot(normal, p) };
    if (found.has(normal.join())) return;
    found.set(normal.join(), facet);
    queue.push(facet);
  };
  const start = lowestPoint(points);
  for (const sign of [1n, -1n]) {
    const n = multiply(first, sign);
    if (points.every((q) => dot(n, subtract(q, start)) <= 0n)) offer(start, n);
  }
  for (let facet = queue.pop(); facet !== undefined; facet = queue.pop()) {
    for (const [u, n] of neighbours(points, facet)) offer(u, n);
  }
  return [...found.values()];
}

/** The first of all points by their coordinates: a corner of the hull. */
function lowestPoint(points: readonly Vector[]): Vector {
  return points.reduce((p, q) => {
    const k = p.findIndex((x, i) => x !== q[i]);
    return k >= 0 && q[k]! < p[k]! ? q : p;
  });
}

/** A normal of some plane through that corner and two more points that has no points on both sides; none if all points are on a line. */
function supportedNormal(points: readonly Vector[]): Vector | undefined {
  const p = lowestPoint(points);
  for (const [i, q] of points.entries()) {
    for (const r of points.slice(i + 1)) {
      const n = cross(subtract(q, p), subtract(r, p));
      if (!isZero(n) && isSupported(points, p, n)) return n;
    }
  }
  return undefined;
}

/** Are no points on both sides? Ends with the first two that are. */
function isSupported(points: readonly Vector[], p: Vector, n: Vector): boolean {
  let side = 0n;
  for (const q of points) {
    const height = dot(n, subtract(q, p));
    if (height * side < 0n) return false;
    if (height !== 0n) side = height;
  }
  return true;
}

/** A point of the facet across each edge, and a normal of that facet, outwards. Of points in one plane there are none. */
function neighbours(points: readonly Vector[], { normal, height }: Facet): (readonly [Vector, Vector])[] {
  const members = points.filter((p) => dot(normal, p) === height);
  const others = points.filter((p) => dot(normal, p) < height);
  if (others.length === 0) return [];
  return members.flatMap((u) =>
    members
      .filter((v) => v !== u && isEdge(members, normal, u, v))
      .map((v) => [u, turned(others, u, subtract(v, u), normal)] as const),
  );
}

/** Is everything of the facet to the left of the edge from u to v, or between its ends? */
function isEdge(members: readonly Vector[], normal: Vector, u: Vector, v: Vector): boolean {
  const inwards = cross(normal, subtract(v, u));
  return members.every((w) => {
    const side = dot(inwards, subtract(w, u));
    return side === 0n ? dot(subtract(w, u), subtract(w, v)) <= 0n : side > 0n;
  });
}

/** The plane of a facet turned about its edge until it meets a point: seen along the edge, all others are on one side of the facet's plane, so that the last one met is found in one pass. */
function turned(others: readonly Vector[], u: Vector, edge: Vector, normal: Vector): Vector {
  const through = (r: Vector): Vector => {
    const n = cross(subtract(r, u), edge);
    // The facet, to the left of the edge, is behind its neighbour.
    return dot(n, cross(normal, edge)) < 0n ? n : multiply(n, -1n);
  };
  return others.reduce((n, s) => (dot(n, subtract(s, u)) > 0n ? through(s) : n), through(others[0]!));
}

/** Divided by the greatest common divisor, which Euclid finds. */
function shortest(n: Vector): Vector {
  const common = n.map(absolute).reduce((x, y) => {
    let [p, q] = [x, y];
    while (q !== 0n) [p, q] = [q, p % q];
    return p;
  });
  return [n[0] / common, n[1] / common, n[2] / common];
}
