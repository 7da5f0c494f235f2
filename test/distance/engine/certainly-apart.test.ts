import { expect, it } from 'vitest';
import { certainlyApart } from '../../../src/distance/engine/certainly-apart.js';
import { doublesOfPoint, exactDoubles, withoutPoint } from '../../../src/distance/engine/doubles.js';
import { doublesOfQuotients } from '../../../src/distance/engine/quotients.js';
import type { Vector } from '../../../src/distance/engine/vectors.js';
import { separatingPlane } from '../../../src/distance/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(4, 3, 2, 1);

function cloud(kind: number, power: number): number[][] {
  const coordinate = () => {
    const lattice = random.between(-2, 2);
    return 2 ** power * [lattice, lattice + random.between(-3, 3) * 2 ** -50, 4 * random.unit() - 2][kind]!;
  };
  return Array.from({ length: random.between(1, 8) }, () => [coordinate(), coordinate(), coordinate()]);
}

it('is never certain of a gap between hulls that meet', () => {
  const seen = { certain: 0, apart: 0, meeting: 0 };
  for (let i = 0; i < 3000; i++) {
    const power = random.oneIn(8) ? random.between(-420, 420) : random.between(-40, 40);
    const [a, b] = [cloud(i % 3, power), cloud(i % 3, power)];
    const isApart = separatingPlane(a, b) !== null;
    seen[isApart ? 'apart' : 'meeting']++;
    if (!certainlyApart(exactDoubles(a.flat()), exactDoubles(b.flat()))) continue;
    seen.certain++;
    expect(isApart, JSON.stringify([a, b])).toBe(true);
  }
  expect(seen.meeting).toBeGreaterThan(500);
  expect(seen.certain).toBeGreaterThan(0.8 * seen.apart);
});

it('has a bound that follows from its operations', () => {
  const u = 2 ** -53;
  // Coordinates off by 4.1 u; a product and two sums, one after the other: in units of u and of the sum of the
  // magnitudes.
  const off = 4.1 + ((1 + u) ** 3 - 1) / u;
  expect(off).toBeLessThan(7.2);
  // Both values, their difference, and the bound, which is calculated as at least (1 - u)^5 of itself.
  expect(off + 1 + 6 * 16 * u).toBeLessThan(16);
});

it('takes points of fractions as near as doubles are', () => {
  const points: { numerators: Vector; denominator: bigint }[] = [
    { numerators: [1n, -2n, 10n ** 30n], denominator: 3n },
    { numerators: [0n, 7n, 1n], denominator: 10n ** 20n },
  ];
  const doubles = doublesOfQuotients(points);
  expect(Array.from(doubles.coordinates)).toEqual([1 / 3, -2 / 3, 10 ** 30 / 3, 0, 7e-20, 1e-20]);
  expect(doubles.reach).toEqual([1 / 3, 2 / 3, 10 ** 30 / 3]);
  expect(Array.from(withoutPoint(doubles, 0).coordinates)).toEqual(
    Array.from(doublesOfPoint(doubles, 1).coordinates),
  );
  expect(certainlyApart(withoutPoint(doubles, 0), doublesOfPoint(doubles, 0))).toBe(true);
  // Beyond doubles nothing is certain.
  const huge = doublesOfQuotients([...points, { numerators: [1n << 2000n, 0n, 0n], denominator: 1n }]);
  expect(certainlyApart(withoutPoint(huge, 2), doublesOfPoint(huge, 2))).toBe(false);
  // By a denominator beyond doubles the quotient would be 0, which it is not: nothing is known of it.
  const small = doublesOfQuotients([...points, { numerators: [1n, 0n, 0n], denominator: 1n << 1100n }]);
  expect(small.reach[0]).toBe(Infinity);
});
