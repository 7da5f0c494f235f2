import { expect, it } from 'vitest';
import { canonicalText, solidFromMesh } from '../../../src/solids/index.js';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { solidOfBoundary } from '../../../src/solids/meshes/exact-solid.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box } from './drawn-meshes.js';

it('are the same for parts that bars through each other make of one triangle', () => {
  const bars = [box([-9, -1, -1], [9, 1, 1]), box([-1, -9, -1], [1, 9, 1]), box([-9, -2, 0], [9, 2, 3])];
  const operands = bars.map((mesh) => meshOperand('f', 'mesh', mesh, false)!);
  const all = meshBoundary(operands, (isIn) => isIn.includes(true));
  const none = meshBoundary([operands[0]!], ([isIn]) => isIn!);
  expect(canonicalText(solidOfBoundary(none))).toBe(canonicalText(solidFromMesh(bars[0]!)));
  expect(all.hasInside).toEqual([true, true, true]);
});
