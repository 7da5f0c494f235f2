import { sumUp } from '../../arithmetic/directed.js';
import { UnionFind } from '../../core/collections/union-find.js';
import { cross, distance, dot, minus, unit, type Vector } from './near-points.js';
import { pointAt } from './sheet-stars.js';
import type { MovedMesh } from './snap-mesh.js';

/**
 * Drops the pieces of a mesh that lie between two parallel planes as close to each other as a distance: what they
 * enclose is thinner than that. Pieces are of triangles that have vertices in common.
 *
 * @param thickness the distance
 * @param slack more than what measuring it may be wrong by
 */
export function dropFlatPieces(mesh: MovedMesh, thickness: number, slack: number): MovedMesh {
  const { positions } = mesh;
  const pieces = verticesOfPieces(mesh);
  const kept = new Uint8Array(positions.length / 3).fill(1);
  let deviation = mesh.deviation;
  for (const vertices of pieces) {
    const own = thicknessOf(vertices.map((v) => pointAt(positions, v)));
    if (!(own <= thickness)) continue;
    for (const v of vertices) kept[v] = 0;
    deviation = Math.max(deviation, sumUp(own, slack));
  }
  return kept.includes(0) ? { ...withVertices(mesh, kept), deviation } : mesh;
}

/** The triangles between some of the vertices, and these. */
function withVertices({ positions, indices }: MovedMesh, kept: Uint8Array): Omit<MovedMesh, 'deviation'> {
  const corners = indices.filter((v) => kept[v] === 1);
  const used = [...new Set(corners)].sort((a, b) => a - b);
  const numbers = new Map(used.map((v, number) => [v, number]));
  const points = used.flatMap((v) => pointAt(positions, v));
  const own = corners.map((v) => numbers.get(v)!);
  return { positions: Float64Array.from(points), indices: own };
}

/** The vertices of each piece. */
function verticesOfPieces({ positions, indices }: MovedMesh): number[][] {
  const sets = new UnionFind(positions.length / 3);
  for (let h = 0; h < indices.length; h += 3) {
    sets.union(indices[h]!, indices[h + 1]!);
    sets.union(indices[h]!, indices[h + 2]!);
  }
  const pieces = new Map<number, number[]>();
  for (const v of new Set(indices)) {
    const list = pieces.get(sets.find(v));
    if (list === undefined) pieces.set(sets.find(v), [v]);
    else list.push(v);
  }
  return [...pieces.values()];
}

/**
 * How far apart two planes are that have points between them: along a plane through three points that are far from each
 * other.
 */
function thicknessOf(points: readonly Vector[]): number {
  const first = points[0]!;
  const second = greatest(points, (p) => distance(first, p));
  const along = minus(second, first);
  const area = (p: Vector) => cross(along, minus(p, first));
  const normal = unit(area(greatest(points, (p) => distance(area(p), [0, 0, 0]))));
  if (normal === null) return 0;
  const heights = points.map((p) => dot(normal, minus(p, first)));
  const highest = heights.reduce((most, x) => Math.max(most, x), 0);
  return highest - heights.reduce((least, x) => Math.min(least, x), 0);
}

/** The first point of which something is greatest. */
function greatest(points: readonly Vector[], of: (point: Vector) => number): Vector {
  let best = points[0]!;
  let most = of(best);
  for (const point of points) {
    const own = of(point);
    if (own > most) [best, most] = [point, own];
  }
  return best;
}
