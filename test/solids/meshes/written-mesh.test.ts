import { expect, it } from 'vitest';
import { checkMesh } from '../../../src/mesh/index.js';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { writeBoundary } from '../../../src/solids/meshes/written-mesh.js';
import { box } from './drawn-meshes.js';

const operands = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])].map(
  (mesh) => meshOperand('f', 'mesh', mesh, false)!,
);
const union = meshBoundary(operands, (isIn) => isIn.includes(true));

it('is a valid mesh with an origin for each triangle', () => {
  const written = writeBoundary(union);
  expect(checkMesh(written).valid).toBe(true);
  expect(written.origins.triangles.length).toBe(written.indices.length / 3);
});
