import { expect, it } from 'vitest';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { madeTriangles } from '../../../src/solids/meshes/made-triangles.js';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box } from './drawn-meshes.js';

it('name their sources, and which corners of these they have', () => {
  const meshes = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])];
  const operands = meshes.map((mesh) => meshOperand('f', 'mesh', mesh, false)!);
  const made = madeTriangles(meshBoundary(operands, MESH_RULES.difference));
  expect(made.cornerOf.length).toBe(made.indices.length);
  expect(made.isRounded.every((is) => is === 0)).toBe(true);
  made.sources.forEach(({ operand, triangle, turned }, t) => {
    expect(turned).toBe(operand);
    for (let k = 0; k < 3; k++) {
      const corner = made.cornerOf[3 * t + k]!;
      if (corner < 0) continue;
      const { positions, indices } = meshes[operand]!;
      const [from, at] = [3 * indices[3 * triangle + corner]!, 3 * made.indices[3 * t + k]!];
      expect([...made.positions.slice(at, at + 3)]).toEqual(positions.slice(from, from + 3));
    }
  });
});
