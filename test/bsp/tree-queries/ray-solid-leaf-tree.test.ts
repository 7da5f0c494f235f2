import { describe, expect, it } from 'vitest';
import { buildBrushTree, rayIntersectsSolidLeafTree, raySolidLeafTree } from '../../../src/bsp/index.js';
import { boxBrush } from './brush-boxes.js';

const box = buildBrushTree([boxBrush([0, 0, 0], [2, 2, 2])]);
const below = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);

describe('raySolidLeafTree', () => {
  it('has no exit where the solid has no end', () => {
    const stretch = raySolidLeafTree({ origin: [0, 0, 3], direction: [0, 1, -2] }, below).stretches[0]!;
    expect(stretch.location).toBe('inside');
    expect(stretch.entry.parameter.toNumber()).toBe(1.5);
    expect(stretch.exit).toBeNull();
    const along = raySolidLeafTree({ origin: [0, 0, 0], direction: [0, 1, 0] }, below);
    expect(along.relation).toBe('touching');
    expect(along.stretches.map(({ location, exit }) => [location, exit])).toEqual([['boundary', null]]);
  });

  it('does not go back', () => {
    expect(raySolidLeafTree({ origin: [3, 1, 1], direction: [1, 0, 0] }, box).relation).toBe('disjoint');
    expect(raySolidLeafTree({ origin: [2, 1, 1], direction: [1, 0, 0] }, box).relation).toBe('touching');
    expect(rayIntersectsSolidLeafTree({ origin: [2, 1, 1], direction: [1, 0, 0] }, box)).toBe(true);
    expect(rayIntersectsSolidLeafTree({ origin: [0, 0, 1], direction: [0, 0, 1] }, below)).toBe(false);
  });
});
