import { describe, expect, it } from 'vitest';
import { buildBrushTree, firstTreeHit } from '../../../src/bsp/index.js';
import { compareParameters, parameter } from '../../../src/implicit/index.js';
import { boxBrush } from './brush-boxes.js';

const boxes = buildBrushTree([0, 3, 6, 9].map((x) => boxBrush([x, 0, 0], [x + 1, 1, 1])));

describe('firstTreeHit', () => {
  it('is where the nearest solid begins, exactly', () => {
    const hit = firstTreeHit({ origin: [1.5, 0.5, 0.5], direction: [9, 0.25, 0] }, boxes)!;
    expect(compareParameters(hit.parameter, parameter(1 / 6))).toBe(1);
    expect(hit.parameter.toNumber()).toBe(1 / 6);
    expect(hit.planes.map((plane) => boxes.planes[plane])).toMatchObject([
      { normal: [-1, 0, 0], constant: 3 },
    ]);
  });

  it('is the start within a solid', () => {
    expect(firstTreeHit({ start: [0.5, 0.5, 0.5], end: [9, 0.5, 0.5] }, boxes)).toMatchObject({
      location: 'inside',
      planes: [],
    });
    expect(firstTreeHit({ start: [1, 0.5, 0.5], end: [2, 0.5, 0.5] }, boxes)!.location).toBe('boundary');
  });

  it('is the nearest one along a plane of the tree, too', () => {
    const along = firstTreeHit({ start: [20, 0, 0.5], end: [-20, 0, 0.5] }, boxes)!;
    expect(along.parameter.toNumber()).toBe(0.25);
    expect(firstTreeHit({ start: [2, 0, 0.5], end: [-20, 0, 0.5] }, boxes)!.parameter.toNumber()).toBe(
      1 / 22,
    );
  });

  it('is the nearest one of those on both sides of a plane that it runs in', () => {
    // Above the plane and further away, below it and nearer; and the other way round.
    const tree = buildBrushTree([boxBrush([3, 0, 1], [4, 1, 2]), boxBrush([0, 0, 0], [1, 1, 1])]);
    const [there, back] = [
      { start: [-1, 0.5, 1], end: [9, 0.5, 1] } as const,
      { start: [9, 0.5, 1], end: [-1, 0.5, 1] } as const,
    ];
    expect(firstTreeHit(there, tree)!.parameter.toNumber()).toBe(0.1);
    expect(firstTreeHit(back, tree)!.parameter.toNumber()).toBe(0.5);
  });

  it('is none where there is none', () => {
    expect(firstTreeHit({ start: [2, 0, 0], end: [2, 9, 9] }, boxes)).toBeNull();
  });
});
