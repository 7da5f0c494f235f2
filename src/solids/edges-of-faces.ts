import type { Solid } from './solid.js';

/** What is known of an edge, whichever way it is run. */
export interface FaceEdge {
  /** How many times more it is run from its lesser end to its greater one. */
  balance: number;
  /** The plane of all faces that have it; -1 if they have several. */
  plane: number;
}

/**
 * The edges of faces, by numbers that say their ends.
 *
 * @param vertices how many vertices there are
 */
export function edgesOfFaces(faces: Solid['faces'], vertices: number): Map<number, FaceEdge> {
  const edges = new Map<number, FaceEdge>();
  for (const { plane, rings } of faces) {
    for (const ring of rings) {
      for (const [k, from] of ring.entries()) {
        const to = ring[k + 1 === ring.length ? 0 : k + 1]!;
        const key = Math.min(from, to) * vertices + Math.max(from, to);
        const edge = edges.get(key) ?? { balance: 0, plane };
        edges.set(key, edge);
        edge.balance += from < to ? 1 : -1;
        if (edge.plane !== plane) edge.plane = -1;
      }
    }
  }
  return edges;
}

/** The ends of an edge in words: `4 to 6`. */
export function nameOfEdge(key: number, vertices: number): string {
  return `${Math.floor(key / vertices)} to ${key % vertices}`;
}
