import { describe, expect, it } from 'vitest';
import { segmentThickPlane } from '../../../src/bsp/index.js';
import { names, plane } from './names.js';

describe('segmentThickPlane', () => {
  it('knows the part in the band', () => {
    const band = { plane, halfThickness: 1 };
    const along = segmentThickPlane({ start: [0, 0, 1], end: [5, 0, -1] }, band);
    expect([along.classification, names(along.features)]).toEqual(['on', 'v0 v1 e0']);
    expect(segmentThickPlane({ start: [0, 0, 2], end: [5, 0, -2] }, band).classification).toBe('straddling');
  });
});
