import { describe, expect, it } from 'vitest';
import { thickPlaneBox, thickPlaneOrientedBox } from '../../../src/bsp/index.js';
import { plane } from './names.js';

describe('thickPlaneOrientedBox', () => {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;

  it('says of a box with the axes of the world what thickPlaneBox says', () => {
    for (const [low, size] of [
      [1, 0.5],
      [-0.5, 0.5],
      [-3, 0.25],
      [0.25, 1],
    ] as const) {
      const box = { min: [0, 0, low], max: [1, 1, low + 2 * size] };
      const oriented = { center: [0.5, 0.5, low + size], axes, halfSize: [0.5, 0.5, size] };
      for (const halfThickness of [0, 0.5, 1, 2]) {
        const band = { plane, halfThickness };
        expect(thickPlaneOrientedBox(band, oriented)).toEqual(thickPlaneBox(band, box));
      }
    }
  });
});
