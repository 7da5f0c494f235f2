import {
  halved,
  insideOut,
  type Place,
  placed,
  spiked,
  type Topology,
  together,
  topology,
  unwelded,
  voxels,
  without,
} from './topology.js';

const scaled = (k: number, by: Place): ((place: Place) => Place) => {
  return ([x, y, z]) => [k * x + by[0], k * y + by[1], k * z + by[2]];
};

const tetrahedron = topology(
  'tetrahedron',
  [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
    [0, 0, 4],
  ],
  [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [2, 0, 3],
  ],
);

const octahedron = topology(
  'octahedron',
  [
    [2, 0, 0],
    [-2, 0, 0],
    [0, 2, 0],
    [0, -2, 0],
    [0, 0, 2],
    [0, 0, -2],
  ],
  [
    [0, 2, 4],
    [2, 1, 4],
    [1, 3, 4],
    [3, 0, 4],
    [2, 0, 5],
    [1, 2, 5],
    [3, 1, 5],
    [0, 3, 5],
  ],
);

const cube = voxels('cube', [[0, 0, 0]]);

/** The prism over a polygon, whose triangulation is given where it is not convex. */
function prism(
  name: string,
  outline: readonly (readonly [number, number])[],
  parts: readonly (readonly number[])[] = [outline.map((_, i) => i)],
  height = 2,
): Topology {
  const n = outline.length;
  const at = (z: number) => outline.map(([x, y]): Place => [x, y, z]);
  const sides = outline.map((_, i) => [i, (i + 1) % n, n + ((i + 1) % n), n + i]);
  const bottom = parts.map((part) => [...part].reverse());
  const top = parts.map((part) => part.map((i) => i + n));
  return topology(name, [...at(0), ...at(height)], [...sides, ...bottom, ...top]);
}

const triangle = prism('triangular-prism', [
  [0, 0],
  [4, 0],
  [0, 4],
]);

const notConvex = [
  prism(
    'l-shape',
    [
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ],
    [
      [0, 1, 2, 3],
      [0, 3, 4, 5],
    ],
  ),
  prism(
    'arrowhead',
    [
      [0, 0],
      [4, 2],
      [0, 4],
      [2, 2],
    ],
    [
      [0, 1, 3],
      [3, 1, 2],
    ],
  ),
];

/** A pyramid over the square around the origin; with both tips two of them. */
const pyramid = (name: string, tips: readonly number[]): Topology =>
  topology(
    name,
    [[2, 2, 0], [-2, 2, 0], [-2, -2, 0], [2, -2, 0], ...tips.map((z): Place => [0, 0, z])],
    [
      ...[0, 1, 2, 3].map((i) => [i, (i + 1) % 4, 4]),
      ...(tips.length === 1 ? [[3, 2, 1, 0]] : [0, 1, 2, 3].map((i) => [(i + 1) % 4, i, 5])),
    ],
  );

/** A closed band of rings of points: the vertices of each ring in order, ring after ring. */
function torus(name: string, rings: readonly (readonly Place[])[]): Topology {
  const [m, n] = [rings.length, rings[0]!.length];
  const at = (i: number, j: number) => (i % m) * n + (j % n);
  const quads = rings.flatMap((ring, i) =>
    ring.map((_, j) => [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)]),
  );
  return topology(name, rings.flat(), quads);
}

/** A section (distance from the axis, height) in each of the directions around a hole, ring by ring. */
function rings(
  around: readonly (readonly [number, number])[],
  section: readonly (readonly [number, number])[],
): Place[][] {
  return around.map(([x, y]) => section.map(([r, z]): Place => [x * r, y * r, z]));
}

const SQUARE: readonly (readonly [number, number])[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** Császár's torus (1949): seven vertices, all pairs of them joined by an edge. */
const csaszar = topology(
  'csaszar-torus',
  [
    [3, -3, 0],
    [-3, 3, 0],
    [-1, -2, 3],
    [3, 3, 1],
    [0, 0, 15],
    [-3, -3, 1],
    [1, 2, 3],
  ],
  [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
    [i, (i + 1) % 7, (i + 3) % 7],
    [i, (i + 3) % 7, (i + 2) % 7],
  ]),
);

/** The projective plane with six vertices: closed, and with one side only. */
const projectivePlane = topology(
  'projective-plane',
  [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
    [0, 0, 4],
    [4, 4, 1],
    [1, 4, 4],
  ],
  [
    [0, 1, 2],
    [0, 2, 3],
    [0, 3, 4],
    [0, 4, 5],
    [0, 5, 1],
    [1, 2, 4],
    [2, 3, 5],
    [3, 4, 1],
    [4, 5, 2],
    [5, 1, 3],
  ],
);

const one = topology(
  'one-triangle',
  [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
  ],
  [[0, 1, 2]],
);
const square: readonly Place[] = [
  [0, 0, 0],
  [4, 0, 0],
  [4, 4, 0],
  [0, 4, 0],
];
const withTriangles = (name: string, a: Topology, more: Topology['triangles']): Topology => ({
  ...a,
  name,
  triangles: [...a.triangles, ...more],
});

const closed: readonly Topology[] = [
  tetrahedron,
  octahedron,
  cube,
  triangle,
  ...notConvex,
  pyramid('pyramid', [3]),
  pyramid('two-pyramids', [3, -3]),
  pyramid('dented-pyramid', [3, 1]),
  spiked('tetrahedron-thirds', tetrahedron, 0),
  spiked('star', octahedron, 1),
  halved('tetrahedron-quarters', tetrahedron),
  halved('octahedron-quarters', octahedron),
  voxels('two-cubes', [
    [0, 0, 0],
    [1, 0, 0],
  ]),
  voxels('four-cubes', [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]),
  voxels('cube-grid', [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ]),
  torus(
    'frame',
    rings(SQUARE, [
      [1, 0],
      [1, 2],
      [2, 2],
      [2, 0],
    ]),
  ),
  torus(
    'thin-torus',
    rings(
      [
        [2, 0],
        [-1, 2],
        [-1, -2],
      ],
      [
        [1, 0],
        [2, 1],
        [2, 0],
      ],
    ),
  ),
  csaszar,
];

const together2: readonly Topology[] = [
  together('two-tetrahedra', tetrahedron, placed(tetrahedron, scaled(1, [5, 0, 0]))),
  together(
    'nested-tetrahedra',
    placed(tetrahedron, scaled(4, [0, 0, 0])),
    placed(tetrahedron, scaled(1, [2, 2, 2])),
  ),
  together('shell', placed(cube, scaled(8, [0, 0, 0])), insideOut(placed(tetrahedron, scaled(1, [1, 1, 1])))),
  together('overlapping', placed(cube, scaled(4, [0, 0, 0])), placed(octahedron, scaled(1, [4, 2, 2]))),
  together('touching', placed(cube, scaled(4, [0, 0, 0])), placed(tetrahedron, scaled(1, [4, 0, 0]))),
];

const notManifold: readonly Topology[] = [
  voxels('cubes-at-an-edge', [
    [0, 0, 0],
    [1, 1, 0],
  ]),
  voxels('cubes-at-a-corner', [
    [0, 0, 0],
    [1, 1, 1],
  ]),
  topology(
    'tetrahedra-at-an-edge',
    [...tetrahedron.places, [-4, 0, 1], [0, -4, 1]],
    [...tetrahedron.triangles, [0, 5, 4], [0, 4, 3], [4, 5, 3], [5, 0, 3]],
  ),
  topology(
    'tetrahedra-at-a-face',
    [...tetrahedron.places, [4, 4, 4]],
    [...tetrahedron.triangles, [1, 3, 2], [1, 2, 4], [2, 3, 4], [3, 1, 4]],
  ),
  withTriangles('doubled-triangle', one, [[0, 2, 1]]),
  topology('pillow', square, [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
  ]),
  withTriangles('with-a-flap', tetrahedron, [
    [0, 1, 3],
    [3, 1, 0],
  ]),
  withTriangles('doubled', tetrahedron, tetrahedron.triangles),
  withTriangles('repeated-corners', tetrahedron, [
    [0, 1, 1],
    [2, 2, 2],
  ]),
  topology(
    'split-edge',
    [...tetrahedron.places, [2, 0, 0]],
    [...without('', tetrahedron, [0]).triangles, [0, 2, 4], [4, 2, 1], [0, 4, 1]],
  ),
  projectivePlane,
  withTriangles('one-face-turned', without('', tetrahedron, [3]), [[0, 2, 3]]),
];

const open: readonly Topology[] = [
  one,
  topology('square', square, [[0, 1, 2, 3]]),
  without('tetrahedron-open', tetrahedron, [1]),
  without('cube-open', cube, [0, 1]),
  unwelded('tetrahedron-unwelded', tetrahedron),
  unwelded('octahedron-unwelded', octahedron),
  topology(
    'three-at-an-edge',
    [...one.places, [0, 0, 4], [0, -3, -3]],
    [
      [0, 1, 2],
      [0, 1, 3],
      [0, 1, 4],
    ],
  ),
];

/** A back with two or three teeth, pointed or flat: its tips make several islands on what they meet. */
const combs: readonly Topology[] = [
  prism(
    'two-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ],
    [
      [0, 1, 3],
      [1, 2, 3],
      [3, 4, 0],
    ],
  ),
  prism(
    'three-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 1],
      [2, 4],
      [1, 1],
      [0, 4],
    ],
    [
      [0, 1, 3, 5],
      [1, 2, 3],
      [3, 4, 5],
      [5, 6, 0],
    ],
  ),
  prism(
    'two-flat-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 4],
      [3, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ],
    [
      [0, 1, 4, 5],
      [1, 2, 3, 4],
      [0, 5, 6, 7],
    ],
  ),
];

/** A cube with a cavity: a tetrahedron at every other corner of a smaller cube. */
const hollow = together(
  'hollow-cube',
  placed(cube, scaled(8, [0, 0, 0])),
  insideOut(
    topology(
      '',
      [
        [2, 2, 2],
        [6, 6, 2],
        [6, 2, 6],
        [2, 6, 6],
      ],
      [
        [0, 1, 2],
        [0, 3, 1],
        [0, 2, 3],
        [1, 3, 2],
      ],
    ),
  ),
);

/** All topologies. A mesh among flat values says which one by its number here: append, so that old cases stay. */
export const TOPOLOGIES: readonly Topology[] = [
  ...closed,
  ...together2,
  ...notManifold,
  ...open,
  ...combs,
  hollow,
];

/** The places that a mesh has among flat values. */
export const MOST_VERTICES = Math.max(...TOPOLOGIES.map(({ places }) => places.length));
