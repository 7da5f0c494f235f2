import { type PreparedMesh, prepareMesh } from '../../mesh/index.js';

/** A wall as it is seen from above: from one point to another. */
export type Wall = readonly [x: number, z: number, u: number, w: number];

/** The radius of the walker, whose axis is upright and 1 high. */
export const RADIUS = 0.5;

/** Where its axis begins: it stands on the floor. */
export const START = [-3, RADIUS, 6] as const;

/** Half of the level's size. */
export const SIZE = 10;

/** Walls reach from below the floor to above the walker. */
const LOW = -1;
const HIGH = 3;

/** Ways between walls are exactly 1 wide, twice the radius. */
export const WALLS: readonly Wall[] = [
  [-SIZE, -SIZE, SIZE, -SIZE],
  [SIZE, -SIZE, SIZE, SIZE],
  [SIZE, SIZE, -SIZE, SIZE],
  [-SIZE, SIZE, -SIZE, -SIZE],
  // A door between two rooms, with a wall that leads to it.
  [-SIZE, 0, 1, 0],
  [2, 0, SIZE, 0],
  [2, 0, 2, 7],
  [1, 0, 1, -3],
  [2, 0, 2, -3],
  // Between these, 3 x + 4 z is from -30 to -25, which is 5 lengths of (3, 4) and a distance of 1.
  [-6, -3, -2, -6],
  [-7, -1, -3, -4],
  // A pillar, and walls along other numbers of the lattice.
  [-7, 3, -6, 4],
  [-6, 4, -7, 5],
  [-7, 5, -8, 4],
  [-8, 4, -7, 3],
  [4, 3, 7, 4],
  [5, 6, 8, 7],
  [5, -2, 8, -7],
  [4, -6, 6, -8],
];

/** The level as a mesh: two triangles for each wall, in order, and two for the floor. */
export function levelMesh(): PreparedMesh {
  const corners = WALLS.flatMap(([x, z, u, w]) => [x, LOW, z, u, LOW, w, u, HIGH, w, x, HIGH, z]);
  const floor = [-SIZE, 0, -SIZE, SIZE, 0, -SIZE, SIZE, 0, SIZE, -SIZE, 0, SIZE];
  const squares = Array.from({ length: WALLS.length + 1 }, (_, i) => 4 * i);
  return prepareMesh({
    positions: Float64Array.from([...corners, ...floor]),
    indices: Uint32Array.from(squares.flatMap((k) => [k, k + 1, k + 2, k, k + 2, k + 3])),
  });
}

/** Which wall a triangle is part of; `undefined`: the floor. */
export const wallOf = (triangle: number): Wall | undefined => WALLS[Math.floor(triangle / 2)];
