import { describe, expect, it } from 'vitest';
import { polygonThickPlane } from '../../../src/bsp/index.js';
import { plane } from './names.js';

describe('polygonThickPlane', () => {
  it("has figure 8.10 of Ericson's book", () => {
    const band = { plane, halfThickness: 1 };
    const at = (...heights: number[]) => heights.map((z, i) => [i === 1 ? 4 : 0, i === 2 ? 4 : 0, z]);
    expect(polygonThickPlane(at(0.5, -3, -3), band).classification).toBe('back');
    // A corner that is behind the plane itself, but in its band.
    expect(polygonThickPlane(at(3, 0.5, -0.5), band).classification).toBe('front');
    expect(polygonThickPlane(at(3, 0, -3), band).classification).toBe('straddling');
    expect(polygonThickPlane(at(0.5, -0.5, 1), band).classification).toBe('on');
  });

  it('takes the front of a polygon that is not convex from its area, not from its first corner', () => {
    const arrow = [
      [1, 1, 0],
      [4, 0, 0],
      [0, 0, 0],
      [0, 4, 0],
    ];
    expect(polygonThickPlane(arrow, plane).facing).toBe(-1);
    expect(polygonThickPlane([...arrow].reverse(), plane).facing).toBe(1);
    const bent = arrow.map((p, i) => [p[0]!, p[1]!, i === 0 ? 0.5 : 0]);
    expect(polygonThickPlane(bent, { plane, halfThickness: 1 }).facing).toBe(0);
    expect(() => polygonThickPlane(arrow.slice(2), plane)).toThrow('polygonThickPlane: polygon must be');
  });
});
