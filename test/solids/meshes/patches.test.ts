import { expect, it } from 'vitest';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { patchesOf } from '../../../src/solids/meshes/patches.js';
import { box, joined } from './drawn-meshes.js';

const patches = (met: readonly number[]) => {
  const operand = meshOperand(
    'f',
    'mesh',
    joined(box([0, 0, 0], [1, 1, 1]), box([3, 0, 0], [4, 1, 1])),
    true,
  )!;
  const isMet = new Uint8Array(24);
  for (const t of met) isMet[t] = 1;
  return patchesOf(operand, isMet);
};

it('are the parts where nothing is met', () => {
  const { patchOf, first } = patches([]);
  expect([...patchOf]).toEqual([...Array(12).fill(0), ...Array(12).fill(1)]);
  expect(first).toEqual([0, 12]);
});

it('end at triangles that are met', () => {
  // All but the two triangles of one side: these hang together.
  const { patchOf, first } = patches([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(patchOf[0]).toBe(patchOf[1]);
  expect([...patchOf.slice(2, 13)]).toEqual(Array(11).fill(-1));
  expect(first.length).toBe(2);
});
