import { orientation2 } from '../shapes/vectors.js';
import { crossProperly, isInsideSegment, type Points, type Triple } from './plane.js';

/** Two point numbers, the lower first. */
export type Pair = readonly [number, number];

/** Whether a segment between points has no other of the points inside. */
export function isFree(points: Points, used: readonly number[], [i, j]: Pair): boolean {
  return !used.some((k) => isInsideSegment(points[k]!, points[i]!, points[j]!));
}

/** Whether two segments between points cross. */
export function pairsCross(points: Points, [a, b]: Pair, [c, d]: Pair): boolean {
  return crossProperly(points[a]!, points[b]!, points[c]!, points[d]!);
}

/**
 * As many segments between points as there can be without crossings, those that are given first. What they bound are
 * triangles: a face with more vertices would have a diagonal. Slow, and by the definition.
 */
export function maximalEdges(
  points: Points,
  used: readonly number[],
  given: readonly Pair[],
  isAllowed: (pair: Pair) => boolean,
): Pair[] {
  const edges = [...given];
  for (const i of used) {
    for (const j of used) {
      if (i >= j || edges.some(([a, b]) => a === i && b === j) || !isFree(points, used, [i, j])) continue;
      if (isAllowed([i, j]) && !edges.some((edge) => pairsCross(points, edge, [i, j]))) edges.push([i, j]);
    }
  }
  return edges;
}

/** The empty triangles that edges bound, counterclockwise. */
export function facesOf(points: Points, used: readonly number[], edges: readonly Pair[]): Triple[] {
  const key = (i: number, j: number) => (i < j ? `${i} ${j}` : `${j} ${i}`);
  const has = new Set(edges.map(([i, j]) => key(i, j)));
  return edges.flatMap(([i, j]) =>
    used.flatMap((k): Triple[] => {
      if (k <= j || !has.has(key(i, k)) || !has.has(key(j, k))) return [];
      const sign = orientation2(points[i]!, points[j]!, points[k]!);
      if (sign === 0) return [];
      const face: Triple = sign > 0 ? [i, j, k] : [i, k, j];
      return used.some((p) => isInTriangle(points, face, p)) ? [] : [face];
    }),
  );
}

/** Whether a point is strictly inside of a triangle that is counterclockwise. */
function isInTriangle(points: Points, t: Triple, p: number): boolean {
  return t.every((i, k) => orientation2(points[i]!, points[t[(k + 1) % 3]!]!, points[p]!) > 0);
}
