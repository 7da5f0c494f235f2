/**
 * Meshes that bound nothing, or not in the way of a solid: open ones, and such with edges, corners and faces that are
 * no manifold.
 */
import { cube, octahedron, tetrahedron } from './basic-solids.js';
import { type Place, type Topology, topology, unwelded, voxels, without } from './topology.js';

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

export const notManifold: readonly Topology[] = [
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

export const open: readonly Topology[] = [
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
