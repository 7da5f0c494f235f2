import { type PreparedMesh, prepareMesh } from '../../mesh/index.js';
import { triangulatePolygon2d } from '../../triangulation/index.js';

type Corner = readonly [number, number];
type Ring = readonly Corner[];

/** A mesh, and what it is called. */
export interface Model {
  readonly name: string;
  readonly mesh: PreparedMesh;
}

const rectangle = (x: number, z: number): Ring => [
  [-x, -z],
  [x, -z],
  [x, z],
  [-x, z],
];

/** Points of the lattice on the circle with radius 5, made as large as half of that. */
const round: Ring = [
  [5, 0],
  [4, 3],
  [3, 4],
  [0, 5],
  [-3, 4],
  [-4, 3],
  [-5, 0],
  [-4, -3],
  [-3, -4],
  [0, -5],
  [3, -4],
  [4, -3],
].map(([x, z]) => [x! / 4, z! / 4]);

const star: Ring = round.map(([x, z], i) => (i % 2 === 0 ? [x, z] : [x / 2, z / 2]));

/** What is between two copies of a polygon, at the heights -h and h. Seen from above, outer rings run clockwise. */
function prism(outer: Ring, h: number, hole: Ring = []): PreparedMesh {
  const rings = hole.length > 0 ? [outer, hole] : [outer];
  const corners = rings.flat();
  const caps = triangulatePolygon2d({ outer, holes: rings.slice(1) })!;
  const positions = [-h, h].flatMap((y) => corners.flatMap(([x, z]) => [x, y, z]));
  const n = corners.length;
  const indices = [...caps, ...[...caps].reverse().map((i) => i + n)];
  let first = 0;
  for (const ring of rings) {
    ring.forEach((_, k) => {
      const [i, j] = [first + k, first + ((k + 1) % ring.length)];
      indices.push(i, i + n, j, j, i + n, j + n);
    });
    first += ring.length;
  }
  return prepareMesh({ positions, indices });
}

/** What is between a polygon at the height -1 and a point at the height of 3/2. */
function pyramid(base: Ring): PreparedMesh {
  const positions = [...base.flatMap(([x, z]) => [x, -1, z]), 0, 1.5, 0];
  const indices = [...triangulatePolygon2d(base)!];
  base.forEach((_, k) => {
    indices.push(k, base.length, (k + 1) % base.length);
  });
  return prepareMesh({ positions, indices });
}

const octahedron = prepareMesh({
  positions: [1.5, 0, 0, -1.5, 0, 0, 0, 1.5, 0, 0, -1.5, 0, 0, 0, 1.5, 0, 0, -1.5],
  indices: [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5],
});

/** The first one is the cube. */
export const MODELS: readonly Model[] = [
  { name: 'cube', mesh: prism(rectangle(1, 1), 1) },
  { name: 'plate', mesh: prism(rectangle(1.5, 1), 0.25) },
  { name: 'beam', mesh: prism(rectangle(1.75, 0.25), 0.25) },
  { name: 'drum', mesh: prism(round, 1) },
  { name: 'star', mesh: prism(star, 0.5) },
  {
    name: 'ring',
    mesh: prism(
      round,
      0.5,
      [...round].reverse().map(([x, z]) => [x / 2, z / 2]),
    ),
  },
  {
    name: 'angle',
    mesh: prism(
      [
        [-1, -1],
        [1, -1],
        [1, -0.5],
        [-0.5, -0.5],
        [-0.5, 1],
        [-1, 1],
      ],
      1,
    ),
  },
  { name: 'octahedron', mesh: octahedron },
  { name: 'pyramid', mesh: pyramid(rectangle(1, 1)) },
  { name: 'cone of twelve sides', mesh: pyramid(round) },
];
