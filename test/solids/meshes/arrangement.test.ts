import { expect, it } from 'vitest';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box } from './drawn-meshes.js';

const operands = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])].map(
  (mesh) => meshOperand('f', 'mesh', mesh, false)!,
);
const union = meshBoundary(operands, (isIn) => isIn.includes(true));

it('keeps pieces of both and turns none of a union', () => {
  expect(new Set(union.pieces.map(({ facet }) => union.near.soup.facets[facet]!.operand)).size).toBe(2);
  expect(union.pieces.some(({ isTurned }) => isTurned)).toBe(false);
  expect(union.hasInside).toEqual([true, true]);
});
