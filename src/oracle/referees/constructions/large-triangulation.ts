/**
 * Whether triangles are a polygon with many vertices and holes: all run as it does, and what they bound together is
 * what it bounds. Then they go round every point as often as it does, once or never, and so do not overlap.
 */
import { readIndices } from '../../answers/construction.js';
import { cutRings, latticeCut } from '../../cases/constructions/large-polygons.js';
import { exact, orientation2, pointsAt, type Vector } from '../shapes/vectors.js';
import { fractionText, type Points, type Triple, triples } from './plane.js';
import { type Chained, chained, chainOf, hasCrossingEnds } from './ring-chains.js';

/** What is wrong with triangles of a polygon whose vertices are numbered through. */
export function chainFault(
  vertices: Points,
  rings: number,
  { numbers, chain, kind, area }: Chained,
  triangles: readonly Triple[],
): string | undefined {
  const way = area > 0n ? 1 : -1;
  const turned = triangles.find((t) => {
    const [a, b, c] = t.map((i) => vertices[i]!) as [Vector, Vector, Vector];
    return orientation2(a, b, c) !== way;
  });
  if (turned !== undefined) return `triangle ${turned.join(' ')} does not run as the polygon does`;
  const bound = chainOf(triangles.map((t) => t.map((i) => numbers[i]!)));
  for (const [key, { times }] of chain) {
    if (bound.get(key)?.times !== times) return `the triangles do not end at the edge ${key}`;
  }
  for (const key of bound.keys()) if (!chain.has(key)) return `the triangles end at ${key}`;
  const full = vertices.length + 2 * (rings - 1) - 2;
  if (kind.startsWith('touching')) return undefined;
  return triangles.length === full ? undefined : `${triangles.length} triangles in place of ${full}`;
}

/** Points of rings over the integers; a last vertex that repeats the first of its ring has no number. */
export function exactRings(
  all: readonly (readonly (readonly number[])[])[],
  dimension: 2 | 3,
): { readonly rings: Points[]; readonly one: bigint } {
  const rings = all.map((ring) => {
    const isClosed = ring[0]!.every((x, k) => x === ring.at(-1)![k]);
    return isClosed ? ring.slice(0, -1) : ring;
  });
  const values = exact(rings.flat(2));
  let from = 0;
  const points = rings.map((ring) => {
    from += ring.length;
    return pointsAt(values, dimension, dimension * (from - ring.length), ring.length);
  });
  return { rings: points, one: values.one };
}

/** Whether what the polygon is, is told by what is promised. */
export function isClearlyCut(v: Float64Array): boolean {
  return !hasCrossingEnds(exactRings(latticeCut(v), 2).rings);
}

/** What the polygon is, how many vertices it has, and its area. */
export function largeTriangulationReferee(v: Float64Array): string {
  const { rings, one } = exactRings(cutRings(v), 2);
  const { kind, area } = chained(rings);
  return `${kind} ${rings.flat().length} ${fractionText(area, 2n * one * one)}`;
}

/** What is wrong with triangles that have to be the polygon, or `null`. */
export function checkLargeTriangulation(v: Float64Array, said: string): string | undefined {
  const { rings } = exactRings(cutRings(v), 2);
  const polygon = chained(rings);
  const vertices = rings.flat();
  if (polygon.kind === 'none') return said === 'null' ? undefined : 'there is no triangulation';
  if (said === 'null') return `the polygon is ${polygon.kind}`;
  return chainFault(vertices, rings.length, polygon, triples(readIndices(said, vertices.length, 3)));
}
