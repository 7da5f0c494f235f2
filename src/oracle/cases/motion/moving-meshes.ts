/** Small meshes whose vertices move, as flat values: which triangles, in which order, then all places at both times. */

/** Triangles over a few vertices, and places in small integers, where they meet in common vertices and edges only. */
export interface MovingTopology {
  readonly places: readonly (readonly [number, number, number])[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** A mesh as the kernel takes it, and anybody else. */
export interface MovingMeshValues {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly indices: Uint32Array;
}

const SQUARE = [
  [0, 0, 0],
  [2, 0, 0],
  [0, 2, 0],
  [2, 2, 0],
] as const;

const APART = {
  places: [
    [0, 0, 0],
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
    [2, 0, 2],
    [0, 2, 2],
  ],
  triangles: [
    [0, 1, 2],
    [3, 4, 5],
  ],
} as const;

/** The smaller ones first. */
export const MOVING_TOPOLOGIES: readonly MovingTopology[] = [
  APART,
  // A vertex in common, an edge in common, and three of them.
  {
    places: [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [-2, 0, 1],
      [0, -2, 1],
    ],
    triangles: [
      [0, 1, 2],
      [0, 3, 4],
    ],
  },
  {
    places: SQUARE,
    triangles: [
      [0, 1, 2],
      [2, 1, 3],
    ],
  },
  {
    places: APART.places,
    triangles: [
      [0, 1, 2],
      [3, 4, 5],
      [5, 4, 3],
    ],
  },
  // An edge and a point that are written as triangles.
  {
    places: APART.places,
    triangles: [
      [0, 1, 2],
      [3, 4, 4],
      [5, 5, 5],
    ],
  },
  // A strip, and a tetrahedron.
  {
    places: [
      [0, 0, 0],
      [0, 2, 0],
      [2, 0, 0],
      [2, 2, 0],
      [4, 0, 1],
      [4, 2, 1],
    ],
    triangles: [
      [0, 2, 1],
      [1, 2, 3],
      [2, 4, 3],
      [3, 4, 5],
    ],
  },
  {
    places: [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ],
    triangles: [
      [0, 2, 1],
      [0, 1, 3],
      [0, 3, 2],
      [1, 2, 3],
    ],
  },
  // An octahedron, a prism of the same number, and a cube of twelve.
  {
    places: [
      [2, 0, 0],
      [-2, 0, 0],
      [0, 2, 0],
      [0, -2, 0],
      [0, 0, 2],
      [0, 0, -2],
    ],
    triangles: [
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
    places: APART.places,
    triangles: [
      [0, 2, 1],
      [3, 4, 5],
      [0, 1, 4],
      [0, 4, 3],
      [1, 2, 5],
      [1, 5, 4],
      [2, 0, 3],
      [2, 3, 5],
    ],
  },
  {
    places: [...SQUARE, ...SQUARE.map(([x, y]) => [x, y, 2] as const)],
    triangles: [
      [0, 2, 1],
      [1, 2, 3],
      [4, 5, 6],
      [5, 7, 6],
      [0, 1, 4],
      [1, 5, 4],
      [1, 3, 5],
      [3, 7, 5],
      [3, 2, 7],
      [2, 6, 7],
      [2, 0, 6],
      [0, 4, 6],
    ],
  },
];

/** Those that two meshes are made of. */
export const PAIRED_COUNT = 7;

/** The most vertices of the first ones. */
export const mostVertices = (topologies: number): number =>
  Math.max(...MOVING_TOPOLOGIES.slice(0, topologies).map(({ places }) => places.length));

/** Orders are numbers below this: they begin with another triangle, and each triangle with another corner. */
export const MOVING_ORDERS = 12;

/** How many values a mesh of the first topologies takes. */
export const movingSize = (topologies: number): number => 2 + 6 * mostVertices(topologies);

/** The number that triangle t of a topology has in an order. */
export const numberInOrder = (t: number, order: number, triangles: number): number => (t + order) % triangles;

/** The mesh that starts at value `at`. */
export function movingMeshAt(values: ArrayLike<number>, at: number, topologies: number): MovingMeshValues {
  const { places, triangles } = MOVING_TOPOLOGIES[values[at]!]!;
  const order = values[at + 1]!;
  const size = 3 * places.length;
  const most = 3 * mostVertices(topologies);
  const indices = new Uint32Array(3 * triangles.length);
  for (const [t, corners] of triangles.entries()) {
    const to = 3 * numberInOrder(t, order, triangles.length);
    for (let k = 0; k < 3; k++) indices[to + k] = corners[(k + order) % 3]!;
  }
  const list = (from: number) => Float64Array.from({ length: size }, (_, i) => values[from + i]!);
  return { start: list(at + 2), end: list(at + 2 + most), indices };
}
