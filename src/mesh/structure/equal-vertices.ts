import { emptyTable, finish, mix, NONE } from '../validation/hashing.js';
import type { IndexedMesh } from './indexed-mesh.js';

/** One double and its two words; written before every read. */
const double = /* @__PURE__ */ new Float64Array(1);
const words = /* @__PURE__ */ new Uint32Array(double.buffer);

/** A double mixed into a hash: equal numbers alike, -0 as 0. */
export function mixDouble(hash: number, x: number): number {
  // Adding zero makes 0 of -0, which is the same number.
  double[0] = x + 0;
  return mix(mix(hash, words[0]!), words[1]!);
}

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
    let place = hashOfVertex(positions, v) & mask;
    while (table[place] !== NONE && !sameVertex(positions, table[place]!, v)) place = (place + 1) & mask;
    if (table[place] === NONE) table[place] = v;
    first[v] = table[place]!;
  }
  return first;
}

function hashOfVertex(p: IndexedMesh['positions'], v: number): number {
  return finish(mixDouble(mixDouble(mixDouble(0, p[3 * v]!), p[3 * v + 1]!), p[3 * v + 2]!));
}

/** Whether vertices i and j are at one point. */
export function sameVertex(p: IndexedMesh['positions'], i: number, j: number): boolean {
  return p[3 * i] === p[3 * j] && p[3 * i + 1] === p[3 * j + 1] && p[3 * i + 2] === p[3 * j + 2];
}
