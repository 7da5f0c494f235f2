import { describe, expect, it } from 'vitest';
import { buildBrushTree, leafCells, treePortals } from '../../../src/bsp/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { AROUND, areaOf, latticeBoxes } from './cell-measures.js';

const lengthOf = (area: readonly number[]) => area.reduce((sum, x) => sum + Math.abs(x), 0);

describe('treePortals', () => {
  it('loses nothing: the portals of a cell cover its faces, exactly', () => {
    const random = new Random(3, 1, 4, 1);
    for (let i = 0; i < 4; i++) {
      const tree = buildBrushTree(latticeBoxes(random, 6));
      const portals = treePortals(tree, AROUND);
      const pairs = portals.map(({ front, back }) => [front, back].sort((p, q) => p - q).join());
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { leaf, vertices, faces } of leafCells(tree, AROUND)) {
        // All planes are across an axis, so that the area vectors of one plane's portals cannot cancel but by their
        // sign.
        for (const { plane, ring } of faces) {
          if (plane === null) continue;
          const own = portals.filter(
            (one) => one.plane === plane && (one.front === leaf || one.back === leaf),
          );
          const areas = own.map(({ vertices: corners }) => lengthOf(areaOf(corners)));
          expect(areas.reduce((sum, area) => sum + area, 0)).toBe(
            lengthOf(areaOf(ring.map((v) => vertices[v]!))),
          );
        }
      }
    }
  });

  it('are between leaves of either kind', () => {
    const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }], [{ normal: [1, 0, 0], constant: 0 }]]);
    const portals = treePortals(tree, { min: [-1, -1, -1], max: [1, 1, 1] });
    expect(portals.map(({ front, back }) => [tree.leaves[front], tree.leaves[back]])).toEqual([
      ['empty', 'solid'],
      ['solid', 'solid'],
      ['empty', 'solid'],
    ]);
    expect(treePortals(tree, { min: [1, 1, 1], max: [2, 2, 2] })).toEqual([]);
  });
});
