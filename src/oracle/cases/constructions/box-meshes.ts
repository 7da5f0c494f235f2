/** A mesh as plain data. */
export interface PlainMesh {
  readonly positions: readonly number[];
  readonly indices: readonly number[];
}

/** The corners of a box, x first, and its triangles, counterclockwise from outside. */
export function boxMesh(min: readonly number[], max: readonly number[]): PlainMesh {
  const bounds = [min, max];
  const corners = Array.from({ length: 8 }, (_, i) => [0, 1, 2].map((k) => bounds[(i >> k) & 1]![k]!));
  const quads = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  return {
    positions: corners.flat(),
    indices: quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]),
  };
}
