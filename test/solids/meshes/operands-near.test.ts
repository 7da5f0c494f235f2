import { expect, it } from 'vitest';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { operandsNear } from '../../../src/solids/meshes/operands-near.js';
import { box } from './drawn-meshes.js';

it('are those whose boxes meet a box, and have triangles', () => {
  const row = [0, 2, 4].map((x) => box([x, 0, 0], [x + 1, 1, 1]));
  const meshes = [row[0]!, { positions: [], indices: [] }, row[1]!, row[2]!];
  const near = operandsNear(meshes.map((mesh) => meshOperand('f', 'mesh', mesh, true)!));
  expect(near([1, 0, 0, 2, 1, 1])).toEqual([0, 2]);
  expect(near([4.5, 0.5, 0.5, 9, 9, 9])).toEqual([3]);
  expect(near([1.5, 0, 0, 1.7, 1, 1])).toEqual([]);
});
