import { describe, expect, it } from 'vitest';
import { triangleThickPlane } from '../../../src/bsp/index.js';

const plane = { normal: [0, 0, 2], constant: 0 };

describe('triangleThickPlane', () => {
  it('has 7 of the 27 cases in front, 7 behind, one on the plane and 12 straddling, with thickness and without', () => {
    for (const halfThickness of [0, 0.25]) {
      const counts = { front: 0, back: 0, on: 0, straddling: 0 };
      for (let i = 0; i < 27; i++) {
        const sides = [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9)].map((x) => x - 1);
        // On the face of the band, where there is one.
        const [z0, z1, z2] = sides.map((side, k) => (side === 0 ? halfThickness * (k - 1) : side)) as [
          number,
          number,
          number,
        ];
        const triangle = { a: [0, 0, z0], b: [1, 0, z1], c: [0, 1, z2] };
        const found = triangleThickPlane(triangle, { plane, halfThickness });
        counts[found.classification]++;
        expect(found.sides).toEqual(sides);
        expect(found.features.filter(({ type }) => type === 'edge').map(({ index }) => index)).toEqual(
          [0, 1, 2].filter((k) => sides[k] === 0 && sides[(k + 1) % 3] === 0),
        );
        expect(found.facing).toBe(found.classification === 'on' ? 1 : 0);
      }
      expect(counts).toEqual({ front: 7, back: 7, on: 1, straddling: 12 });
    }
  });

  it('says how a triangle in the plane faces', () => {
    const [a, b, c] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ];
    expect(triangleThickPlane({ a: a!, b: c!, c: b! }, plane).facing).toBe(-1);
    expect(triangleThickPlane({ a: a!, b: b!, c: b! }, plane)).toMatchObject({
      classification: 'on',
      facing: 0,
    });
    // In a band, a triangle may stand at a right angle to it.
    const standing = { a: a!, b: b!, c: [0, 0, 1] };
    expect(triangleThickPlane(standing, { plane, halfThickness: 1 })).toMatchObject({
      classification: 'on',
      facing: 0,
    });
  });
});
