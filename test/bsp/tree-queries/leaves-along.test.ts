import { describe, expect, it } from 'vitest';
import { buildBrushTree, leavesAlong } from '../../../src/bsp/index.js';
import { boxBrush } from './brush-boxes.js';

const tree = buildBrushTree([boxBrush([0, 0, 0], [1, 1, 1])]);

describe('leavesAlong', () => {
  it('lists the cells in their order', () => {
    const passages = leavesAlong({ start: [-1, 0.5, 0.5], end: [3, 0.5, 0.5] }, tree);
    expect(passages.map(({ leaf }) => tree.leaves[leaf])).toEqual(['empty', 'solid', 'empty']);
    expect(passages.map(({ entry }) => entry.toNumber())).toEqual([0, 0.25, 0.5]);
    expect(passages.map(({ exit }) => exit!.toNumber())).toEqual([0.25, 0.5, 1]);
  });

  it('lists the cells on both sides of a plane that it runs in', () => {
    const passages = leavesAlong({ origin: [0.5, 0.5, 1], direction: [0, 1, 0] }, tree);
    const here = passages.filter(({ entry }) => entry.toNumber() === 0);
    expect(here.map(({ leaf, location }) => [tree.leaves[leaf], location]).sort()).toEqual([
      ['empty', 'boundary'],
      ['solid', 'boundary'],
    ]);
    expect(passages.at(-1)!.exit).toBeNull();
  });

  it('has all closed cells of a point', () => {
    expect(leavesAlong({ start: [0.5, 0.5, 0.5], end: [0.5, 0.5, 0.5] }, tree)).toMatchObject([
      { location: 'inside' },
    ]);
    expect(leavesAlong({ start: [0, 0, 0], end: [0, 0, 0] }, tree).length).toBeGreaterThan(2);
  });
});
