import { rejectWords } from '../../core/arguments/index.js';
import type { Chord } from './chords.js';
import type { Vertex } from './load-polygon.js';
import type { Turn } from './turns.js';

/**
 * The diagonals that divide a simple ring into triangles none of which is flat and none of which has another vertex in
 * it or on its boundary. Vertices may lie within straight edges.
 *
 * Source: Meisters 1975, "Polygons have ears".
 *
 * @throws RangeError if no ear is left, as there always is in a simple ring
 */
export function earDiagonals(where: string, points: readonly Vertex[], turn: Turn): Chord[] {
  const diagonals: Chord[] = [];
  const left = [...points.keys()];
  while (left.length > 3) {
    const k = left.findIndex((_, at) => isEar(points, left, at, turn));
    if (k < 0) rejectWords(where, 'polygon', 'simple', 'a boundary that meets itself');
    diagonals.push([left.at(k - 1)!, left[(k + 1) % left.length]!]);
    left.splice(k, 1);
  }
  return diagonals;
}

function isEar(points: readonly Vertex[], left: readonly number[], k: number, turn: Turn): boolean {
  const [i, j, l] = [left.at(k - 1)!, left[k]!, left[(k + 1) % left.length]!];
  const [p, q, r] = [points[i]!, points[j]!, points[l]!];
  if (turn(p, q, r) <= 0) return false;
  return left.every((m) => {
    if (m === i || m === j || m === l) return true;
    const x = points[m]!;
    return turn(p, q, x) < 0 || turn(q, r, x) < 0 || turn(r, p, x) < 0;
  });
}
