import { expect, it } from 'vitest';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { localContacts } from '../../../src/solids/meshes/local-proof.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { writeBoundary } from '../../../src/solids/meshes/written-mesh.js';
import { meshFaults } from '../../../src/solids/output/mesh-faults.js';
import { box, DrawnMeshes, type PlainMesh } from './drawn-meshes.js';

const union = (meshes: readonly PlainMesh[]) => {
  const operands = meshes.map((mesh) => meshOperand('f', 'mesh', mesh, false));
  if (operands.includes(null)) return null;
  const written = writeBoundary(meshBoundary(operands as never, (isIn) => isIn.includes(true)));
  const local = localContacts(written, operands as never);
  const { positions, indices, isRounded } = written;
  const all = meshFaults(
    positions,
    indices,
    isRounded.map((is) => 1 - is),
  );
  return { local, all, triangles: indices.length / 3 };
};

it('says what the test of the whole mesh says, where it says something', () => {
  const drawn = new DrawnMeshes(3);
  const seen = new Set<number | null>();
  for (let i = 0; i < 100; i++) {
    const found = union(drawn.meshes());
    if (found === null || found.local === null || found.triangles === 0) continue;
    seen.add(found.local);
    expect(found.all).toEqual({ faults: [], contacts: found.local });
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

it('sees an edge, a vertex and a tip in the middle of a face', () => {
  const cube = box([0, 0, 0], [2, 2, 2]);
  const tip = {
    positions: [1, 0.5, 2, 0, 0, 3, 2, 0, 3, 1, 2, 3],
    indices: [0, 2, 1, 0, 3, 2, 0, 1, 3, 1, 2, 3],
  };
  expect(union([cube, box([2, 2, 0], [4, 4, 2])])!.local).toBe(1);
  expect(union([cube, box([2, 2, 2], [4, 4, 4])])!.local).toBe(1);
  expect(union([cube, tip])!.local).toBe(2);
  expect(union([cube, box([1, 0, 0], [3, 2, 2])])!.local).toBe(0);
});
