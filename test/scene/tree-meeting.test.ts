import { describe, expect, it } from 'vitest';
import { buildBrushTree } from '../../src/bsp/index.js';
import { treeContains, treeRelation } from '../../src/scene/index.js';

type P = readonly [number, number, number];

/** A box as a brush. */
const block = (min: P, max: P) =>
  [0, 1, 2].flatMap((axis) => {
    const normal = (way: number): P => [0, 1, 2].map((k) => (k === axis ? way : 0)) as unknown as P;
    return [
      { normal: normal(1), constant: -max[axis]! },
      { normal: normal(-1), constant: min[axis]! },
    ];
  });

const yard = buildBrushTree([
  block([-8, -8, -2], [4, 8, 0]),
  block([4, -8, -2], [12, 8, 0]),
  block([2, 2, 0], [3, 3, 1]),
  block([8, -8, 0], [9, 8, 6]),
  block([-2, -2, 3], [-1, -1, 4]),
]);

describe('treeContains', () => {
  it('takes the boundary for a part of the solid, and does not notice seams', () => {
    expect(treeContains(yard, { type: 'box', min: [0, 0, -2], max: [8, 1, 0] })).toBe(true);
    expect(treeContains(yard, { type: 'box', min: [0, 0, -2], max: [8, 1, 2 ** -60] })).toBe(false);
    expect(treeContains(yard, { type: 'sphere', center: [4, 0, -1], radius: 1 })).toBe(true);
    expect(treeContains(yard, { type: 'sphere', center: [4, 0, -1], radius: 1 + 2 ** -52 })).toBe(false);
    expect(treeContains(yard, { type: 'segment', start: [0, 0, 0], end: [8, 0, 0] })).toBe(true);
    expect(treeContains(yard, [20, 0, 0])).toBe(false);
    const edge = { type: 'triangle', a: [4, -8, -2], b: [4, 8, -2], c: [4, 0, 0] } as const;
    expect(treeContains(yard, edge)).toBe(true);
    expect(treeRelation(yard, edge).relation).toBe('overlapping');
  });
});
