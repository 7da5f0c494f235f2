import { expect, it } from 'vitest';
import { changedBoundary } from '../../../src/solids/meshes/changed-boundary.js';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box, joined } from './drawn-meshes.js';

const operands = [
  joined(box([0, 0, 0], [9, 9, 9]), box([20, 0, 0], [21, 1, 1])),
  box([19, -1, -1], [22, 2, 2]),
].map((mesh) => meshOperand('f', 'mesh', mesh, false)!);

it('knows what goes, and looks at nothing else', () => {
  const without = changedBoundary(operands, MESH_RULES.difference);
  expect([...without.gone].sort(([s], [t]) => s - t)).toEqual(
    Array.from({ length: 12 }, (_, i) => [12 + i, 0]),
  );
  expect(without.boundary.hasInside).toEqual([true, true]);
  expect(without.boundary.patches[0]!.first).toEqual([12]);
  const odd = changedBoundary(operands, MESH_RULES['symmetric-difference']);
  expect(new Set(odd.gone.values())).toEqual(new Set([-1]));
  const common = changedBoundary(operands, MESH_RULES.intersection);
  expect([...common.gone.keys()].sort((s, t) => s - t)).toEqual([...Array(12).keys()]);
});
