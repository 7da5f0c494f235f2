/**
 * All edges and faces that a convex shape has, and perhaps more: what joins any two or three of its points is within
 * it. So it is asked of few points, and of a polyhedron without a volume, whose faces lie over each other and may be
 * bent within their plane: an edge of what they enclose together is then no edge of any.
 */
import type { Shape } from '../shape.js';
import { cross, dot, isZero, subtract, type Vector } from '../vectors.js';

type Edge = readonly [number, number];

/** All edges of a shape. */
export function edgesOf(shape: Shape): readonly Edge[] {
  const corners = cornersOf(shape);
  return corners === undefined ? shape.edges : pairsOf(corners);
}

/** Triangles that cover the faces. */
export function trianglesOf(shape: Shape): (readonly [number, number, number])[] {
  const corners = cornersOf(shape);
  if (corners !== undefined) {
    return corners.flatMap((i, n) => pairsOf(corners.slice(n + 1)).map(([j, k]) => [i, j, k] as const));
  }
  return shape.faces.flatMap((face) =>
    face.slice(2).map((last, i) => [face[0]!, face[i + 1]!, last] as const),
  );
}

const MOST_POINTS = 6;

/** The points of a shape, equal ones once, if all that joins them is to be asked. */
function cornersOf({ points, solid }: Shape): number[] | undefined {
  if (points.length > MOST_POINTS && !(solid && isFlat(points))) return undefined;
  const numbers = new Map<string, number>();
  points.forEach((p, i) => {
    const key = p.join();
    if (!numbers.has(key)) numbers.set(key, i);
  });
  return [...numbers.values()];
}

function isFlat(points: readonly Vector[]): boolean {
  const ways = points.map((p) => subtract(p, points[0]!));
  const first = ways.find((way) => !isZero(way));
  if (first === undefined) return true;
  const normal = ways.map((way) => cross(first, way)).find((n) => !isZero(n));
  return normal === undefined || ways.every((way) => dot(normal, way) === 0n);
}

const pairsOf = (numbers: readonly number[]): Edge[] =>
  numbers.flatMap((i, n) => numbers.slice(n + 1).map((j): Edge => [i, j]));
