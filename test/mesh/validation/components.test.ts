import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { cube, mesh, tetrahedron } from '../meshes.js';
import { faults, found, insideOut, joined, placed } from './meshes.js';

describe('components', () => {
  const shells = (...signs: readonly number[]) =>
    joined(
      ...signs.map((sign, i) => {
        const shell = placed(cube, 9 - 2 * i, [i, i, i]);
        return sign > 0 ? shell : insideOut(shell);
      }),
    );

  it('have a volume, exact and rounded once', () => {
    const volume = (m: IndexedMesh) => checkMesh(m).components.at(0).volume;
    expect(volume(tetrahedron)).toBe(1 / 6);
    expect(volume(insideOut(tetrahedron))).toBe(-1 / 6);
    expect(volume(placed(cube, 3, [1e15, -1e15, 1e15]))).toBe(27);
    expect(volume(placed(cube, 2 ** 340, [0, 0, 0]))).toBe(2 ** 1020);
    expect(volume(placed(cube, 2 ** 350, [0, 0, 0]))).toBe(Infinity);
    expect(volume(placed(cube, 2 ** -350, [0, 0, 0]))).toBe(2 ** -1050);
    expect(volume(placed(cube, 2 ** -400, [0, 0, 0]))).toBe(0);
    expect(checkMesh(placed(cube, 2 ** -400, [0, 0, 0])).components.at(0).volumeSign).toBe(1);
    expect(volume(placed(insideOut(cube), 2 ** -400, [0, 0, 0]))).toBe(0);
  });

  it('without volume are errors', () => {
    const pillow = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2, 2, 1, 0]);
    expect(faults(pillow)).toMatchObject({ 'zero-volume-component': 1, 'opposite-triangles': 1 });
    expect(checkMesh(pillow).components.at(0)).toMatchObject({ volumeSign: 0, volume: 0, genus: 0 });
  });

  it('that are inside out are errors', () => {
    expect(faults(insideOut(cube))).toEqual({ 'inverted-component': 1 });
    expect(found(joined(cube, placed(insideOut(cube), 1, [5, 0, 0])))['inverted-component']).toEqual([[1]]);
  });

  it('lie in each other, faces outward and inward in turn', () => {
    expect(faults(shells(1, -1, 1, -1))).toEqual({});
    const { components } = checkMesh(shells(1, -1, 1, -1));
    expect(Array.from(components.depth)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((c) => components.at(c).parent)).toEqual([null, 0, 1, 2]);
    expect(found(shells(1, 1, -1, -1))['inverted-component']).toEqual([[1], [2]]);
  });

  it('in each other may come in any order, and beside others', () => {
    const inner = insideOut(placed(cube, 1, [1, 1, 1]));
    const both = joined(inner, placed(cube, 4, [0, 0, 0]), insideOut(placed(cube, 1, [2.5, 2.5, 2.5])));
    expect(faults(both)).toEqual({});
    const { components } = checkMesh(both);
    expect([0, 1, 2].map((c) => components.at(c).parent)).toEqual([1, null, 1]);
  });

  it('whose boxes lie in each other need not', () => {
    // A corner of the cube's box that a tetrahedron leaves free.
    const beside = joined(placed(tetrahedron, 9, [0, 0, 0]), placed(cube, 1, [7, 7, 7]));
    expect(faults(beside)).toEqual({});
    expect(Array.from(checkMesh(beside).components.depth)).toEqual([0, 0]);
  });

  it('that share a corner or an edge are inside if all other vertices are', () => {
    const touching = joined(placed(cube, 4, [0, 0, 0]), insideOut(placed(tetrahedron, 1, [0, 0, 0])));
    // Its faces lie in those of the cube: that is more than a corner.
    expect(checkMesh(touching).components.at(1)).toMatchObject({ depth: null, parent: null });
    const corner = mesh([0, 0, 0, 1, 2, 1, 2, 1, 1, 1, 1, 2], [0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0]);
    const hanging = joined(placed(cube, 4, [0, 0, 0]), corner);
    const sign = checkMesh(corner).components.at(0).volumeSign;
    expect(checkMesh(hanging).components.at(1)).toMatchObject({ depth: 1, parent: 0 });
    expect(faults(hanging)).toEqual({
      'duplicate-vertices': 1,
      ...(sign === 1 && { 'inverted-component': 1 }),
    });
  });

  it('that cut each other through common edges are not inside', () => {
    // Double pyramids on one square: each has one apex inside of the other. A thorn makes the box of the first larger.
    const square = [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1, 0];
    const upper = [1, 2, 4, 2, 3, 4, 3, 0, 4];
    const lower = [1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5];
    const thorn = [0, 1, 6, 1, 4, 6, 4, 0, 6];
    const first = mesh([...square, 0, 0, 2, 0, 0, -1, 10, 10, -9], [...upper, ...lower, ...thorn]);
    const second = mesh([...square, 0, 0, 1, 0, 0, -2], [...upper, ...lower, 0, 1, 4]);
    expect(faults(joined(first, second))).toEqual({ 'duplicate-vertices': 4 });
    expect(checkMesh(joined(first, second)).components.at(1).depth).toBe(null);
  });

  it('that cut each other are not inside, and what is in both is', () => {
    const cutting = joined(
      placed(cube, 4, [0, 0, 0]),
      placed(cube, 4, [2, 2.5, 3]),
      placed(cube, 0.5, [3, 3, 3.25]),
      placed(cube, 2, [1, 1, 2.5]),
      placed(cube, 1, [20, 0, 0]),
    );
    const { components } = checkMesh(cutting);
    expect([0, 1, 2, 3, 4].map((c) => components.at(c).depth)).toEqual([0, 0, 2, 0, 0]);
    // A bar through the cube whose ends are cut away from its box.
    const bar = joined(placed(cube, 4, [0, 0, 0]), placed(tetrahedron, 3, [0, 0.5, 0.5]));
    expect(checkMesh(bar).components.at(1).depth).toBe(null);
  });

  it('are numbered', () => {
    expect(() => checkMesh(cube).components.at(1)).toThrow(RangeError);
    expect(() => checkMesh(cube).components.at(-1)).toThrow(RangeError);
  });
});
