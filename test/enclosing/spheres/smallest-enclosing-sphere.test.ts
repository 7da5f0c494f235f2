import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  equals,
  fromNumber,
  type Rational,
  square,
  subtract,
} from '../../../src/arithmetic/rational.js';
import {
  enclosingSphere,
  type SmallestEnclosingSphere,
  smallestEnclosingSphere,
} from '../../../src/enclosing/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const squareTo = (center: readonly Rational[], p: ArrayLike<number>) =>
  center.map((c, k) => square(subtract(fromNumber(p[k]!), c))).reduce(add);

/** What is wrong with a smallest sphere: a point outside, or a support that does not hold it. */
function faults(points: readonly number[][], ball: SmallestEnclosingSphere): string[] {
  const { center, squaredRadius, support } = ball;
  const found: string[] = [];
  if (points.some((p) => compare(squareTo(center, p), squaredRadius) > 0)) found.push('a point is outside');
  const held = support.map((i) => points[i]!);
  if (held.some((p) => !equals(squareTo(center, p), squaredRadius))) found.push('a support is not on it');
  const again = smallestEnclosingSphere(held);
  if (!equals(again.squaredRadius, squaredRadius)) found.push('the support has a smaller one');
  for (const i of support) {
    const fewer = held.filter((_, k) => support[k] !== i);
    if (fewer.length === 0) continue;
    const smaller = smallestEnclosingSphere(fewer).squaredRadius;
    if (compare(smaller, squaredRadius) >= 0) found.push(`support ${i} is superfluous`);
  }
  return found;
}

const lattice = (side: number) =>
  Array.from({ length: side ** 3 }, (_, i) => [
    i % side,
    Math.floor(i / side) % side,
    Math.floor(i / side ** 2),
  ]);

const families: Readonly<Record<string, (r: Random) => number[][]>> = {
  'in a cube': (r) => Array.from({ length: 300 }, () => [r.unit(), r.unit(), r.unit()]),
  'nearly on a sphere': (r) =>
    Array.from({ length: 300 }, () => {
      const p = [r.unit() - 0.5, r.unit() - 0.5, r.unit() - 0.5];
      const length = Math.sqrt(p.reduce((sum, x) => sum + x * x, 0));
      return p.map((x) => x / length + 10);
    }),
  'of a lattice': () => lattice(6),
  'on a sphere of integers': () =>
    lattice(35)
      .map((p) => p.map((x) => x - 17))
      .filter(([x, y, z]) => x! * x! + y! * y! + z! * z! === 261),
  'on a circle': () =>
    lattice(27)
      .map(([x, y]) => [x! - 13, y! - 13, 1])
      .filter(([x, y]) => x! * x! + y! * y! === 65),
  'on a line': (r) => Array.from({ length: 50 }, () => r.between(-99, 99)).map((t) => [t, 2 * t, -t]),
  'with an outlier': (r) => [
    [1e15, 0, 0],
    ...Array.from({ length: 50 }, () => [r.unit(), r.unit(), r.unit()]),
  ],
  subnormal: (r) =>
    Array.from({ length: 50 }, () => [0, 1, 2].map(() => r.between(-9, 9) * Number.MIN_VALUE)),
  'of all sizes': (r) =>
    Array.from({ length: 9 }, () => [0, 1, 2].map(() => r.sign() * r.unit() * 2 ** r.between(-1000, 1000))),
};

describe('smallestEnclosingSphere', () => {
  it.each(Object.keys(families))('holds points %s', (name) => {
    const points = families[name]!(new Random(1, 2, 3, 4));
    expect(faults(points, smallestEnclosingSphere(points))).toEqual([]);
    const { center, radius } = enclosingSphere(points);
    const exact = Array.from(center, fromNumber);
    const reached = (r: number) =>
      points.every((p) => compare(squareTo(exact, p), square(fromNumber(r))) <= 0);
    expect(reached(radius)).toBe(true);
  });

  it('has a radius to the last digit', () => {
    expect(enclosingSphere([[1, 2, 3]])).toEqual({ center: [1, 2, 3], radius: 0 });
    // 0.1 + 0.2 is not twice a double: the center is rounded, and one of the two is farther.
    const { center, radius } = enclosingSphere([
      [0.1, 0, 0],
      [0.2, 0, 0],
    ]);
    expect(Math.max(0.2 - center[0]!, center[0]! - 0.1)).toBeLessThanOrEqual(radius);
    expect(radius).toBeLessThan(0.0500000000000001);
  });

  it('finds planted faults', () => {
    const points = families['of a lattice']!(new Random(1, 2, 3, 4));
    const ball = smallestEnclosingSphere(points);
    const changed = (change: Partial<SmallestEnclosingSphere>) => faults(points, { ...ball, ...change });
    expect(changed({ squaredRadius: subtract(ball.squaredRadius, fromNumber(2 ** -60)) })).not.toEqual([]);
    expect(changed({ squaredRadius: add(ball.squaredRadius, fromNumber(2 ** -60)) })).not.toEqual([]);
    expect(changed({ support: ball.support.slice(1) })).not.toEqual([]);
    expect(changed({ support: [...ball.support, 5] })).not.toEqual([]);
    expect(changed({ center: [...ball.center].reverse().map((c) => add(c, fromNumber(1e-9))) })).not.toEqual(
      [],
    );
  });

  it('does not depend on the order of the points', () => {
    const points = families['on a sphere of integers']!(new Random(1, 2, 3, 4));
    const { center, squaredRadius } = smallestEnclosingSphere(points);
    const turned = smallestEnclosingSphere([...points].reverse());
    expect({ center: turned.center, squaredRadius: turned.squaredRadius }).toEqual({ center, squaredRadius });
  });

  it('refuses what has none', () => {
    expect(() => smallestEnclosingSphere([])).toThrow('points must be a list of at least 1 point');
    expect(() => enclosingSphere(new Float64Array(0))).toThrow('points must be a list of at least 1 point');
    const far = [-1, 1].flatMap((s) => [-1, 1].map((t) => [s, t, s * t].map((x) => x * Number.MAX_VALUE)));
    expect(smallestEnclosingSphere(far).rounded.radius).toBe(Infinity);
    expect(() => enclosingSphere(far)).toThrow('points must be points that a sphere of doubles can enclose');
  });
});
