import { expect, it } from 'vitest';
import { rational } from '../../../src/arithmetic/index.js';
import { boxSolid } from '../../../src/solids/index.js';
import { cornerOf } from '../../../src/solids/output/corner.js';
import { solidArea, solidIntegrals } from '../../../src/solids/output/solid-moments.js';
import { solidPoints } from '../../../src/solids/solid-points.js';

it('takes corners of any denominators and exponents', () => {
  const box = boxSolid({ min: [0, 0, 0], max: [2, 4, 6] });
  const corners = solidPoints('test', box).points.map(cornerOf);
  // The same points, each with a denominator and a unit of its own: three, five, seven and so on; 2 and its powers.
  const others = corners.map(({ at: [x, y, z], w, exponent }, i) => {
    const k = BigInt(2 * i + 3);
    return { at: [2n * k * x, 2n * k * y, 2n * k * z], w: 2n * k * w, exponent } as const;
  });
  const shifted = corners.map(({ at: [x, y, z], w, exponent }, i) => ({
    at: [x << BigInt(i), y << BigInt(i), z << BigInt(i)] as const,
    w,
    exponent: exponent - i,
  }));
  for (const list of [corners, others, shifted]) {
    const { volume, first, second } = solidIntegrals(box, list);
    expect([volume, ...first].map(rational.toNumber)).toEqual([48, 48, 96, 144]);
    // The volume times a² / 3, and times a b / 4.
    expect(second.map(rational.toNumber)).toEqual([64, 256, 576, 96, 288, 144]);
    expect(solidArea(box, list)).toBe(88);
  }
});
