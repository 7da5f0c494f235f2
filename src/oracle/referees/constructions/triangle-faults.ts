import { orientation2 } from '../shapes/vectors.js';
import { isInsideSegment, type Points, type Triple, trianglesOverlap } from './plane.js';

const named = (t: Triple) => `triangle ${t.join(' ')}`;

/** The first triangle without an area, or turned the other way round than the first one. */
export function orientationFault(points: Points, triangles: readonly Triple[]): string | undefined {
  const signs = triangles.map(([a, b, c]) => orientation2(points[a]!, points[b]!, points[c]!));
  const flat = signs.indexOf(0);
  if (flat >= 0) return `${named(triangles[flat]!)} has no area`;
  const turned = signs.findIndex((sign) => sign !== signs[0]);
  return turned < 0
    ? undefined
    : `${named(triangles[turned]!)} is the other way round than ${named(triangles[0]!)}`;
}

/** Two triangles whose insides have a common point. */
export function overlapFault(points: Points, triangles: readonly Triple[]): string | undefined {
  const corners = triangles.map((t) => t.map((i) => points[i]!));
  for (let i = 0; i < triangles.length; i++) {
    for (let j = 0; j < i; j++) {
      if (trianglesOverlap(corners[i]!, corners[j]!))
        return `${named(triangles[j]!)} and ${named(triangles[i]!)} overlap`;
    }
  }
  return undefined;
}

/** A point inside an edge of a triangle: of those that are given, or of all. */
export function vertexInsideEdge(
  points: Points,
  triangles: readonly Triple[],
  among: readonly number[] = points.map((_, i) => i),
): string | undefined {
  for (const t of triangles) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [t[k]!, t[(k + 1) % 3]!];
      const on = among.find((i) => isInsideSegment(points[i]!, points[a]!, points[b]!));
      if (on !== undefined) return `${named(t)}: point ${on} is inside its edge ${a} ${b}`;
    }
  }
  return undefined;
}
