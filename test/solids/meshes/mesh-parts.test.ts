import { expect, it } from 'vitest';
import { boxesOverlapping } from '../../../src/indexes/index.js';
import { partsOf } from '../../../src/solids/meshes/mesh-parts.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box, insideOut, joined } from './drawn-meshes.js';

it('are known with their boxes and how the mesh winds behind them, once', () => {
  const cavity = insideOut(box([1, 1, 1], [8, 8, 8]));
  const mesh = joined(
    box([0, 0, 0], [9, 9, 9]),
    cavity,
    box([3, 3, 3], [5, 5, 5]),
    box([20, 0, 0], [29, 9, 9]),
    box([21, 1, 1], [22, 2, 2]),
  );
  const operand = meshOperand('f', 'mesh', mesh, false)!;
  const parts = partsOf(operand);
  expect(parts.first).toEqual([0, 12, 24, 36, 48]);
  expect(parts.partOf[30]).toBe(2);
  // Behind the wall of the cavity is the box around it; the last box is in another one.
  expect(parts.inside).toEqual([1, 1, 1, 1, 2]);
  expect([...boxesOverlapping(parts.bvh, [2, 2, 2, 4, 4, 4])]).toEqual([0, 1, 2]);
  expect(partsOf(operand)).toBe(parts);
});
