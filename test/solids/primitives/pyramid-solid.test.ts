import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  canonicalText,
  convexSolid,
  pyramidSolid,
  solidUnion,
  solidVolume,
} from '../../../src/solids/index.js';

describe('pyramidSolid', () => {
  it('is the solid behind its planes', () => {
    const triangle = [
      [0, 0],
      [3, 0],
      [0, 3],
    ];
    const planes = [
      { normal: [0, 0, -1], constant: 0 },
      { normal: [-1, 0, 0], constant: 0 },
      { normal: [0, -1, 0], constant: 0 },
      { normal: [1, 1, 1], constant: -3 },
    ];
    expect(canonicalText(pyramidSolid(triangle, 0, [0, 0, 3]))).toBe(canonicalText(convexSolid(planes)));
  });

  it('has the same volume wherever its apex is at one height, and what two make is one', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ];
    for (const [x, y] of [
      [0, 0],
      [3, 3],
      [-1e6, 0.1],
    ] as const) {
      expect(solidVolume(pyramidSolid(ring, -1, [x, y, 2]))).toEqual(rational.fromNumber(7));
    }
    const double = solidUnion(pyramidSolid(ring, 0, [0.5, 0.5, 3]), pyramidSolid(ring, 0, [0.5, 0.5, -3]));
    expect(solidVolume(double)).toEqual(rational.fromNumber(14));
  });
});
