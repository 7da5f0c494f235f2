import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { type Near, putBoxAround, sidesAreProved } from '../../../src/solids/meshes/side-witnesses.js';
import { box, joined, type PlainMesh } from './drawn-meshes.js';

/** The first triangles of a mesh as those that were made, and whether its sides are proved. */
function isProved(mesh: PlainMesh, made: number, rounded: readonly number[], deviation: number): boolean {
  const isRounded = new Uint8Array(mesh.positions.length / 3);
  for (const v of rounded) isRounded[v] = 1;
  const { opposite } = meshOperand('f', 'mesh', mesh, true)!;
  const near: Near = { mesh: prepareMesh(mesh), made, isOfMade: isRounded, isRounded };
  return sidesAreProved(near, opposite, deviation);
}

const cube = box([0, 0, 0], [1, 1, 1]);

describe('sides', () => {
  it('are proved by a corner that nothing passed', () => {
    expect(isProved(cube, 12, [0], 2 ** -53)).toBe(true);
    expect(isProved(cube, 12, [], 0)).toBe(true);
  });

  it('are proved by the volume where all corners moved, if it is large enough', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(isProved(cube, 12, all, 2 ** -53)).toBe(true);
    expect(isProved(cube, 12, all, 0.25)).toBe(false);
    expect(isProved(box([0, 0, 0], [1, 1, 2 ** -50]), 12, all, 2 ** -53)).toBe(false);
  });

  it('are not proved by what did not move, if something passed it, nor by another part', () => {
    // A thin tetrahedron whose base stays and whose tip moves by more than its height.
    const thin: PlainMesh = {
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, 0.25, 2 ** -53],
      indices: [0, 1, 3, 1, 2, 3, 2, 0, 3, 0, 2, 1],
    };
    expect(isProved(thin, 3, [3], 2 ** -52)).toBe(false);
    expect(isProved(joined(thin, box([5, 5, 5], [6, 6, 6])), 3, [3], 2 ** -52)).toBe(false);
    const high = { ...thin, positions: thin.positions.map((x) => (x === 2 ** -53 ? 1 : x)) };
    expect(isProved(high, 3, [3], 2 ** -52)).toBe(true);
  });
});

it('boxes are grown outward', () => {
  const boxes = new Float64Array(6);
  putBoxAround(boxes, 0, [0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2], 0, 2 ** -60);
  expect(boxes[3]).toBeGreaterThan(1);
  expect(boxes[5]).toBeGreaterThan(2 ** -60);
  expect(boxes[2]).toBeLessThan(-(2 ** -60));
});
