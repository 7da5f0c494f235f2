import { expect, it } from 'vitest';
import { keepSides } from '../../../src/solids/meshes/sides-kept.js';
import { box, joined } from './drawn-meshes.js';

const written = (
  mesh: { positions: readonly number[]; indices: readonly number[] },
  deviation: number,
): Parameters<typeof keepSides>[0] => ({
  positions: Float64Array.from(mesh.positions),
  indices: Uint32Array.from(mesh.indices),
  isRounded: new Uint8Array(mesh.positions.length / 3).fill(deviation > 0 ? 1 : 0),
  deviation,
});
const cube = box([0, 0, 0], [1, 1, 1]);
const thin = box([5, 0, 0], [6, 1, 2 ** -50]);

it('are proved of what is thicker than the deviation', () => {
  expect(keepSides(written(cube, 2 ** -53))).toBe(true);
  expect(keepSides(written(cube, 0.25))).toBe(false);
  expect(keepSides(written(thin, 2 ** -53))).toBe(false);
  expect(keepSides(written(joined(cube, thin), 2 ** -53))).toBe(false);
});

it('need no proof where nothing was rounded', () => {
  expect(keepSides(written(thin, 0))).toBe(true);
});
