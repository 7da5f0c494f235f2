import type { Sign } from '../../core/sign.js';
import type { Tables } from './facet.js';

/** An edge of a face, which lies to its left. */
export interface DirectedEdge {
  readonly from: number;
  readonly to: number;
  /** A plane that it lies on, other than that of the face. */
  readonly edge: number;
  /** On which side of that plane the left of the edge is. */
  readonly left: Sign;
}

/**
 * The rings that directed edges of one plane make up. Where several pass through a vertex, each goes on along the first
 * edge clockwise from the one that it came by: between the two lies the face. A ring passes through a vertex once.
 */
export function ringsOf(tables: Tables, edges: readonly DirectedEdge[]): number[][] {
  const leaving = new Map<number, DirectedEdge[]>();
  for (const edge of edges) {
    const list = leaving.get(edge.from);
    if (list === undefined) leaving.set(edge.from, [edge]);
    else list.push(edge);
  }
  const used = new Set<DirectedEdge>();
  const rings: number[][] = [];
  for (const start of edges) {
    if (used.has(start)) continue;
    const walk: number[] = [];
    for (let edge = start; !used.has(edge); edge = nextOf(tables, edge, leaving.get(edge.to)!)) {
      used.add(edge);
      walk.push(edge.from);
    }
    cutLoops(walk, rings);
  }
  return rings;
}

/**
 * A closed walk as rings, each through a vertex once. Loops of a walk along a boundary do not cross, so that there is
 * one way to do it.
 */
function cutLoops(walk: readonly number[], rings: number[][]): void {
  const open: number[] = [];
  const places = new Map<number, number>();
  for (const vertex of walk) {
    const place = places.get(vertex);
    if (place !== undefined) {
      const loop = open.splice(place);
      for (const v of loop) places.delete(v);
      rings.push(loop);
    }
    places.set(vertex, open.length);
    open.push(vertex);
  }
  rings.push(open);
}

function nextOf(tables: Tables, edge: DirectedEdge, candidates: readonly DirectedEdge[]): DirectedEdge {
  if (candidates.length === 1) return candidates[0]!;
  return candidates.reduce((best, other) => (comesFirst(tables, edge, other, best) ? other : best));
}

/** Seen from the way back along an edge, clockwise: does a come before b? */
function comesFirst(tables: Tables, edge: DirectedEdge, a: DirectedEdge, b: DirectedEdge): boolean {
  const [first, second] = [sector(tables, edge, a), sector(tables, edge, b)];
  if (first !== second) return first < second;
  // Within half a turn what is to the right of the other comes later.
  return sideOfEdge(tables, a, b.to) < 0;
}

/** 0: less than half a turn clockwise from the way back, 1: half a turn, straight on; 2: more. */
function sector(tables: Tables, edge: DirectedEdge, next: DirectedEdge): 0 | 1 | 2 {
  // To the left of the edge is the first half turn clockwise from the way back.
  const side = sideOfEdge(tables, edge, next.to);
  if (side === 0) return 1;
  return side > 0 ? 0 : 2;
}

/** 1: to the left of an edge, -1: to the right. */
function sideOfEdge({ vertices }: Tables, { edge, left }: DirectedEdge, vertex: number): Sign {
  return (vertices.side(vertex, edge) * left + 0) as Sign;
}
