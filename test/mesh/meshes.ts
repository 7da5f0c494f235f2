import type { IndexedMesh } from '../../src/mesh/structure/indexed-mesh.js';

export function mesh(positions: readonly number[], indices: readonly number[]): IndexedMesh {
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Corners (0,0,0), (1,0,0), (0,1,0), (0,0,1); faces counterclockwise from outside. */
export const tetrahedron = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);

/** The unit cube, every face of two triangles. */
export const cube = mesh(
  [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1],
  [
    [0, 2, 1, 0, 3, 2],
    [4, 5, 6, 4, 6, 7],
    [0, 1, 5, 0, 5, 4],
    [1, 2, 6, 1, 6, 5],
    [2, 3, 7, 2, 7, 6],
    [3, 0, 4, 3, 4, 7],
  ].flat(),
);
