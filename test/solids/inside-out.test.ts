import { expect, it } from 'vitest';
import { solidFromMesh } from '../../src/solids/index.js';

const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const outward = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
const inward = outward.slice().reverse();

it('a mesh that is inside out is told so, unless the rule that leaves it out is named', () => {
  expect(() => solidFromMesh({ positions, indices: inward })).toThrow(
    "solidFromMesh: mesh must be a mesh whose faces look outward, got one that is inside out: { rule: 'non-zero' } takes it as it is meant",
  );
  expect(solidFromMesh({ positions, indices: inward }, { rule: 'positive' }).faces).toEqual([]);
  expect(solidFromMesh({ positions, indices: inward }, { rule: 'non-zero' }).faces).toHaveLength(4);
  // A mesh that encloses nothing at all is the empty solid; so is one with parts of both kinds the part that looks
  // outward.
  expect(solidFromMesh({ positions, indices: [0, 1, 2, 0, 2, 1] }).faces).toEqual([]);
  const far = positions.map((x) => x + 5);
  const both = { positions: [...positions, ...far], indices: [...outward, ...inward.map((v) => v + 4)] };
  expect(solidFromMesh(both).faces).toHaveLength(4);
});
