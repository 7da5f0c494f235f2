/** Polyhedra over the rationals: what they are by their definition. */
import { type Shape, solidShape } from '../shape.js';
import { cross, dot, type Exact, exact, isZero, subtract, type Vector, vectorAt } from '../vectors.js';

/** Vertices for the referee, in a common unit with further values. */
export function exactVertices(
  vertices: readonly (readonly number[])[],
  others: ArrayLike<number>,
): { readonly points: Vector[]; readonly values: Exact } {
  const values = exact([...Array.from(others), ...vertices.flat()]);
  return { values, points: vertices.map((_, i) => vectorAt(values, others.length + 3 * i, 3)) };
}

/**
 * Convexity by the definition: closed, around a positive volume, and every face planar, convex and with all vertices
 * behind it or on it.
 */
function isConvex(points: readonly Vector[], faces: readonly (readonly number[])[]): boolean {
  const directed = faces.flatMap((face) => face.map((from, i) => `${from}>${face[(i + 1) % face.length]}`));
  const closed = directed.every((edge) => directed.includes(edge.split('>').reverse().join('>')));
  return (
    closed &&
    enclosedVolume(points, faces) > 0n &&
    faces.every((face) => !exactFace(points, face).startsWith('not'))
  );
}

/** Whether the kernel takes it for a convex polyhedron: convex, or flat, whatever its faces are. */
export function isConvexOrFlat(points: readonly Vector[], faces: readonly (readonly number[])[]): boolean {
  return rankOf(points) < 3 || isConvex(points, faces);
}

/** Six times the signed volume that closed faces enclose (divergence theorem: each face with its area vector). */
export function enclosedVolume(points: readonly Vector[], faces: readonly (readonly number[])[]): bigint {
  return faces.reduce(
    (sum, face) => sum + dot(areaVector(face.map((i) => points[i]!)), points[face[0]!]!),
    0n,
  );
}

/** Twice the area of a polygon, as a vector along its normal (Newell). */
function areaVector(corners: readonly Vector[]): Vector {
  const edges = corners.map((p) => subtract(p, corners[0]!));
  return edges.reduce<Vector>(
    (sum, e, i) => {
      const [x, y, z] = cross(e, edges[(i + 1) % edges.length]!);
      return [sum[0] + x, sum[1] + y, sum[2] + z];
    },
    [0n, 0n, 0n],
  );
}

/** One face by its area vector. */
export function exactFace(all: readonly Vector[], face: readonly number[]): string {
  const corners = face.map((i) => all[i]!);
  if (rankOf(corners) === 3) return 'not-planar';
  if (rankOf(corners) < 2) return 'convex';
  const normal = areaVector(corners);
  const heights = all.map((p) => dot(normal, subtract(p, corners[0]!)));
  if (isZero(normal) || heights.some((h) => h > 0n)) return 'not-convex';
  const turns = corners.map((p, i) => {
    const [q, r] = [corners[(i + 1) % corners.length]!, corners[(i + 2) % corners.length]!];
    return {
      turn: dot(normal, cross(subtract(q, p), subtract(r, q))),
      ahead: dot(subtract(q, p), subtract(r, q)),
    };
  });
  if (turns.some(({ turn, ahead }) => turn < 0n || (turn === 0n && ahead < 0n))) return 'not-convex';
  const strict = turns.every(({ turn }) => turn > 0n) && heights.every((h, i) => h < 0n || face.includes(i));
  return strict ? 'strictly-convex' : 'convex';
}

/** The dimension of the affine hull. */
export function rankOf(points: readonly Vector[]): 0 | 1 | 2 | 3 {
  const [p0] = points;
  const edges = points.map((p) => subtract(p, p0!));
  const u = edges.find((e) => !isZero(e));
  if (u === undefined) return 0;
  const normals = edges.map((e) => cross(u, e)).filter((n) => !isZero(n));
  if (normals.length === 0) return 1;
  return edges.some((e) => dot(normals[0]!, e) !== 0n) ? 3 : 2;
}

export function polyhedronShape(points: readonly Vector[], faces: readonly (readonly number[])[]): Shape {
  return solidShape(points, faces);
}
