import { expect, it } from 'vitest';
import { buildBrushTree } from '../../src/bsp/index.js';
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
  // A mesh that encloses nothing at all is the empty solid; so is one with parts of both kinds the part that looks outward.
  expect(solidFromMesh({ positions, indices: [0, 1, 2, 0, 2, 1] }).faces).toEqual([]);
  const far = positions.map((x) => x + 5);
  const both = { positions: [...positions, ...far], indices: [...outward, ...inward.map((v) => v + 4)] };
  expect(solidFromMesh(both).faces).toHaveLength(4);
});

it('a brush whose planes look inward is told so; one that is empty is empty', () => {
  const axes = [0, 1, 2].map((axis) => [0, 1, 2].map((k) => (k === axis ? 1 : 0)));
  const cube = axes.flatMap((normal) => [
    { normal, constant: -1 },
    { normal: normal.map((x) => -x), constant: 0 },
  ]);
  const turned = cube.map(({ normal, constant }) => ({ normal: normal.map((x) => -x), constant: -constant }));
  expect(() => buildBrushTree([cube, turned])).toThrow(
    'buildBrushTree: brushes[1] must be planes that look outward, got planes that look inward: turn each of them round',
  );
  const empty = [...cube, { normal: [1, 0, 0], constant: 5 }];
  expect(() => buildBrushTree([cube, empty])).not.toThrow();
});
