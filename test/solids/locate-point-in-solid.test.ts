import { describe, expect, it } from 'vitest';
import { threePlanesPoint } from '../../src/implicit/index.js';
import {
  locatePointInSolid,
  solidComplement,
  solidDifference,
  solidFromMesh,
} from '../../src/solids/index.js';
import { box } from './meshes.js';

describe('locatePointInSolid', () => {
  const frame = solidDifference(
    solidFromMesh(box([0, 0, 0], [4, 4, 4])),
    solidFromMesh(box([1, 1, -1], [2, 3, 5])),
  );

  /** The same for a box with a hole through it, said by coordinates. */
  function expected([x, y, z]: readonly number[]): string {
    const isIn = (a: number, low: number, high: number) => Math.sign((a - low) * (high - a));
    const outer = Math.min(isIn(x!, 0, 4), isIn(y!, 0, 4), isIn(z!, 0, 4));
    const hole = Math.min(isIn(x!, 1, 2), isIn(y!, 1, 3));
    const side = Math.min(outer, -hole);
    return side > 0 ? 'inside' : side < 0 ? 'outside' : 'boundary';
  }

  it('on a grid that has all edges and vertices, and below and above them', () => {
    const steps = [-1, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5];
    const counts: Record<string, number> = {};
    for (const x of steps) {
      for (const y of steps) {
        for (const z of steps) {
          const found = locatePointInSolid(frame, [x, y, z]);
          expect(found, `${[x, y, z]}`).toBe(expected([x, y, z]));
          counts[found] = (counts[found] ?? 0) + 1;
        }
      }
    }
    expect(Object.keys(counts).sort()).toEqual(['boundary', 'inside', 'outside']);
  });

  it('of implicit points, and in a complement', () => {
    const through = (d: number) => ({ normal: [3, 0, 0], constant: -d });
    const third = threePlanesPoint(
      through(1),
      { normal: [0, 3, 0], constant: -1 },
      { normal: [0, 0, 3], constant: -1 },
    )!;
    expect(locatePointInSolid(frame, third)).toBe('inside');
    expect(locatePointInSolid(solidComplement(frame), third)).toBe('outside');
    expect(locatePointInSolid(solidComplement(frame), [9, 9, 9])).toBe('inside');
    expect(() => locatePointInSolid(frame, [NaN, 0, 0])).toThrow(/^locatePointInSolid: point/);
  });
});
