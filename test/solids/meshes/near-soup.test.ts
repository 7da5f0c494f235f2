import { expect, it } from 'vitest';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box } from './drawn-meshes.js';

const operands = [box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])].map(
  (mesh) => meshOperand('f', 'mesh', mesh, false)!,
);
const union = meshBoundary(operands, (isIn) => isIn.includes(true));

it('has the facets of triangles by their numbers', () => {
  const { facetOf, triangles } = union.near;
  facetOf.forEach((facets) => {
    for (const [t, facet] of facets) expect(triangles[facet]).toBe(t);
  });
  expect(triangles.length).toBeGreaterThan(0);
});
