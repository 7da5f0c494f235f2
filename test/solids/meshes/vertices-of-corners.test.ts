import { expect, it } from 'vitest';
import { verticesOfCorners } from '../../../src/solids/meshes/vertices-of-corners.js';

const positions = Float64Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0.1, 0]);
const indices = Uint32Array.from([0, 1, 2, 0, 2, 3]);
const uv = (numbers: readonly number[]) => [{ name: 'uv', itemSize: 1, array: Float64Array.from(numbers) }];

it('has a vertex for each place and item, and says how far rounding moved one', () => {
  const made = verticesOfCorners(
    'f',
    { positions, indices, attributes: uv([1, 2, 3, 1, 4, 5]) },
    Float32Array,
  );
  expect(Array.from(made.indices)).toEqual([0, 1, 2, 0, 3, 4]);
  expect(made.vertices).toEqual([0, 1, 2, 2, 3]);
  expect(Array.from(made.arrays[0]!)).toEqual([1, 2, 3, 4, 5]);
  expect(made.deviation).toBe(Math.fround(0.1) - 0.1);
});

it('compares items as they are rounded, and keeps doubles if it is told to', () => {
  const corners = { positions, indices, attributes: uv([1, 2, 3, 1 + 2 ** -40, 3, 5]) };
  expect(verticesOfCorners('f', corners, Float32Array).vertices).toHaveLength(4);
  const doubles = verticesOfCorners('f', corners, Float64Array);
  expect([doubles.vertices.length, doubles.deviation]).toEqual([5, 0]);
});

it('takes the numbers of the triangles that it is told, and refuses what 32 bits do not hold', () => {
  const triangles = Uint32Array.from([1, 0]);
  const attributes = uv([4, 5, 6, 1, 2, 3]);
  const made = verticesOfCorners('f', { positions, indices, triangles, attributes }, Float64Array);
  expect(Array.from(made.arrays[0]!)).toEqual([1, 2, 3, 4, 5, 6]);
  const far = Float64Array.from(positions, (x) => x * 1e300);
  expect(() => verticesOfCorners('f', { positions: far, indices, attributes: [] }, Float32Array)).toThrow(
    'f: result must be coordinates within 32 bits, got 1e+300',
  );
  const large = uv([1, 2, 3, 4, 5, 1e300]);
  expect(() => verticesOfCorners('f', { positions, indices, attributes: large }, Float32Array)).toThrow(
    'uv in 32 bits',
  );
});
