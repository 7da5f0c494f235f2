import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  type SolidLeafTree,
  sphereIntersectsSolidLeafTree,
  sphereSolidLeafTree,
} from '../../../src/bsp/index.js';
import { boxBrush } from './brush-boxes.js';

const pair = buildBrushTree([boxBrush([0, 0, 0], [2, 2, 2]), boxBrush([2, 0, 0], [4, 2, 1])]);

const ofSphere = (center: readonly number[], radius: number, tree = pair) => {
  const found = sphereSolidLeafTree({ center, radius }, tree).relation;
  expect(sphereIntersectsSolidLeafTree({ center, radius }, tree)).toBe(found !== 'disjoint');
  return found;
};

describe('sphereSolidLeafTree', () => {
  it('touches faces, edges and vertices, which are round to it', () => {
    expect(ofSphere([1, 1, 5], 3)).toBe('touching');
    expect(ofSphere([1, 6, 5], 5)).toBe('touching');
    expect(ofSphere([1, 6, 5], 4.999999999999999)).toBe('disjoint');
    expect(ofSphere([1, 6, 5], 5.000000000000001)).toBe('overlapping');
    expect(ofSphere([-1, -2, -2], 3)).toBe('touching');
    expect(ofSphere([-1, -2, -2], 2.9999999999999996)).toBe('disjoint');
  });

  it('knows what is within it, and what it is within', () => {
    expect(ofSphere([1, 1, 1], 100)).toBe('overlapping');
    expect(ofSphere([1, 1, 1], 0.5)).toBe('overlapping');
    // In the corner between both boxes.
    expect(ofSphere([3, 1, 2], 1)).toBe('touching');
    expect(ofSphere([3, 1, 2], 0.75)).toBe('disjoint');
  });

  it.each([1e-300, 1e-200, 1, 1e200])('meets planes whose normal has the length %s', (length) => {
    const tree = buildBrushTree([[{ normal: [length, 0, 0], constant: -length }]]);
    expect(ofSphere([6, 0, 0], 5, tree)).toBe('touching');
    expect(ofSphere([2, 0, 0], 5, tree)).toBe('overlapping');
    expect(ofSphere([7, 0, 0], 5, tree)).toBe('disjoint');
  });

  it('of radius 0 is a point', () => {
    expect(ofSphere([2, 1, 0.5], 0)).toBe('overlapping');
    expect(ofSphere([2, 1, 1.5], 0)).toBe('touching');
    expect(ofSphere([9, 1, 1.5], 0)).toBe('disjoint');
  });

  it('touches a leaf that is flat, and reaches inside of none', () => {
    // Twice the same plane: the solid leaf between both sides is the plane x = 0.
    const plane = { type: 'coefficients', normal: [1, 0, 0], constant: 0 } as const;
    const flat: SolidLeafTree = {
      ...pair,
      planes: [plane, { ...plane, normal: [-1, 0, 0] }],
      nodes: [0, 1],
      children: [1, ~0, ~1, ~2],
      leaves: ['empty', 'solid', 'empty'],
      leafCount: 3,
    } as unknown as SolidLeafTree;
    expect(ofSphere([0, 0, 0], 1, flat)).toBe('touching');
    expect(ofSphere([1, 0, 0], 1, flat)).toBe('touching');
    expect(ofSphere([1, 0, 0], 0.5, flat)).toBe('disjoint');
  });

  it('is exact far away and with planes through three points', () => {
    const far = 2 ** 40;
    const wedge = buildBrushTree([
      [
        { type: 'three-points', points: [far, 0, 0, far, 1, 0, far + 1, 0, -1] },
        { normal: [0, 0, -1], constant: -4 },
      ] as never,
    ]);
    expect(ofSphere([far, 0, 2 ** -1074], 0, wedge)).toBe('overlapping');
    expect(ofSphere([far, 0, -(2 ** -1074)], 0, wedge)).toBe('disjoint');
    expect(ofSphere([far, 0, -(2 ** -1074)], 2 ** -1074, wedge)).toBe('overlapping');
    expect(ofSphere([far + 9, 0, -5], 1, wedge)).toBe('touching');
  });

  it('refuses what is no tree', () => {
    expect(() => sphereSolidLeafTree({ center: [0, 0, 0], radius: 1 }, {} as never)).toThrow(
      'sphereSolidLeafTree: tree.type must be',
    );
  });
});
