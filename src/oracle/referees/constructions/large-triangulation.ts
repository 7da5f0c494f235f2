import { readIndices } from '../../answers/construction.js';
import { cutRings, latticeCut, spaceCutRings } from '../../cases/constructions/large-polygons.js';
import {
  cross,
  dot,
  exact,
  isZero,
  orientation2,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../shapes/vectors.js';
import { fractionText, type Points, type Triple, triples } from './plane.js';
import { type Chained, chained, chainOf, hasCrossedEnds, hasCrossingEnds } from './ring-chains.js';
import { fanOf, isStrictlyConvex, parsed, shadow } from './space-polygons.js';

/**
 * Whether triangles are a polygon with many vertices and holes: all run as it does, and what they bound together is
 * what it bounds. Then they go round every point as often as it does, once or never, and so do not overlap.
 */

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
  const bound = boundFault(chain, numbers, triangles);
  if (bound !== undefined) return bound;
  const full = vertices.length + 2 * (rings - 1) - 2;
  if (kind.startsWith('touching')) return undefined;
  return triangles.length === full ? undefined : `${triangles.length} triangles in place of ${full}`;
}

/** Whether pieces bound together what a polygon bounds. */
export function boundFault(
  chain: Chained['chain'],
  numbers: readonly number[],
  pieces: readonly (readonly number[])[],
): string | undefined {
  const bound = chainOf(pieces.map((piece) => piece.map((i) => numbers[i]!)));
  for (const [key, { times }] of chain) {
    if (bound.get(key)?.times !== times) return `the pieces do not end at the edge ${key}`;
  }
  for (const key of bound.keys()) if (!chain.has(key)) return `the pieces end at ${key}`;
  return undefined;
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

/** The same for what takes edges that run to and fro as edges: others must not cross these, in one ring either. */
export function isCutWithoutCrossings(v: Float64Array): boolean {
  return !hasCrossedEnds(exactRings(latticeCut(v), 2).rings);
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

/** What a polygon of space with many vertices is, and whether triangles are it, by its shadows along the axes. */

/** A normal of a plane through three of the points; none, if all are on one line. */
function normalOf(points: Points): Vector | undefined {
  const [p] = points;
  const q = points.find((other) => !sameVector(other, p!));
  if (q === undefined) return undefined;
  const normals = points.map((r) => cross(subtract(q, p!), subtract(r, p!)));
  return normals.find((normal) => !isZero(normal));
}

/** A shadow: its vertices, and what it is. */
interface Shadow extends Chained {
  readonly vertices: Points;
}

const isTouching = ({ kind }: Chained) => kind.startsWith('touching');

/** What it is, and those of its shadows along the axes that show what it is, and are polygons. */
function seen(rings: readonly Points[]): { readonly shape: string; readonly shadows: readonly Shadow[] } {
  const all = rings.flat();
  const normal = normalOf(all);
  if (normal === undefined) return { shape: 'flat', shadows: [] };
  const along = (axis: number): Shadow => {
    return { ...chained(rings.map((ring) => shadow(ring, axis))), vertices: shadow(all, axis) };
  };
  const isPlanar = all.every((p) => dot(normal, subtract(p, all[0]!)) === 0n);
  if (!isPlanar) {
    return { shape: 'not-planar', shadows: [0, 1, 2].map(along).filter(({ kind }) => kind !== 'none') };
  }
  const own = along(normal.findIndex((part) => part !== 0n));
  if (own.kind === 'none') return { shape: 'self-crossing', shadows: [] };
  if (isTouching(own)) return { shape: 'self-touching', shadows: [own] };
  const isConvex = rings.length === 1 && isStrictlyConvex(own.vertices);
  return { shape: isConvex ? 'convex' : 'not-convex', shadows: [own] };
}

/** What the polygon is, and how many vertices it has. */
export function largeSpacePolygonReferee(v: Float64Array): string {
  const { rings } = exactRings(spaceCutRings(v), 3);
  return `${seen(rings).shape} ${rings.flat().length}`;
}

/** What is wrong with triangles that have to be the polygon, or where there is none, a fan of its only ring. */
export function checkLargeSpacePolygon(v: Float64Array, text: string): string | undefined {
  const { rings } = exactRings(spaceCutRings(v), 3);
  const count = rings.flat().length;
  const { shape, shadows } = seen(rings);
  const said = parsed(text, count);
  if (said.shape !== shape) return `the polygon is ${shape}`;
  const isFan = said.triangles.join() === (rings.length > 1 ? '' : fanOf(count).join());
  const proper = shadows.filter((one) => !isTouching(one));
  const mayBeFan = shape === 'convex' || proper.length === 0;
  if (mayBeFan && shape !== 'self-touching' && isFan) return undefined;
  if (shape === 'convex') return 'a fan from the first vertex is needed';
  const faults = (proper.length > 0 ? proper : shadows).map((one) => {
    // With holes the chain is that of the shadow seen counterclockwise, and triangles run as the outer ring does.
    const isTurned = rings.length > 1 && one.way < 0;
    const triangles = triples(said.triangles).map(([a, b, c]) =>
      isTurned ? ([c, b, a] as const) : ([a, b, c] as const),
    );
    return chainFault(one.vertices, rings.length, one, triangles);
  });
  if (faults.length === 0) return 'there is no triangulation';
  return faults.includes(undefined) ? undefined : faults[0];
}
