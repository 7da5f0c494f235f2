/**
 * Contacts of meshes that move, by asking every pair of a vertex and a triangle, and of two edges, by the referees of
 * such pairs. The kernel takes trees, and doubles.
 */
import { type MovingPairText, movingPairsText } from '../../../answers/moving-meshes.js';
import {
  MOVING_TOPOLOGIES,
  type MovingMeshValues,
  movingMeshAt,
  movingSize,
  PAIRED_COUNT,
} from '../../../cases/motion/moving-meshes.js';
import { type FirstTime, firstEdgeEdge, firstVertexFace } from './deforming.js';
import { compareRoots, nearestToRoot } from './univariate.js';

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly first: FirstTime;
}

const placesOf = ({ start, end }: MovingMeshValues, list: readonly number[]): [number[], number[]] => {
  const at = (places: Float64Array) => list.flatMap((v) => [0, 1, 2].map((k) => places[3 * v + k]!));
  return [at(start), at(end)];
};

/** Coordinates of two features at time 0, then at time 1. */
function valuesOf(
  a: MovingMeshValues,
  p: readonly number[],
  b: MovingMeshValues,
  q: readonly number[],
): number[] {
  const [start, end] = placesOf(a, p);
  const [otherStart, otherEnd] = placesOf(b, q);
  return [...start, ...otherStart, ...end, ...otherEnd];
}

/** Whether some coordinate of all points of one feature is above that of all points of the other, at both times. */
function areApart(
  a: MovingMeshValues,
  p: readonly number[],
  b: MovingMeshValues,
  q: readonly number[],
): boolean {
  return [0, 1, 2].some((axis) => {
    const along = (mesh: MovingMeshValues, list: readonly number[]) =>
      list.flatMap((v) => [mesh.start[3 * v + axis]!, mesh.end[3 * v + axis]!]);
    const [own, others] = [along(a, p), along(b, q)];
    return Math.max(...own) < Math.min(...others) || Math.max(...others) < Math.min(...own);
  });
}

const trianglesOf = ({ indices }: MovingMeshValues): number[][] =>
  Array.from({ length: indices.length / 3 }, (_, t) => [...indices.slice(3 * t, 3 * t + 3)]);

const verticesOf = (mesh: MovingMeshValues): number[] => [...new Set(mesh.indices)].sort((a, b) => a - b);

/** Different pairs of different corners of one triangle. */
function edgesOf(mesh: MovingMeshValues): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const corners of trianglesOf(mesh)) {
    for (const a of corners) for (const b of corners) if (a < b) found.set(`${a}-${b}`, [a, b]);
  }
  return [...found.values()];
}

function vertexFaces(a: MovingMeshValues, b: MovingMeshValues): Pair[] {
  const found: Pair[] = [];
  for (const v of verticesOf(a)) {
    for (const [t, corners] of trianglesOf(b).entries()) {
      if ((a === b && corners.includes(v)) || areApart(a, [v], b, corners)) continue;
      const first = firstVertexFace(valuesOf(a, [v], b, corners));
      if (first !== null) found.push({ a: `v${v}`, b: `f${t}`, first });
    }
  }
  return found;
}

function edgeEdges(a: MovingMeshValues, b: MovingMeshValues): Pair[] {
  const found: Pair[] = [];
  const [edges, others] = [edgesOf(a), edgesOf(b)];
  for (const [i, p] of edges.entries()) {
    for (const [j, q] of others.entries()) {
      if (a === b && (j <= i || p.some((v) => q.includes(v)))) continue;
      if (areApart(a, p, b, q)) continue;
      const first = firstEdgeEdge(valuesOf(a, p, b, q));
      if (first !== null) found.push({ a: `e${p.join('-')}`, b: `e${q.join('-')}`, first });
    }
  }
  return found;
}

/** The pairs as text: of one mesh, whose features may be named in either order, the lower text before the other. */
function textOf(pairs: readonly Pair[]): string {
  const earliest = pairs.reduce<FirstTime | null>(
    (least, { first }) => (least === null || compareRoots(first, least) < 0 ? first : least),
    null,
  );
  const texts = pairs.map(({ a, b, first }): MovingPairText => {
    return { a, b, time: nearestToRoot(first), isFirst: compareRoots(first, earliest!) === 0 };
  });
  return movingPairsText(texts);
}

/** One mesh with itself, without what shares a vertex. */
export function deformingSelfContactsReferee(values: ArrayLike<number>): string {
  const mesh = movingMeshAt(values, 0, MOVING_TOPOLOGIES.length);
  const edges = edgeEdges(mesh, mesh).map((pair) => {
    const [a, b] = [pair.a, pair.b].sort();
    return { ...pair, a: a!, b: b! };
  });
  return textOf([...vertexFaces(mesh, mesh), ...edges]);
}

/** Two meshes. */
export function deformingMeshContactsReferee(values: ArrayLike<number>): string {
  const a = movingMeshAt(values, 0, PAIRED_COUNT);
  const b = movingMeshAt(values, movingSize(PAIRED_COUNT), PAIRED_COUNT);
  const turned = vertexFaces(b, a).map((pair) => ({ ...pair, a: pair.b, b: pair.a }));
  return textOf([...vertexFaces(a, b), ...turned, ...edgeEdges(a, b)]);
}
