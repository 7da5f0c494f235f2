/** The square of the distance of the closest features as a quotient of doubles, where nothing is rounded. */
import { exactDifference, exactProduct, exactSum } from '../../arithmetic/exact-or-nan.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { P } from './arena.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';

/** Two edges, a way between the features, and a vector product. */
const E = 0;
const G = 3;
const R = 6;
const N = 9;
const X: Float64Array = /* @__PURE__ */ allocateScratch(12);

/**
 * The square of the distance of the features in F, which have been proved to be closest, times `below` of them less
 * `limit` times that: its sign is that of the square less the limit. NaN where some number on the way is no double, or
 * the limit is NaN.
 */
export function squareBeyond(limit: number): number {
  const [a, b] = [F[COUNT_A]!, F[COUNT_B]!];
  if (a === 1 && b === 1) {
    setEdge(E, F[0]!, F[OF_B]!);
    return exactDifference(dot(E, E), limit);
  }
  if (a === 2 && b === 2) {
    setEdge(G, F[OF_B]!, F[OF_B + 1]!);
    return acrossTwo(F[0]!, F[1]!, F[OF_B]!, limit);
  }
  const [p, at] = a === 1 ? [F[0]!, OF_B] : [F[OF_B]!, 0];
  const u = F[at]!;
  if (a + b === 4) {
    setEdge(G, u, F[at + 2]!);
    return acrossTwo(u, F[at + 1]!, p, limit);
  }
  // (e × r)² / e².
  setEdge(E, u, F[at + 1]!);
  setEdge(R, u, p);
  setCross(E, R);
  return exactDifference(dot(N, N), exactProduct(limit, dot(E, E)));
}

/** (n · r)² / n² for n = e × g, e from u to v, and r from u to p. */
function acrossTwo(u: number, v: number, p: number, limit: number): number {
  setEdge(E, u, v);
  setEdge(R, u, p);
  setCross(E, G);
  const height = dot(N, R);
  return exactDifference(exactProduct(height, height), exactProduct(limit, dot(N, N)));
}

/** The vector from vertex i to vertex j. */
function setEdge(k: number, i: number, j: number): void {
  for (let axis = 0; axis < 3; axis++) X[k + axis] = exactDifference(P[3 * j + axis]!, P[3 * i + axis]!);
}

function setCross(p: number, q: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const [y, z] = [(axis + 1) % 3, (axis + 2) % 3];
    X[N + axis] = exactDifference(exactProduct(X[p + y]!, X[q + z]!), exactProduct(X[p + z]!, X[q + y]!));
  }
}

function dot(p: number, q: number): number {
  const two = exactSum(exactProduct(X[p]!, X[q]!), exactProduct(X[p + 1]!, X[q + 1]!));
  return exactSum(two, exactProduct(X[p + 2]!, X[q + 2]!));
}
