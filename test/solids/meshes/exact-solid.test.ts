import { expect, it } from 'vitest';
import { solidVolume } from '../../../src/solids/index.js';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { solidOfBoundary } from '../../../src/solids/meshes/exact-solid.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box } from './drawn-meshes.js';

const operands = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])].map(
  (mesh) => meshOperand('f', 'mesh', mesh, false)!,
);
const union = meshBoundary(operands, (isIn) => isIn.includes(true));

it('is the solid of a boundary', () => {
  expect(solidVolume(solidOfBoundary(union))).toEqual({ numerator: 15n, denominator: 1n });
});
