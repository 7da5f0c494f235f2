import { describe, expect, it } from 'vitest';
import { thickPlanePolygon } from '../../../src/bsp/index.js';
import { plane } from './names.js';

describe('thickPlanePolygon', () => {
  it("has figure 8.10 of Ericson's book", () => {
    const band = { plane, halfThickness: 1 };
    const at = (...heights: number[]) => heights.map((z, i) => [i === 1 ? 4 : 0, i === 2 ? 4 : 0, z]);
    expect(thickPlanePolygon(band, at(0.5, -3, -3)).classification).toBe('back');
    // A corner that is behind the plane itself, but in its band.
    expect(thickPlanePolygon(band, at(3, 0.5, -0.5)).classification).toBe('front');
    expect(thickPlanePolygon(band, at(3, 0, -3)).classification).toBe('straddling');
    expect(thickPlanePolygon(band, at(0.5, -0.5, 1)).classification).toBe('on');
  });

  it('takes the front of a polygon that is not convex from its area, not from its first corner', () => {
    const arrow = [
      [1, 1, 0],
      [4, 0, 0],
      [0, 0, 0],
      [0, 4, 0],
    ];
    expect(thickPlanePolygon(plane, arrow).facing).toBe(-1);
    expect(thickPlanePolygon(plane, [...arrow].reverse()).facing).toBe(1);
    const bent = arrow.map((p, i) => [p[0]!, p[1]!, i === 0 ? 0.5 : 0]);
    expect(thickPlanePolygon({ plane, halfThickness: 1 }, bent).facing).toBe(0);
    expect(() => thickPlanePolygon(plane, arrow.slice(2))).toThrow('thickPlanePolygon: polygon must be');
  });
});
