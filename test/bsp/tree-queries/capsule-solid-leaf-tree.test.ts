import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  capsuleIntersectsSolidLeafTree,
  capsuleSolidLeafTree,
} from '../../../src/bsp/index.js';
import { boxBrush } from './brush-boxes.js';

const pair = buildBrushTree([boxBrush([0, 0, 0], [2, 2, 2]), boxBrush([2, 0, 0], [4, 2, 1])]);

const ofCapsule = (start: readonly number[], end: readonly number[], radius: number) => {
  const found = capsuleSolidLeafTree({ start, end, radius }, pair).relation;
  expect(capsuleIntersectsSolidLeafTree({ start, end, radius }, pair)).toBe(found !== 'disjoint');
  return found;
};

describe('capsuleSolidLeafTree', () => {
  it('touches along its side and with its caps', () => {
    expect(ofCapsule([-5, 1, 5], [9, 1, 5], 3)).toBe('touching');
    expect(ofCapsule([-5, 6, 5], [9, 6, 5], 5)).toBe('touching');
    expect(ofCapsule([-5, 6, 5], [9, 6, 5], 4.999999999999999)).toBe('disjoint');
    expect(ofCapsule([5, 1, 0.5], [9, 1, 0.5], 1)).toBe('touching');
    expect(ofCapsule([5, 1, 0.5], [9, 1, 0.5], 1.0000000000000002)).toBe('overlapping');
  });

  it('of radius 0 is a segment', () => {
    expect(ofCapsule([-5, 1, 1], [9, 1, 1], 0)).toBe('overlapping');
    expect(ofCapsule([-5, 1, 2], [9, 1, 2], 0)).toBe('touching');
    expect(ofCapsule([-5, 1, 3], [9, 1, 3], 0)).toBe('disjoint');
  });

  it('refuses what is none', () => {
    expect(() => capsuleSolidLeafTree({ start: [0, 0, 0], end: [0, 0, 1], radius: -1 }, pair)).toThrow(
      'capsuleSolidLeafTree: capsule.radius must be',
    );
  });
});
