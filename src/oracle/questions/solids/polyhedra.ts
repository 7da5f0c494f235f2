import type { Random } from '../../cases/random.js';
import { type Shape, solidShape } from '../../referees/shapes/shape.js';
import { cross, dot, exact, isZero, subtract, type Vector, vectorAt } from '../../referees/shapes/vectors.js';
import { integer, points } from '../layout.js';

/** A polyhedron by integer coordinates in a frame of three vectors. */
export interface Template {
  readonly corners: readonly (readonly [number, number, number])[];
  readonly faces: readonly (readonly number[])[];
}

const CUBE: Template['corners'] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
];
const CUBE_FACES: Template['faces'] = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];
/** The origin, a point of each axis, and a point half way to each. */
const AXES: Template['corners'] = [
  [0, 0, 0],
  [2, 0, 0],
  [0, 2, 0],
  [0, 0, 2],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** For each of these middles two triangles back to back along its axis: all edges match, nothing is enclosed. */
const slivers = (middles: readonly number[]): number[][] =>
  middles.flatMap((middle) => [
    [0, middle, middle - 3],
    [middle - 3, middle, 0],
  ]);
const triangulated = (faces: Template['faces']): number[][] =>
  faces.flatMap((face) => face.slice(1, -1).map((corner, i) => [face[0]!, corner, face[i + 2]!]));

/**
 * Tetrahedron, cube, cube of triangles, octahedron, prism, pyramid, a wedge with a vertex in the middle of an edge,
 * and four that are wrong: a cube with a dent, one that is open, and two whose vertices span space while no face has an
 * area (slivers over one edge, and over three).
 */
export const templates: readonly Template[] = [
  {
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    faces: [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ],
  },
  { corners: CUBE, faces: CUBE_FACES },
  { corners: CUBE, faces: triangulated(CUBE_FACES) },
  {
    corners: [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ],
    faces: [
      [0, 2, 4],
      [2, 1, 4],
      [1, 3, 4],
      [3, 0, 4],
      [2, 0, 5],
      [1, 2, 5],
      [3, 1, 5],
      [0, 3, 5],
    ],
  },
  {
    corners: [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 1],
      [2, 0, 1],
      [0, 2, 1],
      [1, 1, 0],
    ],
    faces: [
      [0, 2, 6, 1],
      [3, 4, 5],
      [0, 1, 4, 3],
      [1, 6, 2, 5, 4],
      [2, 0, 3, 5],
    ],
  },
  {
    corners: [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 0],
      [1, 1, 1],
    ],
    faces: [
      [0, 3, 2, 1],
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
    ],
  },
  {
    corners: [
      [0, 0, 0],
      [4, 0, 0],
      [4, 4, 0],
      [0, 4, 0],
      [0, 0, 4],
      [4, 0, 4],
      [4, 4, 4],
      [0, 4, 4],
      [2, 2, 3],
    ],
    faces: [
      [0, 3, 2, 1],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
      [4, 5, 8],
      [5, 6, 8],
      [6, 7, 8],
      [7, 4, 8],
    ],
  },
  { corners: CUBE, faces: CUBE_FACES.slice(1) },
  { corners: AXES, faces: slivers([4]) },
  { corners: AXES, faces: slivers([4, 5, 6]) },
];

/** How many of the templates are convex in every frame of positive volume. */
export const CONVEX_TEMPLATES = 6;
/** The first of the templates without any face that has an area; they are the last ones. */
const FIRST_WITHOUT_AREA = 8;

/** The parts of a polyhedron among a query's values: a template's number, then origin and frame. */
export const polyhedronParts = (name: string, last: number) => [
  integer(`${name}Template`, 0, last),
  ...points(`${name}Origin ${name}U ${name}V ${name}W`),
];

/** How many values a polyhedron takes. */
export const POLYHEDRON_SIZE = 13;

/** Corners are calculated in doubles: of small integers exactly, else a polyhedron with slightly bent faces. */
export function polyhedronOf(v: ArrayLike<number>, at: number) {
  const { corners, faces } = templates[v[at]!]!;
  const vector = (i: number) => [v[at + 1 + 3 * i]!, v[at + 2 + 3 * i]!, v[at + 3 + 3 * i]!] as const;
  const [o, u, w, x] = [vector(0), vector(1), vector(2), vector(3)];
  const finite = (c: number) => (Number.isFinite(c) ? c : Math.sign(c) * 2 ** 1023 || 0);
  const vertices = corners.map(([a, b, c]) =>
    [0, 1, 2].map((k) => finite(o[k]! + a * u[k]! + b * w[k]! + c * x[k]!)),
  );
  return { vertices, faces };
}

/** Vertices for the referee, in a common unit with further values. */
export function exactVertices(
  vertices: readonly (readonly number[])[],
  others: ArrayLike<number>,
): { readonly points: Vector[]; readonly values: ReturnType<typeof exact> } {
  const values = exact([...Array.from(others), ...vertices.flat()]);
  return { values, points: vertices.map((_, i) => vectorAt(values, others.length + 3 * i, 3)) };
}

/**
 * Convexity by the definition: closed, around a positive volume, and every face planar, convex and with all vertices
 * behind it or on it.
 */
export function isConvex(points: readonly Vector[], faces: readonly (readonly number[])[]): boolean {
  const directed = faces.flatMap((face) => face.map((from, i) => `${from}>${face[(i + 1) % face.length]}`));
  const closed = directed.every((edge) => directed.includes(edge.split('>').reverse().join('>')));
  return (
    closed &&
    enclosedVolume(points, faces) > 0n &&
    faces.every((face) => !exactFace(points, face).startsWith('not'))
  );
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

/** A frame of small integers, mostly of positive volume, for a template without any face that has an area. */
export function fillWithoutArea(random: Random, out: Float64Array, at: number): void {
  fillPolyhedron(random, out, at, 0);
  out[at] = random.between(FIRST_WITHOUT_AREA, templates.length - 1);
}

/** A frame of small integers, mostly of positive volume. */
export function fillPolyhedron(random: Random, out: Float64Array, at: number, last: number): void {
  out[at] = random.between(0, last);
  for (let i = 1; i < 4; i++) out[at + i] = random.between(-2, 2);
  for (let draw = 0; draw < 6; draw++) {
    for (let i = 4; i < 13; i++) out[at + i] = random.between(-2, 2);
    const [u, v, w] = [4, 7, 10].map((i) => [out[at + i]!, out[at + i + 1]!, out[at + i + 2]!]);
    const volume = [0, 1, 2].reduce((sum, i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      return sum + u![i]! * (v![j]! * w![k]! - v![k]! * w![j]!);
    }, 0);
    if (volume > 0) break;
  }
}

/** Makes the polyhedron at `at` one of a plane z = constant. */
export function flattenPolyhedron(out: Float64Array, at: number): void {
  for (const i of [6, 9, 12]) out[at + i] = 0;
}
