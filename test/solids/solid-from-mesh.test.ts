import { describe, expect, it } from 'vitest';
import { solidFromMesh } from '../../src/solids/index.js';
import { box, insideOut, type Mesh, together, twelveVolumes } from './meshes.js';

describe('solidFromMesh', () => {
  const a = box([0, 0, 0], [2, 2, 2]);
  const b = box([1, 1, 1], [3, 3, 3]);
  const inner = box([0.5, 0.5, 0.5], [1, 1, 1]);
  it.each<[string, Mesh, number, number, number]>([
    ['overlapping parts', together(a, b), 15, 15, 14],
    ['parts that share a face', together(a, box([2, 0, 0], [4, 2, 2])), 16, 16, 16],
    ['parts that share an edge', together(a, box([2, 2, 0], [4, 4, 2])), 16, 16, 16],
    ['parts that share a part of a face', together(a, box([2, 1, 1], [4, 3, 3])), 16, 16, 16],
    ['doubled faces', together(a, a), 8, 8, 0],
    ['tripled faces', together(a, a, a), 8, 8, 8],
    ['a part in a part', together(a, inner), 8, 8, 7.875],
    ['a hole in a part', together(a, insideOut(inner)), 7.875, 7.875, 7.875],
    ['inside out', insideOut(a), 0, 8, 8],
    ['a part and its opposite', together(a, insideOut(a)), 0, 0, 0],
    ['triangles without an area', { ...a, indices: [...a.indices, 0, 0, 1, 0, 1, 0] }, 8, 8, 8],
  ])('%s', (_, mesh, positive, nonZero, evenOdd) => {
    expect(twelveVolumes(solidFromMesh(mesh, { rule: 'positive' }))).toBe(12 * positive);
    expect(twelveVolumes(solidFromMesh(mesh, { rule: 'non-zero' }))).toBe(12 * nonZero);
    expect(twelveVolumes(solidFromMesh(mesh, { rule: 'even-odd' }))).toBe(12 * evenOdd);
  });

  it('answers what is open, or no mesh', () => {
    const open = { ...a, indices: a.indices.slice(3) };
    expect(() => solidFromMesh(open)).toThrow(
      /^solidFromMesh: mesh must be closed, got an edge from \[0, 0, 0\] to \[.*\] with one triangle: if its gaps are seams, where vertices are nearly equal, weldVertices with a distance closes it; unerring check shows all of them; fillHoles fills holes$/,
    );
    expect(() => solidFromMesh({ positions: [0, 0, NaN], indices: [] })).toThrow(/^solidFromMesh: mesh/);
    expect(() => solidFromMesh(a, { rule: 'odd' as never })).toThrow(/^solidFromMesh: options.rule/);
  });
});
