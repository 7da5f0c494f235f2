import type { Point3 } from '../../core/shapes.js';
import { polygonPlanarity } from '../../spatial/polygons/polygon-planarity.js';
import { type CutPolygon, triangulatePolygon } from '../../triangulation/triangulate-polygon.js';
import type { DoubleMesh } from '../structure/indexed-mesh.js';

/** A loop of a border, the other way round: as the triangles run that fill it. */
export interface Loop {
  readonly number: number;
  /** The half-edges of the mesh, as they run. */
  readonly halfEdges: readonly number[];
  /** The vertices in the opposite order. */
  readonly vertices: readonly number[];
  readonly points: readonly Point3[];
  readonly planar: boolean;
}

/** Triangles that fill a loop, or one with others within it. */
export interface Patch {
  readonly loops: readonly Loop[];
  /** Three vertices for each. */
  readonly corners: readonly number[];
}

/** Why there is no patch at all. */
export type Unfit = 'flat' | 'self-touching' | 'self-crossing';

export function loopOf(
  { positions, indices }: DoubleMesh,
  halfEdges: readonly number[],
  number: number,
): Loop {
  const vertices = halfEdges.map((h) => indices[h]!).reverse();
  const points = vertices.map((v): Point3 => {
    return [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
  });
  return { number, halfEdges, vertices, points, planar: polygonPlanarity(points).planar };
}

const UNFIT: readonly CutPolygon[] = ['flat', 'self-touching', 'self-crossing'];

/** The patch of a loop as polygons of space are cut. */
export function patchOf(loop: Loop): Patch | Unfit {
  const { points, vertices } = loop;
  // Three vertices are a triangle wherever they are.
  if (polygonPlanarity(points).dimension < 2) return 'flat';
  const { shape, triangles } = triangulatePolygon(points);
  if (UNFIT.includes(shape)) return shape as Unfit;
  return { loops: [loop], corners: Array.from(triangles, (i) => vertices[i]!) };
}

/** The patch between a planar loop and others in it, which run the other way round. */
export function patchBetween(outer: Loop, inner: readonly Loop[]): Patch | Unfit {
  const { triangles } = triangulatePolygon({ outer: outer.points, holes: inner.map(({ points }) => points) });
  if (triangles.length === 0) return 'self-crossing';
  const loops = [outer, ...inner];
  const vertices = loops.flatMap((loop) => loop.vertices);
  const patch = { loops, corners: Array.from(triangles, (i) => vertices[i]!) };
  return isBounded(patch) ? patch : 'self-touching';
}

/** The edges of a patch's triangles, as they run. */
export function edgeRuns({ corners }: Patch): (readonly [number, number])[] {
  return corners.map((v, i) => [v, corners[i % 3 === 2 ? i - 2 : i + 1]!]);
}

/** Whether the edges that triangles run one way only are those of the loops. */
function isBounded(patch: Patch): boolean {
  const runs = edgeRuns(patch).map(([from, to]) => `${from} ${to}`);
  const known = new Set(runs);
  if (known.size < runs.length) return false;
  const around = new Set(
    patch.loops.flatMap(({ vertices }) =>
      vertices.map((v, i) => `${v} ${vertices[(i + 1) % vertices.length]!}`),
    ),
  );
  const single = edgeRuns(patch).filter(([from, to]) => !known.has(`${to} ${from}`));
  return single.length === around.size && single.every(([from, to]) => around.has(`${from} ${to}`));
}

/** The triangles of each triangulation of the vertices from i to j of a polygon, cut off by the edge between these. */
function* triangulations(i: number, j: number): Generator<readonly number[]> {
  if (j - i < 2) yield [];
  for (let apex = i + 1; apex < j; apex++) {
    for (const before of triangulations(i, apex)) {
      for (const behind of triangulations(apex, j)) yield [i, apex, j, ...before, ...behind];
    }
  }
}

/** All patches of a loop, whatever they look like. */
export function* allPatches(loop: Loop): Generator<Patch> {
  for (const triangles of triangulations(0, loop.vertices.length - 1)) {
    yield { loops: [loop], corners: triangles.map((i) => loop.vertices[i]!) };
  }
}
