import { describe, expect, it } from 'vitest';
import { buildBrushTree, firstTreeHit, type SolidLeafTree } from '../../../src/bsp/index.js';
import { compare, parameter } from '../../../src/implicit/index.js';
import { boxBrush } from './brush-boxes.js';

const boxes = buildBrushTree([0, 3, 6, 9].map((x) => boxBrush([x, 0, 0], [x + 1, 1, 1])));

describe('firstTreeHit', () => {
  it('is where the nearest solid begins, exactly', () => {
    const hit = firstTreeHit({ origin: [1.5, 0.5, 0.5], direction: [9, 0.25, 0] }, boxes)!;
    expect(compare(hit.parameter, parameter(1 / 6))).toBe(1);
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
    // Solid beyond x = 3 in front of the plane z = 1, and beyond x = 1 behind it.
    const plane = (normal: readonly number[], constant: number) =>
      ({ type: 'coefficients', normal, constant }) as const;
    const tree: SolidLeafTree = {
      type: 'solid-leaf',
      planes: [plane([0, 0, 1], -1), plane([1, 0, 0], -3), plane([1, 0, 0], -1)],
      nodes: [0, 1, 2],
      children: [1, 2, ~0, ~1, ~2, ~3],
      leafCount: 4,
      leaves: ['solid', 'empty', 'solid', 'empty'],
    };
    expect(firstTreeHit({ start: [-1, 0, 1], end: [9, 0, 1] }, tree)!.parameter.toNumber()).toBe(0.2);
    const reversed = { ...tree, nodes: [0, 2, 1] };
    expect(firstTreeHit({ start: [-1, 0, 1], end: [9, 0, 1] }, reversed)!.parameter.toNumber()).toBe(0.2);
  });

  it('is none where there is none', () => {
    expect(firstTreeHit({ start: [2, 0, 0], end: [2, 9, 9] }, boxes)).toBeNull();
  });
});
