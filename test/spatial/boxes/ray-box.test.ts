import { describe, expect, it } from 'vitest';
import { rayBox } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };

describe('rayBox', () => {
  const ray = (origin: P, direction: P) => text(rayBox({ origin, direction }, unit));

  it('are passed by rays', () => {
    expect(ray([0.5, 0.5, 0.5], [2, 0, 0])).toBe('overlapping v0/in@0 e0/f1@0.25');
    expect(ray([1, 0.5, 0.5], [2, 0, 0])).toBe('touching v0/f1@0');
    expect(ray([1, 0.5, 0.5], [-2, 0, 0])).toBe('overlapping v0/f1@0 e0/f0@0.5');
    expect(ray([1, 0.5, 0.5], [0, 1, 0])).toBe('touching v0/f1@0 e0/e11@0.5');
    expect(ray([2, 0.5, 0.5], [1, 0, 0])).toBe('disjoint');
    expect(ray([2, 0.5, 0.5], [0, 1, 0])).toBe('disjoint');
    expect(ray([2, 0.5, 0.5], [-1, 0, 0])).toBe('overlapping e0/f1@1 e0/f0@2');
  });
});
