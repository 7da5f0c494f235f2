import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactCoordinates, planesLine, threePlanesPoint } from '../../src/implicit/index.js';

const whole = fc.integer({ min: -9, max: 9 });
type P = readonly [number, number, number];
const lattice: fc.Arbitrary<P> = fc.tuple(whole, whole, whole);
const isZero = (p: P) => p.every((x) => x === 0);

describe('the line of two planes', () => {
  it('lies on both, nearest to the origin', () => {
    fc.assert(
      fc.property(
        lattice,
        lattice,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (n, m, c, d) => {
          if (isZero(n) || isZero(m)) return;
          const [a, b] = [
            { normal: n, constant: c },
            { normal: m, constant: d },
          ];
          const line = planesLine(a, b);
          if (line === null) return;
          const [x, y, z] = line.direction.map(Number) as [number, number, number];
          const origin = threePlanesPoint(
            { type: 'coefficients', ...a },
            { type: 'coefficients', ...b },
            { type: 'coefficients', normal: [x, y, z], constant: 0 },
          )!;
          expect(line.origin).toEqual(exactCoordinates(origin));
          expect(n[0] * x + n[1] * y + n[2] * z + 0).toBe(0);
          expect(m[0] * x + m[1] * y + m[2] * z + 0).toBe(0);
        },
      ),
    );
  });

  it('has no -0, whatever the sizes', () => {
    const line = planesLine({ normal: [1, 5e-324, 0], constant: 0 }, { normal: [0, 1e300, 1], constant: 0 })!;
    expect([...line.rounded.direction, ...line.rounded.origin].some((x) => Object.is(x, -0))).toBe(false);
    expect(planesLine({ normal: [1, 2, 3], constant: 0 }, { normal: [-2, -4, -6], constant: 1 })).toBe(null);
  });
});
