import { expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';
import { cleanOperand } from '../../../src/solids/meshes/operand.js';
import { snappedMesh } from '../../../src/solids/meshes/snapped-mesh.js';
import { writeBoundary } from '../../../src/solids/meshes/written-mesh.js';
import { PRECISIONS } from '../../../src/solids/output/precision.js';
import { box } from './drawn-meshes.js';

const written = (gap: number) => {
  const operands = [box([0, 0, 0], [1, 1, 1]), box([1 + gap, 0, 0], [2, 1, 1])].map(
    (mesh) => cleanOperand(prepareMesh(mesh))!,
  );
  return writeBoundary(meshBoundary(operands, MESH_RULES.union), true, PRECISIONS.single);
};

it('drops the walls between what falls together', () => {
  const mesh = snappedMesh(written(2 ** -40), PRECISIONS.single, false, () => {})!;
  expect(mesh.indices.length / 3).toBe(20);
  expect(mesh.isManifold).toBe(true);
  expect(new Set(mesh.sources).size).toBe(20);
  expect(mesh.turned.includes(1)).toBe(false);
  expect(mesh.positions.length / 3).toBe(12);
});

it('says null when it is ended before it has found anything', () => {
  const ended = Error('ended');
  expect(() =>
    snappedMesh(written(2 ** -40), PRECISIONS.single, false, () => {
      throw ended;
    }),
  ).toThrow(ended);
});
