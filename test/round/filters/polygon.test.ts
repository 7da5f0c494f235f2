import { describe, expect, it } from 'vitest';
import type { Ring } from '../../../src/core/shapes.js';
import { powerOfTwo, stepUlps } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { fanFilter, isApart, lengthAbove, sumAbove } from '../../../src/round/filters/polygon.js';
import { meetsPolygon } from '../../../src/round/shapes/beside-polygon.js';
import { capsuleInSpace, sphereInSpace } from '../../../src/round/shapes/in-space.js';
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

/** That of no polygon that is apart. */
const EVERYWHERE = { from: [0, 0, 0], to: [0, 0, 0], reach: 1e300, ball: 1e300 };

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
        { ...sphereInSpace('test', 'sphere', { center, radius }), bounds: EVERYWHERE, balls: [] },
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

describe('isApart', () => {
  const square: Ring = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ];
  const about = (x: number, reach: number) => ({ from: [x, 0, 0], to: [x + 1, 0, 0], reach, ball: 9 });
  it('counts what touches as not beside', () => {
    expect(isApart(about(3, 2), square)).toBe(false);
    expect(isApart(about(3, 2 - 2 ** -52), square)).toBe(true);
    expect(isApart(about(-4, 3), square)).toBe(false);
    expect(isApart(about(-4, 3 - 2 ** -51), square)).toBe(true);
    expect(isApart(about(0, 0), square)).toBe(false);
    expect(isApart({ from: [0, 0, 1], to: [1, 1, 2], reach: 0.5, ball: Infinity }, square)).toBe(true);
  });

  it('is not misled by what is rounded away', () => {
    // 1 + 2^-60 is rounded to 1, where the square is.
    expect(
      isApart({ from: [-1, 0, 0], to: [0, 0, 0], reach: 2 ** -60, ball: Infinity }, [[2 ** -60, 0, 0]]),
    ).toBe(false);
    expect(
      isApart({ from: [1, 0, 0], to: [1, 0, 0], reach: 2 ** -60, ball: Infinity }, [[1 - 2 ** -53, 0, 0]]),
    ).toBe(true);
    expect(
      isApart({ from: [1e308, 0, 0], to: [1e308, 0, 0], reach: 1.7e308, ball: Infinity }, [[1.7e308, 0, 0]]),
    ).toBe(false);
  });
});

describe('isApart by a plane', () => {
  it('says nothing that is not so', () => {
    let apart = 0;
    for (let i = 0; i < 6000; i++) {
      // In a plane of small integers, somewhere in the range of doubles.
      const unit = i % 4 === 0 ? powerOfTwo(random.between(-1070, 900)) : 1;
      const vector = () => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
      const [o, u, v, n] = [vector(), vector(), vector(), vector()];
      const at = (s: number, t: number, h: number) =>
        o.map((x, k) => (x + s * u[k]! + t * v[k]! + h * n[k]!) * unit);
      const polygon: Ring = Array.from({ length: 5 }, () =>
        at(random.between(-3, 3), random.between(-3, 3), 0),
      );
      const [start, end] = [
        at(random.between(-2, 2), 0, 1),
        at(random.between(-2, 2), 1, random.between(1, 2)),
      ];
      const length = Math.sqrt(n.reduce((sum, x) => sum + x * x, 0));
      const radius = stepUlps(length * unit, random.between(-2, 2)) * (random.oneIn(2) ? 1 : random.unit());
      const shape = capsuleInSpace('test', 'capsule', { start, end, radius: Math.abs(radius) });
      const bounds = { ...shape.bounds, reach: Infinity };
      if (!isApart(bounds, polygon)) continue;
      apart++;
      expect(meetsPolygon({ ...shape, bounds: EVERYWHERE, balls: [] }, polygon)).toBe(false);
    }
    expect(apart).toBeGreaterThan(1000);
  });

  it('takes no plane for certain that is touched', () => {
    const at = (z: number, ball: number) => ({ from: [0, 0, z], to: [5, 0, z + 1], reach: Infinity, ball });
    const square: Ring = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ];
    expect(isApart(at(3, 3), square)).toBe(false);
    expect(isApart(at(-3, 2), square)).toBe(false);
    expect(isApart(at(-3, 2 - 2 ** -40), square)).toBe(true);
    expect(isApart(at(3, 3 - 2 ** -40), square)).toBe(true);
    expect(isApart(at(3, 0), [...square, ...square].slice(0, 2))).toBe(false);
    expect(isApart(at(3, 0), [])).toBe(true);
  });
});

describe('lengthAbove', () => {
  it('is no less than the length', () => {
    expect(lengthAbove([3, -4, 0])).toBeGreaterThanOrEqual(5);
    expect(lengthAbove([0, 0, 5e-324])).toBe(5e-324);
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
