/** Rings and polygons of the plane for tests, counterclockwise. */
export type P = [number, number];

export const square: P[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];

export const hole: P[] = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 4],
];

export const framed = { outer: square, holes: [hole] };

/** An L with its reflex vertex at (4, 4). */
export const bent: P[] = [
  [0, 0],
  [8, 0],
  [8, 4],
  [4, 4],
  [4, 8],
  [0, 8],
];
