export type Vector = readonly [number, number, number];

export const oriented = (center: Vector, u: Vector, v: Vector, w: Vector, halfSize: Vector) => ({
  center,
  axes: [u, v, w] as const,
  halfSize,
});

/** The cube from 0 to 4, with axes of different lengths. */
export const cubeFromAxes = {
  center: [2, 2, 2],
  axes: [
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 0.5],
  ] as const,
  halfSize: [1, 2, 4],
};
