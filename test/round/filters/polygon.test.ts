import { describe, expect, it } from 'vitest';
import type { Ring } from '../../../src/core/shapes.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { fanFilter, isBeside, sumAbove } from '../../../src/round/filters/polygon.js';
import { meetsPolygon } from '../../../src/round/shapes/beside-polygon.js';
import { sphereInSpace } from '../../../src/round/shapes/in-space.js';
import { polygonConvexity } from '../../../src/spatial/index.js';

const random = new Random(5, 6, 7, 8);

/** A ring of a plane along two axes, of numbers with full mantissas or none. */
function ring(isWhole: boolean): number[][] {
  const axis = random.below(3);
  const number = () => (isWhole ? random.between(-4, 4) : 8 * (random.unit() - 0.5));
  const level = number();
  return Array.from({ length: random.between(3, 7) }, () => {
    const p = [number(), number()];
    p.splice(axis, 0, level);
    return p;
  });
}

const APART_BOX = { from: [0, 0, 0], to: [0, 0, 0], reach: 0 };

describe('fanFilter', () => {
  it('says nothing that is not so', () => {
    const said = new Map<number, number>();
    for (let i = 0; i < 20000; i++) {
      const polygon: Ring = ring(i % 2 === 0);
      const center = [0, 1, 2].map(() => (i % 3 === 0 ? random.between(-4, 4) : 8 * (random.unit() - 0.5)));
      const corner = polygon[random.below(polygon.length)]!;
      const [x, y, z] = [0, 1, 2].map((k) => corner[k]! - center[k]!) as [number, number, number];
      const near = stepUlps(Math.sqrt(x * x + y * y + z * z), random.between(-3, 3));
      const radius = Math.max(0, random.oneIn(2) ? near : 3 * random.unit());
      const filtered = fanFilter(center, radius, polygon);
      said.set(filtered, (said.get(filtered) ?? 0) + 1);
      if (filtered === 2) continue;
      // Without the box, which may tell before.
      const truth = meetsPolygon(
        { ...sphereInSpace({ center, radius }), box: { ...APART_BOX, reach: 1e300 } },
        polygon,
      );
      const convexity = polygonConvexity(polygon);
      if (convexity === 'degenerate') expect(truth).toBe(false);
      else if (filtered === 0) expect(truth || convexity === 'not-convex').toBe(true);
      else expect(truth).toBe(filtered < 0);
    }
    expect([...said.keys()].sort()).toEqual([-1, 0, 1, 2]);
    expect(said.get(2)!).toBeLessThan(8000);
  });

  it('leaves open what a ring that crosses itself may leave out', () => {
    const twice: Ring = [
      [0, 0, 0],
      [9, 0, 0],
      [0, 9, 0],
      [0, 0, 0],
      [9, 0, 0],
      [0, 9, 0],
    ];
    expect(fanFilter([2, 2, 1], 1.5, twice)).toBe(0);
    expect(fanFilter([2, 2, 1], 0.5, twice.slice(0, 3))).toBe(1);
    expect(fanFilter([2, 0, 1], 1.5, twice)).toBe(-1);
  });
});

describe('isBeside', () => {
  const square: Ring = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ];
  const about = (x: number, reach: number) => ({ from: [x, 0, 0], to: [x + 1, 0, 0], reach });
  it('counts what touches as not beside', () => {
    expect(isBeside(about(3, 2), square)).toBe(false);
    expect(isBeside(about(3, 2 - 2 ** -52), square)).toBe(true);
    expect(isBeside(about(-4, 3), square)).toBe(false);
    expect(isBeside(about(-4, 3 - 2 ** -51), square)).toBe(true);
    expect(isBeside(about(0, 0), square)).toBe(false);
    expect(isBeside({ from: [0, 0, 1], to: [1, 1, 2], reach: 0.5 }, square)).toBe(true);
  });

  it('is not misled by what is rounded away', () => {
    // 1 + 2^-60 is rounded to 1, where the square is.
    expect(isBeside({ from: [-1, 0, 0], to: [0, 0, 0], reach: 2 ** -60 }, [[2 ** -60, 0, 0]])).toBe(false);
    expect(isBeside({ from: [1, 0, 0], to: [1, 0, 0], reach: 2 ** -60 }, [[1 - 2 ** -53, 0, 0]])).toBe(true);
    expect(isBeside({ from: [1e308, 0, 0], to: [1e308, 0, 0], reach: 1.7e308 }, [[1.7e308, 0, 0]])).toBe(
      false,
    );
  });
});

describe('sumAbove', () => {
  it('is no less than the sum', () => {
    const size = () => 2 ** random.between(-60, 60) * random.unit();
    for (let i = 0; i < 5000; i++) {
      const terms = [size(), size(), size(), size()] as const;
      const whole = terms.map((x) => BigInt(Math.floor(x * 2 ** 60)) << 1100n);
      // Cut off at 2^-60, the terms are less than what they are; what is added makes up for it.
      const sum = whole.reduce((a, b) => a + b, 0n);
      expect(BigInt(Math.floor(sumAbove(...terms) * 2 ** 60)) << 1100n >= sum).toBe(true);
    }
    expect(sumAbove(5e-324, 5e-324, 5e-324)).toBe(1.5e-323);
    expect(sumAbove(1, 2 ** -53, 2 ** -53)).toBeGreaterThan(1 + 2 ** -52);
  });
});
