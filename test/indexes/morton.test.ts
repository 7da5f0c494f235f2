import { describe, expect, it } from 'vitest';
import {
  cellOfMorton2d,
  cellOfMorton3d,
  compareMorton2d,
  compareMorton3d,
  morton2d,
  morton3d,
} from '../../src/indexes/index.js';
import { randomNumbers } from './box-families.js';

describe('Morton keys', () => {
  const random = randomNumbers(3);
  const below = (end: number) => Math.floor(random() * end);

  it('are read again, and are in the order of the points', () => {
    for (let i = 0; i < 2000; i++) {
      const bits = 1 + below(26);
      const [x, y, z] = [below(2 ** bits), below(2 ** bits), below(2 ** bits)];
      const key = morton2d(x, y);
      expect(cellOfMorton2d(key)).toEqual([x, y]);
      const [a, b] = [below(2 ** bits), below(2 ** bits)];
      expect(Math.sign(key - morton2d(a, b))).toBe(compareMorton2d(x, y, a, b));
      const [p, q, r, s] = [x % 2 ** 17, y % 2 ** 17, z % 2 ** 17, a % 2 ** 17];
      const inSpace = morton3d(p, q, r);
      expect(cellOfMorton3d(inSpace)).toEqual([p, q, r]);
      expect(Math.sign(inSpace - morton3d(s, q, r))).toBe(compareMorton3d(p, q, r, s, q, r));
    }
    expect(morton2d(2 ** 26 - 1, 2 ** 26 - 1)).toBe(2 ** 52 - 1);
    expect(morton3d(2 ** 17 - 1, 2 ** 17 - 1, 2 ** 17 - 1)).toBe(2 ** 51 - 1);
  });

  it('name what they cannot take', () => {
    const rejected: [() => unknown, string][] = [
      [() => morton2d(-1, 0), 'morton2d: x must be an integer from 0 to 67108863, got -1'],
      [() => morton2d(0, 2 ** 26), 'morton2d: y must be an integer from 0 to 67108863, got 67108864'],
      [() => morton3d(0, 0, 0.5), 'morton3d: z must be an integer from 0 to 131071, got 0.5'],
      [
        () => cellOfMorton3d(2 ** 51),
        `cellOfMorton3d: key must be an integer from 0 to ${2 ** 51 - 1}, got ${2 ** 51}`,
      ],
      [() => compareMorton2d(0, NaN, 0, 0), 'compareMorton2d: ay must be a finite number, got NaN'],
    ];
    for (const [call, message] of rejected) expect(call).toThrow(new RangeError(message));
  });
});

describe('the order along the curve through all doubles', () => {
  it("takes negative numbers for two's complements", () => {
    // -4 and -5 are in different squares of side 4, although 4 and 5 differ in the last bit only; 0 and 2 are not.
    expect(compareMorton2d(-4, 0, -5, 2)).toBe(1);
    expect(compareMorton3d(-5, 2, 0, -4, 0, 0)).toBe(-1);
  });

  it('is an order, whatever is asked first', () => {
    const random = randomNumbers(9);
    const any = () => (random() < 0.3 ? 0 : (random() - 0.5) * 2 ** Math.floor(40 * random() - 20));
    const points = Array.from({ length: 60 }, () => [any(), any()] as const);
    const compare = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
      compareMorton2d(a, b, c, d);
    const sorted = [...points].sort(compare);
    for (let i = 0; i < sorted.length; i++) {
      for (let j = i; j < sorted.length; j++) {
        expect(compare(sorted[i]!, sorted[j]!)).toBeLessThanOrEqual(0);
        expect(compare(sorted[j]!, sorted[i]!)).toBe(0 - compare(sorted[i]!, sorted[j]!));
      }
    }
  });
});
