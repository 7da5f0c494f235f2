import { UnionFind } from '../../core/collections/union-find.js';
import { prepareMesh } from '../../mesh/index.js';
import { nextHalfEdge, previousHalfEdge } from '../../mesh/structure/edges.js';
import { sidesInTurn } from './sides-in-turn.js';

/** A mesh whose vertices were doubled and moved. */
export interface PartedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** The largest movement along an axis, but for rounding it. */
  readonly moved: number;
}

/**
 * Parts a mesh where it touches itself in vertices and edges: each sheet of triangles there gets a vertex of its own, which moves
 * into the solid behind it. At an edge of several triangles those belong together that have the solid between them.
 *
 * Source: Guéziec et al. 2001, "Cutting and Stitching: Converting Sets of Polygons to Manifold Surfaces".
 *
 * @param step how far vertices move
 */
export function partContacts(positions: Float64Array, indices: Uint32Array, step: number): PartedMesh {
  const sheets = sheetsOf(positions, indices);
  const own = new Uint32Array(indices.length);
  const points = [...positions];
  const first = new Map<number, number>();
  const numbers = new Map<number, number>();
  let moved = 0;
  for (let h = 0; h < indices.length; h++) {
    const sheet = sheets.find(h);
    let number = numbers.get(sheet);
    if (number === undefined) {
      const isNew = first.has(indices[h]!);
      number = isNew ? points.length / 3 : indices[h]!;
      if (isNew) for (let k = 0; k < 3; k++) points.push(positions[3 * indices[h]! + k]!);
      if (!isNew) first.set(indices[h]!, sheet);
      numbers.set(sheet, number);
    }
    own[h] = number;
  }
  const doubled = new Set<number>();
  own.forEach((number, h) => {
    if (number !== indices[h]) doubled.add(number).add(indices[h]!);
  });
  const inward = inwardOf(positions, indices, own, doubled);
  for (const [number, direction] of inward) {
    direction.forEach((x, k) => {
      const to = points[3 * number + k]! + step * x;
      moved = Math.max(moved, Math.abs(to - points[3 * number + k]!));
      points[3 * number + k] = to;
    });
  }
  return { positions: Float64Array.from(points), indices: own, moved };
}

/** The corners of triangles, by their half-edges, in the sheets that are connected over edges around each vertex. */
function sheetsOf(positions: Float64Array, indices: Uint32Array): UnionFind {
  const mesh = prepareMesh({ positions, indices });
  const sheets = new UnionFind(indices.length);
  const { count, first, halfEdges } = mesh.edges;
  for (let e = 0; e < count; e++) {
    const sides = sidesInTurn(mesh, halfEdges.subarray(first[e], first[e + 1]));
    for (let i = 0; i < sides.length; i++) {
      const [h, g] = [sides[i]!, sides[(i + 1) % sides.length]!];
      // The solid is behind a triangle that runs up the edge, and before the next one, which then runs down.
      if (sides.length > 2 && h.way > 0) continue;
      sheets.union(h.side, nextHalfEdge(g.side));
      sheets.union(nextHalfEdge(h.side), g.side);
    }
  }
  return sheets;
}

/** Of each vertex that was doubled, the direction into the solid behind its sheet, of length 1. */
function inwardOf(
  positions: Float64Array,
  indices: Uint32Array,
  own: Uint32Array,
  doubled: ReadonlySet<number>,
): Map<number, number[]> {
  const sums = new Map<number, number[]>();
  for (let h = 0; h < own.length; h++) {
    if (!doubled.has(own[h]!)) continue;
    const [p, q, r] = [h, nextHalfEdge(h), previousHalfEdge(h)].map((i) => 3 * indices[i]!) as [
      number,
      number,
      number,
    ];
    const edge = (from: number, to: number) =>
      [0, 1, 2].map((k) => positions[to + k]! - positions[from + k]!);
    const [u, v] = [edge(p, q), edge(p, r)];
    const normal = unit([1, 2, 0].map((i, k) => u[i]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[i]!));
    const sum = sums.get(own[h]!) ?? [0, 0, 0];
    sums.set(
      own[h]!,
      sum.map((x, k) => x - normal[k]!),
    );
  }
  return new Map([...sums].map(([number, sum]) => [number, unit(sum)]));
}

/** A vector with length 1; zero, if it has none. */
function unit(vector: readonly number[]): number[] {
  const largest = Math.max(...vector.map(Math.abs));
  if (!(largest > 0)) return [0, 0, 0];
  const scaled = vector.map((x) => x / largest);
  const length = Math.sqrt(scaled.reduce((sum, x) => sum + x * x, 0));
  return scaled.map((x) => x / length);
}
