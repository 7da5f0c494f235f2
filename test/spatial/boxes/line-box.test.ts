import { describe, expect, it } from 'vitest';
import { lineBox } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };

describe('lineBox', () => {
  const line = (origin: P, direction: P) => text(lineBox({ origin, direction }, unit));

  it('are passed by lines', () => {
    expect(line([0.5, 0.5, 0.5], [2, 0, 0])).toBe('overlapping e0/f0@-0.25 e0/f1@0.25');
    expect(line([0.5, 0.5, 0.5], [1, 1, 1])).toBe('overlapping e0/v0@-0.5 e0/v7@0.5');
    expect(line([0.5, 1, 2], [0, 0, 1])).toBe('touching e0/e1@-2 e0/e3@-1');
    expect(line([2, 0, 0.5], [-1, 1, 0])).toBe('touching e0/e11@1');
    expect(line([2, 0, 0.5], [-1, 0.5, 0])).toBe('overlapping e0/f1@1 e0/e10@2');
    expect(line([2, 2, 0.5], [-1, 1, 0])).toBe('disjoint');
    expect(line([2, 2, 2], [1, 0, 0])).toBe('disjoint');
  });
});
