import { describe, expect, it } from 'vitest';
import * as spatial from '../../../src/spatial/index.js';

type P = [number, number, number];

describe('oriented boxes', () => {
  const box = (
    halfSize: P,
    axes: [P, P, P] = [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ],
  ) => ({ center: [0, 0, 0], axes, halfSize });

  it('meet or do not', () => {
    const at = (z: number) => ({ origin: [-4, 0, z], direction: [1, 0, 0] });
    expect([1, 1.5].map((z) => spatial.lineIntersectsOrientedBox(at(z), box([1, 1, 1])))).toEqual([
      true,
      false,
    ]);
    expect([1, 1.5].map((z) => spatial.rayIntersectsOrientedBox(at(z), box([1, 1, 1])))).toEqual([
      true,
      false,
    ]);
    const segment = (x: number) => ({ start: [-4, 0, 0], end: [x, 0, 0] });
    expect([-2, -2.5].map((x) => spatial.segmentIntersectsOrientedBox(segment(x), box([1, 1, 1])))).toEqual([
      true,
      false,
    ]);
  });
});
