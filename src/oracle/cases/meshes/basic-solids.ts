import { type Place, type Topology, topology, voxels } from './topology.js';

/** The solids that other topologies are made of, and what makes families of them. */

/** Places scaled and then moved. */
export const scaled = (k: number, by: Place): ((place: Place) => Place) => {
  return ([x, y, z]) => [k * x + by[0], k * y + by[1], k * z + by[2]];
};

export const tetrahedron = topology(
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

export const octahedron = topology(
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

export const cube = voxels('cube', [[0, 0, 0]]);

/** The prism over a polygon, whose triangulation is given where it is not convex. */
export function prism(
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

/** A pyramid over the square around the origin; with both tips two of them. */
export const pyramid = (name: string, tips: readonly number[]): Topology =>
  topology(
    name,
    [[2, 2, 0], [-2, 2, 0], [-2, -2, 0], [2, -2, 0], ...tips.map((z): Place => [0, 0, z])],
    [
      ...[0, 1, 2, 3].map((i) => [i, (i + 1) % 4, 4]),
      ...(tips.length === 1 ? [[3, 2, 1, 0]] : [0, 1, 2, 3].map((i) => [(i + 1) % 4, i, 5])),
    ],
  );

/** A closed band of rings of points: the vertices of each ring in order, ring after ring. */
export function torus(name: string, rings: readonly (readonly Place[])[]): Topology {
  const [m, n] = [rings.length, rings[0]!.length];
  const at = (i: number, j: number) => (i % m) * n + (j % n);
  const quads = rings.flatMap((ring, i) =>
    ring.map((_, j) => [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)]),
  );
  return topology(name, rings.flat(), quads);
}

/** A section (distance from the axis, height) in each of the directions around a hole, ring by ring. */
export function rings(
  around: readonly (readonly [number, number])[],
  section: readonly (readonly [number, number])[],
): Place[][] {
  return around.map(([x, y]) => section.map(([r, z]): Place => [x * r, y * r, z]));
}

/** A back with two or three teeth, pointed or flat: its tips make several islands on what they meet. */
export const combs: readonly Topology[] = [
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
