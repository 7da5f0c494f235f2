import {
  add,
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  subtract,
  towards,
  type Vector,
} from '../index.js';
import type { Corners, ExactMesh } from './exact-mesh.js';

/** What a ray from a point off the surface crosses. */
export interface Crossings {
  readonly count: number;
  /** Crossings along the normals (out of the solid, if it is not inside out) less those against them. */
  readonly signed: number;
}

/** Directions to try one after the other: none along an axis, and none in a plane of small integers with another. */
export function* directions(start = 0): Generator<Vector> {
  for (let n = start + 1; ; n++) {
    const sign = (bit: number) => ((n >> bit) & 1 ? -1 : 1);
    yield [
      BigInt(sign(0) * (1009 + 7919 * n)),
      BigInt(sign(1) * (2003 + 104 * n * n + 31 * n)),
      BigInt(sign(2) * (5003 + 13 * n * n * n + 17)),
    ];
  }
}

/** Whether the ray meets the segment from a to b. */
function meetsEdge(p: Vector, along: Vector, a: Vector, b: Vector): boolean {
  const [toA, toB] = [subtract(a, p), subtract(b, p)];
  const normal = cross(toA, toB);
  if (!isZero(normal)) {
    // In the plane of all three, and within the angle that the segment is seen in.
    if (dot(along, normal) !== 0n) return false;
    return dot(cross(toA, along), normal) >= 0n && dot(cross(along, toB), normal) >= 0n;
  }
  // The point is in line with both: the ray meets the edge if it runs along that line towards it.
  return [toA, toB].some((to) => !isZero(to) && isZero(cross(along, to)) && dot(along, to) > 0n);
}

/**
 * The sign with which the ray crosses the inner part of a triangle; 0 if it does not, undefined if it meets an edge.
 */
function crossing(p: Vector, along: Vector, a: Vector, b: Vector, c: Vector): -1 | 0 | 1 | undefined {
  const normal = cross(subtract(b, a), subtract(c, a));
  const rate = dot(normal, along);
  if (rate === 0n) {
    const edges = [
      [a, b],
      [b, c],
      [c, a],
    ] as const;
    return edges.some(([from, to]) => meetsEdge(p, along, from, to)) ? undefined : 0;
  }
  const height = dot(normal, subtract(a, p));
  const w = rate < 0n ? -rate : rate;
  const t = rate < 0n ? -height : height;
  if (t < 0n) return 0;
  const [x, y, z] = add(multiply(p, w), multiply(along, t));
  const at: Rational3 = { x, y, z, w };
  const inner = (from: Vector, to: Vector) => dot(normal, cross(subtract(to, from), towards(from, at)));
  const sides = [inner(a, b), inner(b, c), inner(c, a)];
  if (sides.some((side) => side < 0n)) return 0;
  if (sides.some((side) => side === 0n)) return undefined;
  return rate > 0n ? 1 : -1;
}

/** Crossings of a ray from a point that is not on the surface; undefined if it meets an edge or a vertex. */
export function crossingsAlong(
  p: Vector,
  along: Vector,
  vertices: readonly Vector[],
  triangles: readonly Corners[],
): Crossings | undefined {
  let count = 0;
  let signed = 0;
  for (const [i, j, k] of triangles) {
    const sign = crossing(p, along, vertices[i]!, vertices[j]!, vertices[k]!);
    if (sign === undefined) return undefined;
    if (sign !== 0) count++;
    signed += sign;
  }
  return { count, signed };
}

/**
 * Crossings of a ray from a point that is not on the surface, in the first of the directions that meets no edge and no
 * vertex: by Jordan's theorem their parity, and by degree theory their sum, is the same for all such directions if the
 * mesh is closed.
 */
export function crossingsFrom(p: Vector, { vertices, triangles }: ExactMesh, start = 0): Crossings {
  for (const along of directions(start)) {
    const found = crossingsAlong(p, along, vertices, triangles);
    if (found !== undefined) return found;
  }
  throw new Error('unreachable: some direction is generic');
}
