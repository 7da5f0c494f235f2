import { describe, expect, it } from 'vitest';
import { planeIdentity, planeOf, planesFacing, planeThrough, sumPlane } from '../../src/implicit/index.js';
import type { PlaneObject } from '../../src/implicit/objects/plane-object.js';
import { planeHash } from '../../src/implicit/plane-hash.js';

const hash = (plane: object) => planeHash(plane as unknown as PlaneObject);

describe('planeIdentity', () => {
  it('compares coefficients for exact proportionality', () => {
    const p = { normal: [0.1, 0.2, 0.3], constant: 0.4 };
    const times = (k: number) => ({ normal: p.normal.map((x) => x * k), constant: p.constant * k });
    expect(planeIdentity(p, times(2 ** 700))).toBe(1);
    expect(planeIdentity(p, times(-(2 ** -700)))).toBe(-1);
    // Three times 0.1 is rounded.
    expect(planeIdentity(p, times(3))).toBe(0);
    expect(planeIdentity(p, { ...p, constant: 0.4 + 2 ** -54 })).toBe(0);
  });

  it('knows planes of all kinds', () => {
    const through = planeThrough([0, 0, 3], [1, 0, 3], [0, 1, 3]);
    expect(planeIdentity(through, planeThrough([5, 5, 3], [7, 5, 3], [5, 9, 3]))).toBe(1);
    expect(planeIdentity(through, planeThrough([5, 5, 3], [5, 9, 3], [7, 5, 3]))).toBe(-1);
    expect(planeIdentity(through, sumPlane([0, 0, 1, -1], [0, 0, 0.5, -3.5]))).toBe(1);
    expect(planeIdentity(through, JSON.parse(JSON.stringify(through)))).toBe(1);
    const line = planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0]);
    expect(planeIdentity(line, line)).toBe(0);
    expect(planeIdentity(line, through)).toBe(0);
  });
});

describe('planesFacing', () => {
  it('is the sign of the scalar product', () => {
    const p = { normal: [1, 0, 0], constant: 5 };
    expect(planesFacing(p, { normal: [5e-324, 1, 1], constant: 0 })).toBe(1);
    expect(planesFacing(p, { normal: [0, 1, 1], constant: 0 })).toBe(0);
    expect(planesFacing(p, { normal: [-5e-324, 1, 1], constant: 0 })).toBe(-1);
  });
});

describe('planeHash', () => {
  const PRIME = 67_108_859;

  it('is the same for all representations, those with factors of the prime too', () => {
    const all = [1, -1, 2 ** -40, 3, PRIME, -PRIME, PRIME * 2 ** 20, PRIME / 2].map((k) =>
      planeOf({ normal: [2 * k, 0, 7 * k], constant: -9 * k }),
    );
    expect(new Set(all.map(hash)).size).toBe(1);
    const zeros = [1, 3, -(2 ** 30)].map((k) => planeOf({ normal: [PRIME * k, 0, 0], constant: 5 * k }));
    expect(new Set(zeros.map(hash)).size).toBe(1);
    expect(hash(zeros[0]!)).not.toBe(hash(all[0]!));
  });

  it('tells planes of a lattice apart', () => {
    const found = new Map<number, string>();
    for (let i = 0; i < 4096; i++) {
      const [a, b, c, d] = [(i & 7) - 3, ((i >> 3) & 7) - 3, ((i >> 6) & 7) - 3, (i >> 9) - 3];
      if (a === 0 && b === 0 && c === 0) continue;
      const key = hash(planeOf({ normal: [a, b, c], constant: d }));
      const one = [a, b, c, d].find((x) => x !== 0)!;
      const ratios = [a, b, c, d].map((x) => x / one).join();
      expect(found.get(key) ?? ratios).toBe(ratios);
      found.set(key, ratios);
    }
    expect(found.size).toBeGreaterThan(1000);
  });
});
