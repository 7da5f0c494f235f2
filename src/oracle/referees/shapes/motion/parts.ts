/** All edges and faces that a convex shape has, and perhaps more. */
import type { Shape } from '../shape.js';
import type { Vector } from '../vectors.js';

type Edge = readonly [number, number];

/** All edges of a shape; of few points, whatever joins two. */
export const edgesOf = ({ points, edges }: Shape): readonly Edge[] =>
  isSmall(points) ? pairsOf(points.length) : edges;
const isSmall = (points: readonly Vector[]): boolean => points.length <= 6;
const pairsOf = (n: number): Edge[] =>
  Array.from({ length: n }, (_, i) => i).flatMap((i) =>
    Array.from({ length: n - i - 1 }, (_, j): Edge => [i, i + j + 1]),
  );

/** Triangles that cover the faces; of few points, all. */
export function trianglesOf({ points, faces }: Shape): (readonly [number, number, number])[] {
  if (isSmall(points)) {
    return pairsOf(points.length).flatMap(([i, j]) =>
      Array.from({ length: points.length - j - 1 }, (_, k) => [i, j, j + k + 1] as const),
    );
  }
  return faces.flatMap((face) => face.slice(2).map((last, i) => [face[0]!, face[i + 1]!, last] as const));
}
