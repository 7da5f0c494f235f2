/** Convex rings of the plane for tests, counterclockwise. */
export type P = [number, number];

export const triangle: P[] = [
  [0, 0],
  [8, 0],
  [0, 8],
];

export const square: P[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

export const octagon: P[] = [
  [2, 0],
  [4, 0],
  [6, 2],
  [6, 4],
  [4, 6],
  [2, 6],
  [0, 4],
  [0, 2],
];

/** Vertices on edges, repeated vertices, the first one in the middle of an edge. */
export const crowded: P[] = [
  [2, 0],
  [3, 0],
  [3, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 4],
  [0, 3],
  [0, 0],
  [0, 0],
  [1, 0],
];

export const moved = (ring: readonly P[], x: number, y: number) => ring.map(([a, b]): P => [a + x, b + y]);
