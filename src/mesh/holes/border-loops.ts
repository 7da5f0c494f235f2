import { UnionFind } from '../../core/collections/union-find.js';
import { nextHalfEdge } from '../structure/edges.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';

/** Half-edges of a border. Those of a loop follow each other around; others ascend. */
export interface Border {
  readonly halfEdges: readonly number[];
  /**
   * `loop`: a closed chain that passes no vertex twice; `not-oriented`: at some vertex not as many half-edges end as
   * begin; `ambiguous`: there are several ways to make loops of them.
   */
  readonly kind: 'loop' | 'not-oriented' | 'ambiguous';
}

/** Half-edges that are connected at vertices, and by the vertex at which each begins. */
interface Piece {
  readonly halfEdges: number[];
  readonly from: Map<number, number[]>;
}

/** The edges with one triangle, by what is connected. */
function piecesOfBorder({ indices, vertices, edges: { count, first, halfEdges } }: PreparedMesh): Piece[] {
  const border: number[] = [];
  for (let e = 0; e < count; e++) if (first[e + 1]! - first[e]! === 1) border.push(halfEdges[first[e]!]!);
  border.sort((g, h) => g - h);
  const sets = new UnionFind(vertices);
  for (const h of border) sets.union(indices[h]!, indices[nextHalfEdge(h)]!);
  const pieces = new Map<number, Piece>();
  for (const h of border) {
    const v = indices[h]!;
    const root = sets.find(v);
    const piece = pieces.get(root) ?? { halfEdges: [], from: new Map<number, number[]>() };
    pieces.set(root, piece);
    piece.halfEdges.push(h);
    const outgoing = piece.from.get(v);
    if (outgoing === undefined) piece.from.set(v, [h]);
    else outgoing.push(h);
  }
  return [...pieces.values()];
}

/** Whether at each vertex as many half-edges end as begin. */
function isBalanced({ halfEdges, from }: Piece, indices: Uint32Array): boolean {
  const ending = new Map<number, number>();
  for (const h of halfEdges) {
    const end = indices[nextHalfEdge(h)]!;
    ending.set(end, (ending.get(end) ?? 0) + 1);
  }
  return ending.size === from.size && [...ending].every(([v, count]) => from.get(v)?.length === count);
}

/** Loops of a balanced piece: a walk along half-edges, from which what comes back to a vertex is taken off. */
function loopsOf({ halfEdges, from }: Piece, indices: Uint32Array): number[][] {
  const loops: number[][] = [];
  const used = new Map<number, number>();
  for (const start of halfEdges) {
    const path: number[] = [];
    const placeOf = new Map<number, number>();
    let v = indices[start]!;
    // It ends where it began: at each other vertex one more begins than has been used.
    for (let k = used.get(v) ?? 0; k < from.get(v)!.length; k = used.get(v) ?? 0) {
      const h = from.get(v)![k]!;
      used.set(v, k + 1);
      placeOf.set(v, path.length);
      path.push(h);
      v = indices[nextHalfEdge(h)]!;
      const place = placeOf.get(v);
      if (place === undefined) continue;
      const loop = path.splice(place);
      for (const g of loop) placeOf.delete(indices[g]!);
      loops.push(loop);
    }
  }
  return loops.map(fromLowest);
}

function fromLowest(loop: readonly number[]): number[] {
  const start = loop.indexOf(loop.reduce((least, h) => Math.min(least, h)));
  return [...loop.slice(start), ...loop.slice(0, start)];
}

/**
 * The borders of a mesh, by their lowest half-edges.
 *
 * Where each half-edge is on one simple loop only, loops have so few vertices in common that these make a tree of them:
 * as many loops as there are half-edges less vertices, and one. Any other piece has loops in several ways.
 */
export function bordersOf(mesh: PreparedMesh): Border[] {
  const borders = piecesOfBorder(mesh).flatMap((piece): Border[] => {
    const { halfEdges, from } = piece;
    if (!isBalanced(piece, mesh.indices)) return [{ halfEdges, kind: 'not-oriented' }];
    const loops = loopsOf(piece, mesh.indices);
    if (loops.length !== halfEdges.length - from.size + 1) return [{ halfEdges, kind: 'ambiguous' }];
    return loops.map((loop) => ({ halfEdges: loop, kind: 'loop' }));
  });
  return borders.sort((a, b) => a.halfEdges[0]! - b.halfEdges[0]!);
}
