import { emptyTable, hashOfPoint, NONE } from '../../core/collections/hashing.js';
import type { IndexedMesh } from './indexed-mesh.js';
/**
 * For every vertex the first vertex with equal coordinates (itself, if there is none before): -0 = +0.
 *
 * Expected linear time, by a hash table of vertex numbers.
 *
 * @param step  called with 0, 1, 2, ... before each vertex
 */
export function firstEqualVertices(
  positions: IndexedMesh['positions'],
  step: (done: number) => void,
): Uint32Array {
  const vertices = positions.length / 3;
  const table = emptyTable(vertices);
  const mask = table.length - 1;
  const first = new Uint32Array(vertices);
  for (let v = 0; v < vertices; v++) {
    step(v);
    let place = hashOfPoint(positions, 3 * v) & mask;
    while (table[place] !== NONE && !sameVertex(positions, table[place]!, v)) place = (place + 1) & mask;
    if (table[place] === NONE) table[place] = v;
    first[v] = table[place]!;
  }
  return first;
}

/** Whether vertices i and j are at one point. */
export function sameVertex(p: IndexedMesh['positions'], i: number, j: number): boolean {
  return p[3 * i] === p[3 * j] && p[3 * i + 1] === p[3 * j + 1] && p[3 * i + 2] === p[3 * j + 2];
}
