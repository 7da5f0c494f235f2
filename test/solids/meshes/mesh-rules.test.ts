import { expect, it } from 'vitest';
import { MESH_RULES } from '../../../src/solids/meshes/mesh-rules.js';

it('say which points belong to a result', () => {
  const rows = [
    [true, true, true],
    [true, false, true],
    [true, false, false],
    [false, true, true],
    [false, false, false],
  ];
  const said = (name: keyof typeof MESH_RULES) => rows.map((isIn) => MESH_RULES[name](isIn));
  expect(said('union')).toEqual([true, true, true, true, false]);
  expect(said('intersection')).toEqual([true, false, false, false, false]);
  expect(said('difference')).toEqual([false, false, true, false, false]);
  expect(said('symmetric-difference')).toEqual([true, false, true, false, false]);
});
