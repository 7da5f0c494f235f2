import { describe, expect, it } from 'vitest';
import { lineRay, rayRay, raysIntersect } from '../../../src/spatial/index.js';

const at = (origin: readonly number[], direction: readonly number[]) => ({ origin, direction });
const X = at([0, 0, 0], [1, 0, 0]);

describe('lines and rays of space beside rays', () => {
  it('cross in a plane of any slope, and nowhere beside it', () => {
    expect(lineRay(X, at([3, -1, -2], [0, 1, 2])).relation).toBe('crossing');
    expect(lineRay(X, at([3, -1, -2], [0, 1, 2.0000000000000004])).relation).toBe('disjoint');
    expect(rayRay(at([0, 0, 0], [1, 1, 1]), at([4, 0, 2], [-1, 1, 0])).relation).toBe('crossing');
    expect(raysIntersect(at([0, 0, 0], [1, 1, 1]), at([4, 0, 2], [1, -1, 0]))).toBe(false);
  });

  it('touch in an origin', () => {
    expect(rayRay(X, at([3, 0, 0], [0, 1, 5])).contact).toEqual([
      { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } },
    ]);
    expect(lineRay(X, at([3, 0, 0], [0, 1, 5])).relation).toBe('touching');
  });

  it('lie on one line', () => {
    expect(rayRay(X, at([3, 0, 0], [-1, 0, 0])).contact).toHaveLength(2);
    expect(rayRay(X, at([3, 0, 0], [1, 0, 0])).contact).toHaveLength(1);
    expect(rayRay(X, at([0, 0, 0], [-1, 0, 0])).relation).toBe('touching');
    expect(rayRay(X, at([-1, 0, 0], [-1, 0, 0])).relation).toBe('disjoint');
    expect(lineRay(at([0, 0, 7], [0, 0, 2]), at([0, 0, 1], [0, 0, -1])).relation).toBe('overlapping');
    expect(lineRay(X, at([0, 0, 1], [1, 0, 0])).relation).toBe('disjoint');
  });
});
