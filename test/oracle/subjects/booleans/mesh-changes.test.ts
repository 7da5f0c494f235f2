import { expect, it } from 'vitest';
import { changeFaults } from '../../../../src/oracle/subjects/booleans/mesh-changes.js';
import { meshDifference, meshUnion } from '../../../../src/solids/index.js';
import { box, type PlainMesh } from '../../../solids/meshes/drawn-meshes.js';

const inDoubles = ({ positions, indices }: PlainMesh) => ({
  positions: Float64Array.from(positions),
  indices: Uint32Array.from(indices),
});
const pair = [inDoubles(box([0, 0, 0], [2, 2, 2])), inDoubles(box([1, 1, 1], [3, 3, 3]))] as const;

it('sees whether a change makes the result that is expected', () => {
  expect(changeFaults('union', pair, meshUnion(pair))).toBe('');
  expect(changeFaults('union', [pair[0], pair[0]], meshUnion([pair[0], pair[0]]))).toBe('');
  expect(changeFaults('union', pair, meshDifference(pair))).toMatch(/SOMETHING ELSE/);
  const trusted = meshUnion(pair, { trust: true });
  expect(changeFaults('union', pair, trusted)).toMatch(/SOMETHING ELSE/);
});
