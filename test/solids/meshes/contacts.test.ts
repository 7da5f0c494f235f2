import { expect, it } from 'vitest';
import { meshesIntersect } from '../../../src/mesh/index.js';
import { contactsBetween } from '../../../src/solids/meshes/contacts.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { DrawnMeshes } from './drawn-meshes.js';

it('are those of all pairs of meshes that meet', () => {
  const drawn = new DrawnMeshes(9);
  const meshes = Array.from({ length: 30 }, () => meshOperand('f', 'mesh', drawn.mesh(), true)!);
  const found = new Set(contactsBetween(meshes).map(({ first, second }) => `${first} ${second}`));
  meshes.forEach((a, i) => {
    for (let j = i + 1; j < meshes.length; j++) {
      expect(found.has(`${i} ${j}`)).toBe(meshesIntersect(a.mesh, meshes[j]!.mesh));
    }
  });
});

it('are none of empty meshes', () => {
  const empty = meshOperand('f', 'mesh', { positions: [], indices: [] }, false)!;
  expect(contactsBetween([empty, empty])).toEqual([]);
});
