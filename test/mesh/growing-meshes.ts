import type { IndexedMesh } from '../../src/mesh/index.js';

/** Meshes of n triangles that make careless searches quadratic. */
const circle = (turn: number): [number, number] => [
  Math.cos(2 * Math.PI * turn),
  Math.sin(2 * Math.PI * turn),
];

function ringAround(
  hubs: readonly (readonly number[])[],
  rim: (turn: number) => readonly number[],
  n: number,
): IndexedMesh {
  const positions = hubs.flat();
  const indices: number[] = [];
  for (let i = 0; i < n; i++) positions.push(...rim(i / n));
  hubs.forEach((_, hub) => {
    for (let i = 0; i < n; i++) {
      const [a, b] = [hubs.length + i, hubs.length + ((i + 1) % n)];
      indices.push(hub, ...(hub % 2 === 0 ? [a, b] : [b, a]));
    }
  });
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A disk around its centre. */
export const disk = (n: number) => ringAround([[0, 0, 0]], (t) => [...circle(t), 0], n);

/** A cone with its base: two stars on one rim. */
export const closedCone = (n: number) =>
  ringAround(
    [
      [0, 0, 1],
      [0, 0, 0],
    ],
    (t) => [...circle(t), 0],
    n / 2,
  );

/** A cone with a cone inside, near to it. */
export const thickCone = (n: number) =>
  ringAround(
    [
      [0, 0, 1],
      [0, 0, 0.9],
    ],
    (t) => [...circle(t), 0],
    n / 2,
  );

/** A cone over the seam of a tennis ball: no direction shows all of it from one side. */
export const tennisCone = (n: number) =>
  ringAround(
    [[0, 0, 0]],
    (t) => {
      const [x, y] = circle(t);
      const [u, w] = circle(3 * t);
      return [x + 0.44 * u, y - 0.44 * w, 1.3 * circle(2 * t)[1]];
    },
    n,
  );

/** Each triangle with vertices of its own. */
export function loose({ positions, indices }: IndexedMesh): IndexedMesh {
  return {
    positions: Float64Array.from(
      { length: 3 * indices.length },
      (_, i) => positions[3 * indices[Math.floor(i / 3)]! + (i % 3)]!,
    ),
    indices: Uint32Array.from(indices, (_, h) => h),
  };
}

/** The same triangle, n times. */
export const equalTriangles = (n: number): IndexedMesh => ({
  positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
  indices: Uint32Array.from({ length: 3 * n }, (_, h) => h % 3),
});

/** Thin triangles side by side, across all axes. */
export function needles(n: number): IndexedMesh {
  const positions: number[] = [];
  for (let i = 0; i < n; i++) positions.push(i / n, 0, 0, (i + 0.3) / n, 0, 0, i / n + 1, 1, 1);
  return {
    positions: Float64Array.from(positions),
    indices: Uint32Array.from({ length: 3 * n }, (_, h) => h),
  };
}

/** Triangles with corners anywhere in a square. */
export function scattered(n: number, random: () => number): IndexedMesh {
  const positions = Float64Array.from({ length: 9 * n }, (_, i) => (i % 3 === 2 ? 0 : random()));
  return { positions, indices: Uint32Array.from({ length: 3 * n }, (_, h) => h) };
}
