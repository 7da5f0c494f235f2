/**
 * The point of a triangle or a segment that is nearest to the origin, by the conditions of Karush, Kuhn and Tucker over
 * the integers: it is the least point of the line or plane of some corners, with positive weights, and no corner lies
 * before the plane across it. The kernel asks on which side of edges and normals the point is.
 */
import { cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';

/** vector / denominator, and the number of the subset of corners: 0-2 a corner, 3-5 an edge, 6 the face. */
export interface LeastPoint {
  readonly code: number;
  readonly vector: Vector;
  readonly denominator: bigint;
}

const SUBSETS = [[0], [1], [2], [0, 1], [1, 2], [2, 0], [0, 1, 2]] as const;

/** Of three corners the first subset that holds the least point; of two corners, their edge has code 3. */
export function leastPoint(corners: readonly Vector[]): LeastPoint {
  for (const [code, subset] of SUBSETS.entries()) {
    if (subset.some((i) => i >= corners.length)) continue;
    const found = affineLeast(subset.map((i) => corners[i]!));
    if (found === undefined) continue;
    const { vector, denominator } = found;
    const level = dot(vector, vector);
    if (corners.every((v) => dot(vector, v) * denominator >= level)) return { code, ...found };
  }
  throw new Error('unreachable: a closed bounded set has a least point');
}

interface Least {
  readonly vector: Vector;
  readonly denominator: bigint;
}

/** The least point of the affine hull if its weights are positive. */
function affineLeast(corners: readonly Vector[]): Least | undefined {
  const [a, b, c] = corners as [Vector, Vector?, Vector?];
  if (b === undefined) return { vector: a, denominator: 1n };
  if (c === undefined) {
    const e = subtract(b, a);
    const denominator = dot(e, e);
    const [first, second] = [dot(b, e), -dot(a, e)];
    if (first <= 0n || second <= 0n) return undefined;
    return { vector: weighted([a, b], [first, second]), denominator };
  }
  const n = cross(subtract(b, a), subtract(c, a));
  if (isZero(n)) return undefined;
  // The weights of the foot n (n · a) / n² are areas: n · (b × c) and so on, for the corners as seen from the foot.
  const denominator = dot(n, n);
  const foot = multiply(n, dot(n, a));
  const seen = corners.map((v) => subtract(multiply(v, denominator), foot)) as [Vector, Vector, Vector];
  const areas = [
    dot(n, cross(seen[1], seen[2])),
    dot(n, cross(seen[2], seen[0])),
    dot(n, cross(seen[0], seen[1])),
  ];
  return areas.every((area) => area > 0n) ? { vector: foot, denominator } : undefined;
}

function weighted(corners: readonly Vector[], weights: readonly bigint[]): Vector {
  const [x, y, z] = [0, 1, 2].map((k) => corners.reduce((sum, v, i) => sum + v[k]! * weights[i]!, 0n));
  return [x!, y!, z!];
}
