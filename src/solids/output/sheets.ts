/** The sheets of triangles in which a mesh touches itself in vertices and edges. */
import { UnionFind } from '../../core/collections/union-find.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/index.js';
import { nextHalfEdge } from '../../mesh/structure/edges.js';
import { sidesInTurn } from './sides-in-turn.js';

/** Vertices of the sheets of a mesh. */
export interface SheetVertices {
  /** The vertices of the triangles. */
  readonly own: Uint32Array;
  readonly points: number[];
  /** Those that are several at one place. */
  readonly moving: Set<number>;
}

/** Gives each sheet of triangles at a vertex a vertex of its own, at the same place. */
export function sheetVertices(mesh: PreparedMesh): SheetVertices {
  const { positions, indices } = mesh;
  const sheets = sheetsOf(mesh);
  const own = new Uint32Array(indices.length);
  const points = [...positions];
  const seen = new Set<number>();
  const numbers = new Map<number, number>();
  const moving = new Set<number>();
  indices.forEach((vertex, h) => {
    const sheet = sheets.find(h);
    let number = numbers.get(sheet);
    if (number === undefined) {
      number = seen.has(vertex) ? points.length / 3 : vertex;
      numbers.set(sheet, number);
      if (number !== vertex) {
        for (let k = 0; k < 3; k++) points.push(positions[3 * vertex + k]!);
        moving.add(vertex).add(number);
      }
      seen.add(vertex);
    }
    own[h] = number;
  });
  return { own, points, moving };
}

/**
 * The mesh with edges of several triangles in halves, where the sheets that meet there are one at both of its ends:
 * doubling these does not part the sheets.
 */
export function withHalvedEdges(mesh: PreparedMesh): PreparedMesh {
  const { count, first, halfEdges } = mesh.edges;
  const sheets = sheetsOf(mesh);
  const middles = new Map<number, number>();
  const points = [...mesh.positions];
  for (let e = 0; e < count; e++) {
    const sides = halfEdges.subarray(first[e], first[e + 1]);
    if (sides.length <= 2 || arePartedAtAnEnd(mesh, sides, sheets)) continue;
    const [p, q] = [mesh.indices[sides[0]!]!, mesh.indices[nextHalfEdge(sides[0]!)]!];
    for (const side of sides) middles.set(side, points.length / 3);
    for (let k = 0; k < 3; k++) points.push(points[3 * p + k]! / 2 + points[3 * q + k]! / 2);
  }
  if (middles.size === 0) return mesh;
  const indices: number[] = [];
  for (let h = 0; h < mesh.indices.length; h += 3) indices.push(...halved(mesh.indices, h, middles));
  return prepareMesh({ positions: Float64Array.from(points), indices: Uint32Array.from(indices) });
}

/** Whether, of an edge of several triangles, each two that have the solid between them have a vertex of their own. */
function arePartedAtAnEnd({ indices }: PreparedMesh, sides: Uint32Array, sheets: UnionFind): boolean {
  const names = Array.from(sides, (side) => {
    const ends = [side, nextHalfEdge(side)].sort((a, b) => indices[a]! - indices[b]!);
    return ends.map((h) => sheets.find(h)).join();
  });
  return new Set(names).size === sides.length / 2;
}

/** The triangle at a half-edge, cut at the middles of its edges. */
function halved(indices: Uint32Array, h: number, middles: ReadonlyMap<number, number>): number[] {
  let parts = [[indices[h]!, indices[h + 1]!, indices[h + 2]!]];
  for (let k = 0; k < 3; k++) {
    const middle = middles.get(h + k);
    if (middle === undefined) continue;
    const [a, b] = [indices[h + k]!, indices[h + ((k + 1) % 3)]!];
    parts = parts.flatMap((part) => {
      if (!(part.includes(a) && part.includes(b))) return [part];
      return [part.map((v) => (v === b ? middle : v)), part.map((v) => (v === a ? middle : v))];
    });
  }
  return parts.flat();
}

/** The corners of triangles, by their half-edges, in the sheets that are connected over edges around each vertex. */
function sheetsOf(mesh: PreparedMesh): UnionFind {
  const sheets = new UnionFind(mesh.indices.length);
  const { count, first, halfEdges } = mesh.edges;
  for (let e = 0; e < count; e++) {
    const sides = sidesInTurn(mesh, halfEdges.subarray(first[e], first[e + 1]));
    for (let i = 0; i < sides.length; i++) {
      const [h, g] = [sides[i]!, sides[(i + 1) % sides.length]!];
      // The solid is behind a triangle that runs up the edge, and before the next one, which then runs down.
      if (sides.length > 2 && h.way > 0) continue;
      // Where rounded middles have put triangles out of turn, nothing belongs together: the mesh comes apart, and is
      // found to be open.
      if (h.way === g.way) continue;
      sheets.union(h.side, nextHalfEdge(g.side));
      sheets.union(nextHalfEdge(h.side), g.side);
    }
  }
  return sheets;
}
