import { describe, expect, it } from 'vitest';
import { type ConeSide, coneHasDirections } from '../../../src/bsp/cells/cone.js';
import { CoefficientsPlaneObject } from '../../../src/implicit/objects/planes.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { feasible } from '../../../src/oracle/referees/shapes/linear-programming.js';

const sideOf = (normal: readonly [number, number, number], side: 1 | -1): ConeSide => ({
  plane: new CoefficientsPlaneObject(normal, 0),
  side,
});

/** By elimination: another algorithm, over integers. */
function byElimination(sides: readonly ConeSide[]): boolean {
  return feasible(
    sides.map(({ plane, side }) => {
      const normal = (plane as CoefficientsPlaneObject).normal.map((x) => BigInt(side * x));
      return { normal: normal as unknown as [bigint, bigint, bigint], constant: 0n, strict: true };
    }),
  );
}

describe('coneHasDirections', () => {
  it('knows empty and open cones', () => {
    expect(coneHasDirections([])).toBe(true);
    expect(coneHasDirections([sideOf([1, 2, 3], 1), sideOf([1, 2, 3], -1)])).toBe(false);
    const three = [sideOf([1, 0, 0], 1), sideOf([0, 1, 0], 1)];
    expect(coneHasDirections([...three, sideOf([1, 1, 0], -1)])).toBe(false);
    expect(coneHasDirections([...three, sideOf([1, 1, 0], 1)])).toBe(true);
  });

  it('agrees with elimination on small normals', () => {
    const random = new Random(1, 2, 3, 4);
    const counts = { true: 0, false: 0 };
    for (let i = 0; i < 3000; i++) {
      const sides = Array.from({ length: random.between(1, 7) }, () => {
        const normal = [random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)] as const;
        return sideOf(normal.some((x) => x !== 0) ? normal : [1, 0, 0], random.sign() as 1 | -1);
      });
      const expected = byElimination(sides);
      expect(coneHasDirections(sides)).toBe(expected);
      counts[`${expected}`]++;
    }
    expect(Math.min(counts.true, counts.false)).toBeGreaterThan(500);
  });
});
