/** Closed meshes without a fault, each of one part. */
import { cube, octahedron, prism, pyramid, rings, tetrahedron, torus } from './basic-solids.js';
import { halved, spiked, type Topology, topology, voxels } from './topology.js';

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

export const closed: readonly Topology[] = [
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
