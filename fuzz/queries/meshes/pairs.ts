import {
  contact,
  cross,
  dot,
  type ExactContact,
  exactContactText,
  type Shape,
  subtract,
  type Vector,
} from '../referee/index.js';
import type { ExactMesh } from './exact-mesh.js';

/** Whether a coordinate of all points of the one is below that of all points of the other. */
function boxesApart(a: Shape, b: Shape): boolean {
  return [0, 1, 2].some((axis) => {
    const below = (one: Shape, other: Shape) =>
      one.points.every((p) => other.points.every((q) => p[axis]! < q[axis]!));
    return below(a, b) || below(b, a);
  });
}

/** Whether all points of the one are strictly on one side of the plane of the other. */
function planeApart({ points: [a, b, c] }: Shape, { points }: Shape): boolean {
  const normal = cross(subtract(b!, a!), subtract(c!, a!));
  const heights = points.map((p: Vector) => dot(normal, subtract(p, a!)));
  return heights.every((h) => h > 0n) || heights.every((h) => h < 0n);
}

/** The common part of two triangles; `undefined`: none. Most pairs are apart, which is seen without clipping. */
export function commonPart(a: Shape, b: Shape): ExactContact | undefined {
  if (boxesApart(a, b) || planeApart(a, b) || planeApart(b, a)) return undefined;
  const found = contact(a, b);
  return found.dimension < 0 ? undefined : found;
}

/** Whether a common part is more than a vertex or an edge of both (by coordinates). */
export function isMoreThanShared({ dimension, points }: ExactContact): boolean {
  return dimension > 1 || points.some(({ a, b }) => a[0] !== 'v' || b[0] !== 'v');
}

/** A pair of triangles and what they have in common, as text. */
export interface FoundPair {
  readonly a: number;
  readonly b: number;
  readonly contact: string;
}

/** All pairs of triangles of a mesh that have more in common than a vertex or an edge. */
export function selfPairs({ shapes }: ExactMesh): FoundPair[] {
  const found: FoundPair[] = [];
  for (const [a, one] of shapes.entries()) {
    for (let b = a + 1; b < shapes.length; b++) {
      const common = commonPart(one, shapes[b]!);
      if (common !== undefined && isMoreThanShared(common))
        found.push({ a, b, contact: exactContactText(common) });
    }
  }
  return found;
}

/** All pairs of triangles of two meshes that have a point in common. */
export function pairsBetween(one: ExactMesh, other: ExactMesh): FoundPair[] {
  return one.shapes.flatMap((a, i) =>
    other.shapes.flatMap((b, j) => {
      const common = commonPart(a, b);
      return common === undefined ? [] : [{ a: i, b: j, contact: exactContactText(common) }];
    }),
  );
}
