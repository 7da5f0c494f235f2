import { combs, cube, octahedron, scaled, tetrahedron } from './basic-solids.js';
import { closed } from './closed-topologies.js';
import { notManifold, open } from './faulty-topologies.js';
import { insideOut, placed, type Topology, together, topology } from './topology.js';

/** Meshes of several closed parts: side by side, one in another, touching, overlapping. */
const inParts: readonly Topology[] = [
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
  ...inParts,
  ...notManifold,
  ...open,
  ...combs,
  hollow,
];

/** The places that a mesh has among flat values. */
export const MOST_VERTICES = Math.max(...TOPOLOGIES.map(({ places }) => places.length));
