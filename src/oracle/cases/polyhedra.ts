import { powerOfTwo } from './doubles.js';

/** Polyhedra of questions: a table of small ones, taken by number. */

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
 * Tetrahedron, cube, cube of triangles, octahedron, a wedge with a vertex in the middle of an edge, pyramid; a square
 * in a plane of which the faces cover half; and four that are wrong: a cube with a dent, one that is open, and two
 * whose vertices span space while no face has an area (slivers over one edge, and over three).
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
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 0],
    ],
    faces: [
      [0, 1, 2],
      [0, 2, 1],
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
/**
 * How many are convex in every frame of positive volume, or flat in any: whatever the faces of a flat polyhedron are,
 * it is the hull of its vertices.
 */
export const CONVEX_OR_FLAT_TEMPLATES = 7;
/** The first of the templates without any face that has an area; they are the last ones. */
export const FIRST_WITHOUT_AREA = 9;

/** Decoding the flat values of questions on polyhedra: a template's number, then origin and frame. */

/** How many values a polyhedron takes. */
export const POLYHEDRON_SIZE = 13;

/** Corners are calculated in doubles: of small integers exactly, else a polyhedron with slightly bent faces. */
export function polyhedronOf(v: ArrayLike<number>, at: number) {
  const { corners, faces } = templates[v[at]!]!;
  const vector = (i: number) => [v[at + 1 + 3 * i]!, v[at + 2 + 3 * i]!, v[at + 3 + 3 * i]!] as const;
  const [o, u, w, x] = [vector(0), vector(1), vector(2), vector(3)];
  const finite = (c: number) => (Number.isFinite(c) ? c : Math.sign(c) * powerOfTwo(1023) || 0);
  const vertices = corners.map(([a, b, c]) =>
    [0, 1, 2].map((k) => finite(o[k]! + a * u[k]! + b * w[k]! + c * x[k]!)),
  );
  return { vertices, faces };
}
