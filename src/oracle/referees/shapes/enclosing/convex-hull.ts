import { hullListsText } from '../../../answers/polygons.js';
import type { Shape } from '../shape.js';
import { cross, dot, exact, isZero, pointsAt, sameVector, subtract, type Vector } from '../vectors.js';

/** Types of features as the answer writes them. */
const [VERTEX, EDGE, FACE, INSIDE] = [0, 1, 2, 3];

/** The hull by its facets, each the numbers of its corners, counterclockwise from outside. */
interface Hull {
  readonly dimension: number;
  readonly vertices: readonly number[];
  readonly faces: readonly (readonly number[])[];
}

/** Whether p is inside of the segment from a to b, or at an end. */
function isOnSegment(p: Vector, a: Vector, b: Vector): boolean {
  const [ap, ab] = [subtract(p, a), subtract(b, a)];
  const along = dot(ap, ab);
  return isZero(cross(ap, ab)) && along >= 0n && along <= dot(ab, ab);
}

/**
 * The corners of a convex polygon among points of a plane, counterclockwise around the normal, from the lowest number
 * on.
 */
function polygonAround(points: readonly Vector[], members: readonly number[], normal: Vector): number[] {
  const isEdge = (i: number, j: number) => {
    const outward = cross(subtract(points[j]!, points[i]!), normal);
    return members.every((k) => {
      const side = dot(outward, subtract(points[k]!, points[i]!));
      // On the line of the edge there may be points between its ends only.
      return side < 0n || (side === 0n && isOnSegment(points[k]!, points[i]!, points[j]!));
    });
  };
  const nextOf = new Map<number, number>();
  for (const i of members) {
    const next = members.find((j) => j !== i && isEdge(i, j));
    if (next !== undefined) nextOf.set(i, next);
  }
  const first = Math.min(...nextOf.keys());
  const corners = [first];
  for (let at = nextOf.get(first)!; at !== first; at = nextOf.get(at)!) corners.push(at);
  return corners;
}

/** The planes through three points that have all points on one side; each once, by its members. */
function facets(points: readonly Vector[], numbers: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (const i of numbers) {
    for (const j of numbers) {
      for (const k of numbers) {
        // Both orientations come: i < k only halves them.
        if (j <= i || k <= i || k === j) continue;
        const normal = cross(subtract(points[j]!, points[i]!), subtract(points[k]!, points[i]!));
        if (isZero(normal)) continue;
        const sides = numbers.map((m) => dot(normal, subtract(points[m]!, points[i]!)));
        if (sides.some((side) => side > 0n)) continue;
        const members = numbers.filter((_, m) => sides[m] === 0n);
        const key = members.join();
        if (!found.has(key)) found.set(key, polygonAround(points, members, normal));
      }
    }
  }
  return [...found.values()];
}

/** A normal of a plane as the answer turns it: its z, else its x, else its y is positive. */
function upward(normal: Vector): Vector {
  const deciding = [normal[2], normal[0], normal[1]].find((x) => x !== 0n)!;
  return deciding > 0n ? normal : [-normal[0], -normal[1], -normal[2]];
}

function hullOf(points: readonly Vector[]): Hull {
  const numbers = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  const [a, b] = [points[numbers[0]!], points[numbers[1]!]];
  if (a === undefined || b === undefined)
    return { dimension: numbers.length - 1, vertices: numbers, faces: [] };
  const ab = subtract(b, a);
  const off = numbers.find((i) => !isZero(cross(ab, subtract(points[i]!, a))));
  if (off === undefined) {
    const isEnd = (i: number) => {
      const sides = numbers.map((j) => dot(ab, subtract(points[j]!, points[i]!)));
      return sides.every((side) => side >= 0n) || sides.every((side) => side <= 0n);
    };
    return { dimension: 1, vertices: numbers.filter(isEnd), faces: [] };
  }
  const normal = cross(ab, subtract(points[off]!, a));
  const isFlat = numbers.every((i) => dot(normal, subtract(points[i]!, a)) === 0n);
  const faces = isFlat ? [polygonAround(points, numbers, upward(normal))] : facets(points, numbers);
  faces.sort((f, g) => f[0]! - g[0]! || f[1]! - g[1]!);
  const vertices = [...new Set(faces.flat())].sort((i, j) => i - j);
  return { dimension: isFlat ? 2 : 3, vertices, faces };
}

/** The edges as they come face by face. */
function edgesOf({ dimension, vertices, faces }: Hull): (readonly [number, number])[] {
  if (dimension === 1) return [[vertices[0]!, vertices[1]!]];
  const edges: [number, number][] = [];
  for (const face of faces) {
    face.forEach((i, at) => {
      const j = face[(at + 1) % face.length]!;
      if (!edges.some(([p, q]) => (p === i && q === j) || (p === j && q === i))) edges.push([i, j]);
    });
  }
  return edges;
}

/** The hull of points as a shape, whose vertices, edges and faces have the numbers of the question `convexHull`. */
export function hullShape(points: readonly Vector[]): Shape {
  const hull = hullOf(points);
  const at = (i: number): number => hull.vertices.indexOf(i);
  return {
    points: hull.vertices.map((i) => points[i]!),
    edges: (hull.dimension === 0 ? [] : edgesOf(hull)).map(([i, j]) => [at(i), at(j)] as const),
    faces: hull.faces.map((face) => face.map(at)),
    solid: true,
  };
}

/** Those of the points that are vertices of their hull, in their order. */
export const verticesOfHull = (points: readonly (readonly number[])[]): (readonly number[])[] =>
  hullOf(pointsAt(exact(points.flat()), 3, 0, points.length)).vertices.map((i) => points[i]!);

/** The hull by brute force: every plane through three points is tried. */
export function convexHullReferee(values: Float64Array): string {
  const points = pointsAt(exact(values), 3, 1, values[0]!);
  const hull = hullOf(points);
  const edges = edgesOf(hull);
  const isInPlane = (p: Vector, [i, j, k]: readonly number[]) => {
    const [a, b, c] = [points[i!]!, points[j!]!, points[k!]!];
    return dot(cross(subtract(b, a), subtract(c, a)), subtract(p, a)) === 0n;
  };
  const features = points.map((p) => {
    const vertex = hull.vertices.findIndex((i) => sameVector(points[i]!, p));
    if (vertex >= 0) return [VERTEX, vertex];
    const edge = edges.findIndex(([i, j]) => isOnSegment(p, points[i]!, points[j]!));
    if (edge >= 0) return [EDGE, edge];
    const face = hull.faces.findIndex((corners) => isInPlane(p, corners));
    return face >= 0 ? [FACE, face] : [INSIDE, 0];
  });
  return hullListsText(hull.dimension, [
    hull.vertices,
    hull.faces.map((face) => face.length),
    hull.faces.flat(),
    features.map(([type]) => type!),
    features.map(([, index]) => index!),
  ]);
}
