import { describe, expect, it } from 'vitest';
import { compareAngles } from '../../src/implicit/index.js';

describe('angles in space', () => {
  it('are equal where vectors are turned over or made longer, and else ordered', () => {
    expect(compareAngles([1, 2, 3], [3, -1, 2], [2, -4, 6], [6, 2, 4])).toBe(0);
    expect(compareAngles([1, 2, 3], [3, -1, 2], [2, -4, 6], [6, 2, 4.000000000000001])).not.toBe(0);
    expect(compareAngles([1, 0, 0], [1, 0, 0], [5e-324, 0, 0], [1e308, 0, 0])).toBe(0);
    expect(compareAngles([1e-200, 1, 0], [1, 1e-200, 0], [1, 0, 0], [0, 1, 0])).toBe(-1);
    expect(compareAngles([1e-160, 1, 0], [1, 0, 0], [2e-160, 1, 0], [1, 0, 0])).toBe(1);
  });

  it('refuse directions of zero', () => {
    expect(() => compareAngles([1, 0, 0], [0, 0, 0], [1, 0, 0], [1, 0, 0])).toThrow('compareAngles: v');
  });
});
