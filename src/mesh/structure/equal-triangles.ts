import { allocateScratch } from '../../arithmetic/scratch.js';
import { emptyTable, finish, mix, NONE } from '../../core/collections/hashing.js';
import { repeatsCorner } from './edges.js';

/**
 * The points of a triangle's corners in ascending order, and whether an odd number of exchanges sorted them: at 0 those
 * of the triangle that is looked up, at 4 those of the one that it is compared with.
 */
const sorted = /* @__PURE__ */ allocateScratch(8);
const WANTED = 0;
const FOUND = 4;

function exchange(i: number, j: number, turned: number): void {
  const x = sorted[i]!;
  if (x <= sorted[j]!) return;
  sorted[i] = sorted[j]!;
  sorted[j] = x;
  sorted[turned] = sorted[turned]! ^ 1;
}

function sortCorners(at: number, indices: Uint32Array, point: Uint32Array | null, t: number): void {
  for (let k = 0; k < 3; k++) {
    const v = indices[3 * t + k]!;
    sorted[at + k] = point === null ? v : point[v]!;
  }
  sorted[at + 3] = 0;
  exchange(at, at + 1, at + 3);
  exchange(at + 1, at + 2, at + 3);
  exchange(at, at + 1, at + 3);
  // With two corners at one point there is no rotation.
  if (sorted[at] === sorted[at + 1] || sorted[at + 1] === sorted[at + 2]) sorted[at + 3] = 0;
}

/** Whether triangle t has the points that are wanted. */
function hasWanted(indices: Uint32Array, point: Uint32Array | null, t: number): boolean {
  sortCorners(FOUND, indices, point, t);
  return sorted[0] === sorted[4] && sorted[1] === sorted[5] && sorted[2] === sorted[6];
}

/**
 * For every triangle the first one on the same three points, in whatever rotation. Triangles that are not compared
 * (those that name a vertex twice, unless said otherwise) stand for themselves. Expected linear time, by a hash table
 * of triangle numbers.
 *
 * @param point     for every vertex the first one at the same point; null if each stands for itself
 * @param step      called with 0, 1, 2, ... before each triangle
 * @param compared  which triangles are compared
 */
export function firstEqualTriangles(
  indices: Uint32Array,
  point: Uint32Array | null,
  step: (done: number) => void,
  compared: (t: number) => boolean = (t) => !repeatsCorner(indices, t),
): Uint32Array {
  const triangles = indices.length / 3;
  const table = emptyTable(triangles);
  const mask = table.length - 1;
  const first = new Uint32Array(triangles);
  for (let t = 0; t < triangles; t++) {
    step(t);
    first[t] = t;
    if (!compared(t)) continue;
    sortCorners(WANTED, indices, point, t);
    let place = finish(mix(mix(mix(0, sorted[0]!), sorted[1]!), sorted[2]!)) & mask;
    while (table[place] !== NONE && !hasWanted(indices, point, table[place]!)) place = (place + 1) & mask;
    if (table[place] === NONE) table[place] = t;
    first[t] = table[place]!;
  }
  return first;
}

/**
 * Splits groups of triangles on the same points by rotation: for every triangle the first that turns the same way.
 *
 * @param first  what `firstEqualTriangles` gave
 */
export function firstInSameRotation(
  indices: Uint32Array,
  point: Uint32Array,
  first: Uint32Array,
): Uint32Array {
  const same = first.slice();
  const firstTurned = new Uint32Array(first.length).fill(NONE);
  for (let t = 0; t < first.length; t++) {
    const f = first[t]!;
    if (f === t) continue;
    sortCorners(WANTED, indices, point, t);
    sortCorners(FOUND, indices, point, f);
    if (sorted[WANTED + 3] === sorted[FOUND + 3]) continue;
    if (firstTurned[f] === NONE) firstTurned[f] = t;
    same[t] = firstTurned[f]!;
  }
  return same;
}
