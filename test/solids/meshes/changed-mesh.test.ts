import { expect, it } from 'vitest';
import { changedBoundary } from '../../../src/solids/meshes/changed-boundary.js';
import { addedTriangles } from '../../../src/solids/meshes/changed-mesh.js';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box, joined } from './drawn-meshes.js';

it('has what comes, and puts behind it what is asked for of what stays, once', () => {
  const operands = [
    joined(box([0, 0, 0], [9, 9, 9]), box([20, 0, 0], [21, 1, 1])),
    box([8, 3, 3], [10, 5, 5]),
  ].map((mesh) => meshOperand('f', 'mesh', mesh, false)!);
  const found = changedBoundary(operands, MESH_RULES.difference);
  const added = addedTriangles(found);
  const triangles = added.indices.length / 3;
  expect(added.origins.triangles.length).toBe(triangles);
  const met = [...found.gone.keys()][0]!;
  expect(added.wholeOf(0, met)).toBe(-1);
  expect(added.wholeOf(0, 12)).toBe(triangles);
  expect(added.wholeOf(0, 13)).toBe(triangles + 1);
  expect(added.wholeOf(0, 12)).toBe(triangles);
  expect(added.positions.length).toBeGreaterThan(3 * added.vertices);
  expect(added.isRounded.length).toBe(added.positions.length / 3);
});
