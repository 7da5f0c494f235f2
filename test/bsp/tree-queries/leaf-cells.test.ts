import { describe, expect, it } from 'vitest';
import { buildBrushTree, leafCells } from '../../../src/bsp/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { AROUND, latticeBoxes, volumeOf } from './cell-measures.js';

describe('leafCells', () => {
  it('fills the box: the volumes add up, exactly', () => {
    const random = new Random(1, 6, 1, 8);
    for (let i = 0; i < 4; i++) {
      const tree = buildBrushTree(latticeBoxes(random, 6));
      const cells = leafCells(tree, AROUND);
      expect(cells.map(({ leaf }) => leaf)).toEqual(tree.leaves.map((_, leaf) => leaf));
      const volumes = cells.map(({ vertices, faces }) =>
        volumeOf(faces.map(({ ring }) => ring.map((v) => vertices[v]!))),
      );
      expect(Math.min(...volumes)).toBeGreaterThan(0);
      expect(volumes.reduce((sum, volume) => sum + volume, 0)).toBe(6 * 20 ** 3);
    }
  });

  it('has the faces of the box without a plane of the tree, and no cells beside the box', () => {
    const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
    const [cell, ...others] = leafCells(tree, { min: [0, 0, -2], max: [1, 1, 0] });
    expect(others).toEqual([]);
    expect(tree.leaves[cell!.leaf]).toBe('solid');
    expect(cell!.faces.map(({ plane }) => plane)).toEqual([null, null, null, null, null, null]);
  });

  it('refuses boxes without a volume', () => {
    const tree = buildBrushTree([]);
    expect(() => leafCells(tree, { min: [0, 0, 0], max: [1, 0, 1] })).toThrow(
      'leafCells: box must be a box with a volume',
    );
    expect(leafCells(tree, { min: [0, 0, 0], max: [1, 1, 1] })).toMatchObject([{ leaf: 0 }]);
  });
});
