import type { MeshOfLists } from '../../answers/construction.js';
import { cross, dot, orientation2, subtract, type Vector } from '../shapes/vectors.js';
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

type Corners = readonly [Vector, Vector, Vector];

/** Whether a point is further from a segment than a length, whose square is given. */
function isFarFromSegment(p: Vector, a: Vector, b: Vector, square: bigint): boolean {
  const [along, toA, toB] = [subtract(b, a), subtract(p, a), subtract(p, b)];
  const [t, whole] = [dot(toA, along), dot(along, along)];
  if (t <= 0n) return dot(toA, toA) > square;
  if (t >= whole) return dot(toB, toB) > square;
  return dot(toA, toA) * whole - t * t > square * whole;
}

/** Whether a point is further from a triangle than a length, whose square is given. */
export function isFarFromTriangle(p: Vector, [a, b, c]: Corners, square: bigint): boolean {
  const normal = cross(subtract(b, a), subtract(c, a));
  const isOver = (from: Vector, to: Vector) => dot(normal, cross(subtract(to, from), subtract(p, from))) > 0n;
  if (isOver(a, b) && isOver(b, c) && isOver(c, a)) {
    const height = dot(normal, subtract(p, a));
    return height * height > square * dot(normal, normal);
  }
  return (
    isFarFromSegment(p, a, b, square) &&
    isFarFromSegment(p, b, c, square) &&
    isFarFromSegment(p, c, a, square)
  );
}

const absolute = (x: bigint): bigint => {
  if (x < 0n) return -x;
  return x;
};
const size = (v: Vector): bigint => v.reduce((sum, x) => sum + absolute(x), 0n);

/**
 * At least the volume of what is no further than r from a triangle, by Steiner's formula 2rA + πr²P/2 + 4πr³/3, where
 * the area A and the sides P are taken along the axes, which makes them longer; π/2 is below 2, and 4π/3 below 5.
 */
export function volumeAround([a, b, c]: Corners, r: bigint): bigint {
  const sides = [subtract(b, a), subtract(c, b), subtract(a, c)] as const;
  const doubled = size(cross(sides[0], sides[1]));
  const around = sides.reduce((sum, side) => sum + size(side), 0n);
  return r * doubled + 2n * r * r * around + 5n * r * r * r;
}

/**
 * At most twice the area along an axis of what is left open beside an edge whose ends are moved by r each; and a bit.
 */
export function gapBeside(a: Vector, b: Vector, r: bigint): bigint {
  return 4n * r * (size(subtract(b, a)) + r);
}

/** An edge along which more triangles run one way than the other: its ends as texts, the first before the second. */
export interface OpenEdge {
  readonly ends: readonly [string, string];
  /** The vertices of one triangle that runs along it. */
  readonly vertices: readonly [number, number];
  readonly excess: number;
}

/** The edges of a mesh that are open; vertices with equal coordinates are one. */
export function openEdges({ positions, indices }: MeshOfLists): OpenEdge[] {
  const key = (i: number) => [0, 1, 2].map((k) => positions[3 * i + k]! + 0).join(' ');
  const found = new Map<string, OpenEdge>();
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const vertices = [indices[t + k]!, indices[t + ((k + 1) % 3)]!] as const;
      const [p, q] = [key(vertices[0]), key(vertices[1])];
      if (p === q) continue;
      const ends = p < q ? ([p, q] as const) : ([q, p] as const);
      const known = found.get(ends.join()) ?? { ends, vertices, excess: 0 };
      found.set(ends.join(), { ...known, excess: known.excess + (p < q ? 1 : -1) });
    }
  }
  return [...found.values()].filter(({ excess }) => excess !== 0);
}
