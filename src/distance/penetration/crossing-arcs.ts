import type { Cells } from '../engine/cells.js';
import {
  type Edge,
  LEAST,
  length,
  type NearNormal,
  type ScaledPair,
  type ScaledPoints,
  span,
  type Triple,
} from './edge-depth.js';

/** What bounds a shape. */
type Bounds = Pick<Cells, 'edges' | 'faces'>;

/** u = 2^-53, twice for what the bounds themselves round by. */
const U = 2 ** -52;

/** The two faces at each edge; null if some edge is not between two that run along it in opposite directions. */
function facesAtEdges({ edges, faces }: Bounds): (readonly [number, number])[] | null {
  const faceAt = new Map<string, number>();
  let sides = 0;
  faces.forEach((face, i) => {
    sides += face.length;
    face.forEach((from, k) => {
      faceAt.set(`${from} ${face[(k + 1) % face.length]!}`, i);
    });
  });
  if (faceAt.size !== sides || sides !== 2 * edges.length) return null;
  const found = edges.map(
    ([from, to]) => [faceAt.get(`${from} ${to}`), faceAt.get(`${to} ${from}`)] as const,
  );
  return found.every(([f, g]) => f !== undefined && g !== undefined) ? (found as [number, number][]) : null;
}

/**
 * The normal of a face, times twice its area: by the products of the edges l, m of a fan. Each product is off by at
 * most 20 u R (l + m) (see `edge-depth.ts`), and adding up k - 2 of them rounds by k u of the sum of their magnitudes,
 * at most 2 R (l + m) each.
 */
export function nearNormalOf(points: ScaledPoints, face: readonly number[], reach: number): NearNormal {
  let [x, y, z] = [0, 0, 0];
  let lengths = 0;
  for (let i = 1; i + 1 < face.length; i++) {
    const [l, m] = [span(points, [face[0]!, face[i]!]), span(points, [face[0]!, face[i + 1]!])];
    x += l[1] * m[2] - l[2] * m[1];
    y += l[2] * m[0] - l[0] * m[2];
    z += l[0] * m[1] - l[1] * m[0];
    lengths += length(l) + length(m);
  }
  const vector: Triple = [x, y, z];
  return { vector, size: length(vector), error: (20 + 2 * face.length) * U * reach * lengths };
}

/**
 * On which side of the plane across each edge each normal points, where that is certain; else 0. For edge i and face k
 * at i · faces + k.
 *
 * The product of a normal N, off by E, and an edge e, off by 11 u R, is off by E |e| + 11 u R (|N| + E), and rounds by
 * 4 u |N| |e|. Both are at least 2^-400 long, so that nothing that underflows counts beside 11 u R |N|.
 */
function sidesOf(edges: readonly Triple[], normals: readonly NearNormal[], reach: number): Int8Array {
  const sides = new Int8Array(edges.length * normals.length);
  edges.forEach((edge, i) => {
    const size = length(edge);
    if (!(size >= LEAST)) return;
    normals.forEach(({ vector, size: across, error }, k) => {
      if (!(across >= LEAST)) return;
      const product = edge[0] * vector[0] + edge[1] * vector[1] + edge[2] * vector[2];
      const bound = error * size + 11 * U * reach * (across + error) + 4 * U * across * size;
      if (product > bound) sides[i * normals.length + k] = 1;
      else if (-product > bound) sides[i * normals.length + k] = -1;
    });
  });
  return sides;
}

/**
 * The pairs of edges that may make a facet of the Minkowski difference, by their numbers: the normals of the faces at
 * an edge are the ends of an arc on the sphere of directions, and the direction across both edges is on both arcs. An
 * arc whose ends are on one side of the plane across the other edge does not cross that plane. Null if faces and edges
 * of a shape do not tell: then it may be any pair.
 *
 * Source: Gregorius 2013, "The separating axis test between convex polyhedra" (GDC).
 */
export function crossingArcs(both: ScaledPair, a: Bounds, b: Bounds): (readonly [Edge, Edge])[] | null {
  const [atA, atB] = [facesAtEdges(a), facesAtEdges(b)];
  if (atA === null || atB === null || both.scale === 0) return null;
  const spans = (points: ScaledPoints, { edges }: Bounds) => edges.map((edge) => span(points, edge));
  const normals = (points: ScaledPoints, { faces }: Bounds) =>
    faces.map((face) => nearNormalOf(points, face, both.reach));
  const [ofA, ofB] = [
    sidesOf(spans(both.a, a), normals(both.b, b), both.reach),
    sidesOf(spans(both.b, b), normals(both.a, a), both.reach),
  ];
  const pairs: (readonly [Edge, Edge])[] = [];
  a.edges.forEach((e, i) => {
    const [f, g] = atA[i]!;
    b.edges.forEach((h, k) => {
      const [c, d] = atB[k]!;
      const ofFirst = i * b.faces.length;
      const ofSecond = k * a.faces.length;
      if (ofA[ofFirst + c]! * ofA[ofFirst + d]! > 0 || ofB[ofSecond + f]! * ofB[ofSecond + g]! > 0) return;
      pairs.push([e, h]);
    });
  });
  return pairs;
}
