import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  pointSolidLeafTree,
  type SolidLeafTree,
  transformTree,
} from '../../../src/bsp/index.js';
import type { Placement } from '../../../src/core/shapes.js';
import { Random } from '../../../src/oracle/cases/random.js';

const tree = buildBrushTree([
  [
    { normal: [1, 0, 0], constant: -2 },
    { normal: [-1, 0, 0], constant: -1 },
    { normal: [0, 1, 1], constant: -3 },
    { normal: [0, -1, 0], constant: 0 },
  ],
  [{ normal: [1, 1, 1], constant: 2 }],
]);

describe('transformTree', () => {
  it('has the place of a point where the point was', () => {
    const random = new Random(1, 2, 3, 4);
    const seen = new Set<string>();
    const placements: [Placement, (p: readonly number[]) => number[]][] = [
      [
        { type: 'parts', rotation: [0, 0, 1, 1], translation: [7, 0, -1] },
        ([x, y, z]) => [7 - y!, x!, z! - 1],
      ],
      [{ type: 'reflection', plane: { normal: [0, 0, 2], constant: -1 } }, ([x, y, z]) => [x!, y!, 1 - z!]],
      [
        { type: 'matrix', elements: [2, 0, 0, 0, 1, -0.5, 0, 0, 0, 0, 4, 0, 0.25, 0, 0, 1] },
        ([x, y, z]) => [2 * x! + y! + 0.25, -0.5 * y!, 4 * z!],
      ],
    ];
    for (const [placement, map] of placements) {
      const placed = transformTree(tree, placement);
      const data = JSON.parse(JSON.stringify(placed)) as SolidLeafTree;
      for (let i = 0; i < 300; i++) {
        const point = [0, 1, 2].map(() => random.between(-4, 4) / 2);
        const { location } = pointSolidLeafTree(point, tree);
        seen.add(location);
        expect(pointSolidLeafTree(map(point), placed).location).toBe(location);
        expect(pointSolidLeafTree(map(point), data).location).toBe(location);
      }
    }
    expect(seen.size).toBe(3);
  });

  it('is undone by what undoes the placement, where no plane is of doubles between', () => {
    const there = transformTree(tree, { type: 'parts', rotation: [0.1, 0.2, 0.3, 0.4] });
    expect(there.planes.some(({ type }) => type === 'transformed')).toBe(true);
    const back = transformTree(there, { type: 'parts', rotation: [-0.1, -0.2, -0.3, 0.4] });
    for (const p of [
      [2, 0, 0],
      [2, 0, 2 ** -1074],
      [-2, 0, 0],
      [0, 1, 1],
    ]) {
      expect(pointSolidLeafTree(p, back)).toEqual(pointSolidLeafTree(p, tree));
    }
  });

  it('takes a tree of solid leaves, and one placement', () => {
    expect(() => transformTree({} as SolidLeafTree, { type: 'parts' })).toThrow('transformTree: tree.type');
    expect(() => transformTree(tree, { type: 'parts', scale: [0, 1, 1] })).toThrow(
      'transformTree: placement',
    );
  });
});
