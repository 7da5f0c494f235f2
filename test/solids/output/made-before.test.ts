import { expect, test } from 'vitest';
import { MadeBefore } from '../../../src/solids/output/made-before.js';
import type { MovedMesh } from '../../../src/solids/output/snap-mesh.js';

const meshOf = (positions: number[], indices: number[], deviation = 0): MovedMesh => ({
  positions: Float64Array.from(positions),
  indices: Uint32Array.from(indices),
  deviation,
});

test('what was made of a mesh is not made again of an equal one, however far that is from the solid', () => {
  const made: MovedMesh[] = [];
  const before = new MadeBefore<number>();
  const of = (mesh: MovedMesh) => before.of(mesh, (given) => made.push(given));
  const points = [0, 0, 0, 1, 0, 0, 0, 1, 0];
  const first = meshOf(points, [0, 1, 2]);
  expect(of(first)).toBe(1);
  expect(of(meshOf(points, [0, 1, 2], 1))).toBe(1);
  expect(of(meshOf(points, [0, 2, 1]))).toBe(2);
  expect(of(meshOf([0, 0, 0, 1, 0, 0, 0, 1, 2 ** -1074], [0, 1, 2]))).toBe(3);
  expect(of(meshOf(points, [0, 1, 2, 0, 2, 1]))).toBe(4);
  expect(of(first)).toBe(1);
  expect(made).toHaveLength(4);
});
