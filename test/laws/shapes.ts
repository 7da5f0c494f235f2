import fc from 'fast-check';

/**
 * Small shapes with integer coordinates, by the names that functions give them: most pairs of them meet, and many
 * degenerate.
 */

const small = fc.integer({ min: -2, max: 2 });
const point2 = fc.tuple(small, small);
const point3 = fc.tuple(small, small, small);
const notZero = (vector: readonly number[]) => vector.some((x) => x !== 0);

type Shape = fc.Arbitrary<unknown>;

function linear(point: fc.Arbitrary<number[]>): Record<string, Shape> {
  const along = fc.record({ origin: point, direction: point.filter(notZero) });
  return {
    point,
    segment: fc.record({ start: point, end: point }),
    ray: along,
    line: along,
    triangle: fc.record({ a: point, b: point, c: point }),
    box: fc.tuple(point, point).map(([p, q]) => ({
      min: p.map((x, i) => Math.min(x, q[i]!)),
      max: p.map((x, i) => Math.max(x, q[i]!)),
    })),
  };
}

/** Convex rings, counterclockwise, the second with a vertex inside an edge. */
const RINGS = [
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 2],
  ],
  [
    [0, -1],
    [2, 0],
    [1, 2],
    [-1, 2],
    [-2, 0],
  ],
];

/** Rings that are simple, but not convex. */
const BENT = [
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [1, 1],
    [0, 2],
  ],
  [
    [-2, -2],
    [2, -2],
    [2, 2],
    [1, 2],
    [1, -1],
    [-2, -1],
  ],
];

function moved(rings: readonly number[][][], by: fc.Arbitrary<number[]>): Shape {
  return fc
    .tuple(fc.constantFrom(...rings), by)
    .map(([ring, shift]) => ring.map((point) => point.map((x, i) => x + shift[i]!)));
}

/** A ring of the plane z = x + 1, which is not one of the axes'. */
const tilted = RINGS.map((ring) => ring.map(([x, y]) => [x!, y!, x! + 1]));

const AXES = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ],
  [
    [2, 1, 2],
    [-2, 2, 1],
    [-1, -2, 2],
  ],
];

const half = fc.integer({ min: 0, max: 2 });

/** Vertices and faces, counterclockwise from outside: a tetrahedron, a pyramid over a square. */
const POLYHEDRA = [
  {
    vertices: [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ],
    faces: [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ],
  },
  {
    vertices: [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 0],
      [1, 1, 2],
    ],
    faces: [
      [0, 3, 2, 1],
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
    ],
  },
];

/** Shapes of the plane. */
export const planarShapes: Readonly<Record<string, Shape>> = {
  ...linear(point2),
  polygon: moved([...RINGS, ...BENT], point2),
  'convex-polygon': moved(RINGS, point2),
};

/** Shapes of space. */
export const spatialShapes: Readonly<Record<string, Shape>> = {
  ...linear(point3),
  plane: fc.record({ normal: point3.filter(notZero), constant: small }),
  polygon: moved(tilted, point3),
  tetrahedron: fc.record({ a: point3, b: point3, c: point3, d: point3 }),
  'oriented-box': fc.record({
    center: point3,
    axes: fc.constantFrom(...AXES),
    halfSize: fc.tuple(half, half, half),
  }),
  'convex-polyhedron': fc
    .tuple(fc.constantFrom(...POLYHEDRA), point3)
    .map(([{ vertices, faces }, shift]) => ({
      vertices: vertices.map((vertex) => vertex.map((x, i) => x + shift[i]!)),
      faces,
    })),
  'k-dop': fc.tuple(point3, fc.tuple(half, half, half, half)).map(([min, sizes]) => {
    const low = [...min, min[0]! + min[1]! + min[2]!];
    const axes = [...AXES[0]!, [1, 1, 1]];
    return { axes, min: low, max: low.map((x, i) => x + sizes[i]!) };
  }),
};
