import { expect, it } from 'vitest';
import { singleFaults } from '../../../../src/oracle/subjects/booleans/mesh-singles.js';
import { type CombinedMesh, meshUnion } from '../../../../src/solids/index.js';
import { box } from '../../../solids/meshes/drawn-meshes.js';

const meshes = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3.1, 3.2, 3.3])].map(({ positions, indices }) => ({
  positions: Float64Array.from(positions),
  indices: Uint32Array.from(indices),
}));
const result = meshUnion(meshes, { precision: 'single' });
const moved = (by: number, v = 0): CombinedMesh => ({
  ...result,
  positions: result.positions.map((x, i) => (i === 3 * v ? x + by : x)),
});

it('finds nothing wrong with a result', () => {
  expect(singleFaults(result, meshes)).toBe('');
});

it('finds planted faults', () => {
  expect(singleFaults(moved(2 ** -40), meshes)).toBe(' A SINGLE IS NONE');
  expect(singleFaults(moved(2 ** -20), meshes)).toBe(' A SINGLE IS FAR FROM ITS SOURCE');
  expect(singleFaults(moved(-16), meshes)).not.toBe('');
  expect(singleFaults({ ...result, indices: result.indices.slice(3) }, meshes)).toBe(
    ' MESHES COMBINED IN SINGLES ARE OPEN',
  );
  // The same sheet twice, to and fro, is closed, but no solid's boundary.
  const doubled = Uint32Array.from([...result.indices, 0, 1, 2, 0, 2, 1]);
  expect(singleFaults({ ...result, indices: doubled, origins: null }, meshes)).toBe(
    ' MESHES COMBINED IN SINGLES ARE NOT VALID',
  );
  const { operands } = result.origins!;
  const origins = { ...result.origins!, operands: operands.map((operand) => 1 - operand) };
  expect(singleFaults({ ...result, origins }, meshes)).toBe(' A SINGLE IS FAR FROM ITS SOURCE');
});
