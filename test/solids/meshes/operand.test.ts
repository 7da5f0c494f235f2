import { expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { box, joined } from './drawn-meshes.js';

const cube = box([0, 0, 0], [2, 2, 2]);

it('knows the triangle beyond each edge', () => {
  const { mesh, opposite, isManifold } = meshOperand('f', 'mesh', cube, false)!;
  expect(isManifold).toBe(true);
  opposite.forEach((back, h) => {
    const next = (i: number) => (i % 3 === 2 ? i - 2 : i + 1);
    expect(opposite[back]).toBe(h);
    expect(mesh.indices[back]).toBe(mesh.indices[next(h)]);
    expect(mesh.indices[next(back)]).toBe(mesh.indices[h]);
  });
});

it('makes one vertex of all at one point', () => {
  const { positions, indices } = cube;
  const loose = {
    positions: indices.flatMap((v) => positions.slice(3 * v, 3 * v + 3)),
    indices: indices.map((_, i) => i),
  };
  const operand = meshOperand('f', 'mesh', loose, false)!;
  expect(new Set(operand.mesh.indices).size).toBe(8);
  expect(operand.opposite.includes(-1)).toBe(false);
});

it('says where parts share an edge or a vertex', () => {
  const atEdge = meshOperand('f', 'mesh', joined(cube, box([2, 2, 0], [4, 4, 2])), false)!;
  expect(atEdge.opposite.filter((back) => back < 0).length).toBe(4);
  expect(atEdge.isManifold).toBe(false);
  const atVertex = meshOperand('f', 'mesh', joined(cube, box([2, 2, 2], [4, 4, 4])), false)!;
  expect(atVertex.opposite.includes(-1)).toBe(false);
  expect(atVertex.isManifold).toBe(false);
});

it('has none for what is open, flat, or meets itself, unless that is trusted', () => {
  const both = joined(cube, box([1, 1, 1], [3, 3, 3]));
  expect(meshOperand('f', 'mesh', both, false)).toBe(null);
  expect(meshOperand('f', 'mesh', both, true)).not.toBe(null);
  expect(meshOperand('f', 'mesh', { ...cube, indices: cube.indices.slice(3) }, true)).toBe(null);
  expect(meshOperand('f', 'mesh', { ...cube, indices: [...cube.indices, 0, 0, 1] }, true)).toBe(null);
});

it('looks at a prepared mesh once', () => {
  const prepared = prepareMesh(cube);
  const first = meshOperand('f', 'mesh', prepared, false);
  expect(meshOperand('f', 'mesh', prepared, true)).toBe(first);
  const both = prepareMesh(joined(cube, box([1, 1, 1], [3, 3, 3])));
  expect(meshOperand('f', 'mesh', both, true)).not.toBe(null);
  expect(meshOperand('f', 'mesh', both, false)).toBe(null);
});
