import { describe, expect, it } from 'vitest';
import { buildBrushTree } from '../../../src/bsp/index.js';
import { type PlaneLike, side } from '../../../src/implicit/index.js';

const box = (min: readonly number[], max: readonly number[]): PlaneLike[] =>
  [0, 1, 2].flatMap((axis) => {
    const normal = (sign: number) =>
      [0, 1, 2].map((k) => (k === axis ? sign : 0)) as [number, number, number];
    return [
      { normal: normal(-1), constant: min[axis]! },
      { normal: normal(1), constant: -max[axis]! },
    ];
  });

describe('buildBrushTree', () => {
  it('has a solid leaf where a box is', () => {
    const tree = buildBrushTree([box([0, 0, 0], [1, 2, 3])]);
    expect(tree.nodes.length).toBe(6);
    expect(tree.leaves.filter((leaf) => leaf === 'solid').length).toBe(1);
    let at = 0;
    while (at >= 0)
      at = tree.children[2 * at + (side(tree.planes[tree.nodes[at]!]!, [0.5, 1, 1]) > 0 ? 0 : 1)]!;
    expect(tree.leaves[~at]).toBe('solid');
  });

  it('is plain data', () => {
    const tree = buildBrushTree([box([0, 0, 0], [1, 2, 3]), box([1, 0, 0], [2, 2, 3])]);
    expect(JSON.parse(JSON.stringify(structuredClone(tree)))).toEqual(JSON.parse(JSON.stringify(tree)));
  });

  it('takes nothing, everything and extreme numbers', () => {
    expect(buildBrushTree([]).leaves).toEqual(['empty']);
    expect(buildBrushTree([[]]).leaves).toEqual(['solid']);
    const wide = buildBrushTree([
      [
        { normal: [1e308, 5e-324, 0], constant: 1e308 },
        { normal: [1, 0, 5e-324], constant: -1e308 },
        { normal: [5e-324, 1, 5e-324], constant: 1 },
      ],
    ]);
    expect(wide.leaves.filter((leaf) => leaf === 'solid').length).toBe(1);
    expect(wide.nodes.length).toBe(3);
  });
});
