import { describe, expect, it } from 'vitest';
import { thickPlaneBox } from '../../../src/bsp/index.js';
import { names, plane } from './names.js';

describe('thickPlaneBox', () => {
  it('names the features that lie in the band', () => {
    const box = { min: [0, 0, 1], max: [1, 1, 2] };
    const below = thickPlaneBox({ plane, halfThickness: 1 }, box);
    expect([below.classification, names(below.features)]).toEqual(['front', 'v0 v1 v2 v3 e0 e1 e4 e5 f4']);
    expect(below.sides).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(thickPlaneBox({ plane, halfThickness: 2 }, box).classification).toBe('on');
    expect(
      thickPlaneBox({ plane, halfThickness: 0.5 }, { min: [0, 0, -1], max: [1, 1, 1] }).classification,
    ).toBe('straddling');
  });
});
