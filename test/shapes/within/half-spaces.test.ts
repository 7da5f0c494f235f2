import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { sideOfPlane } from '../../../src/predicates/index.js';
import { HalfSpaces } from '../../../src/shapes/within/half-spaces.js';

type Row = readonly [number, number, number, number];

/** Coordinates between -8 and 8, of all magnitudes. */
const coordinate = (random: Random) =>
  random.oneIn(4) ? random.between(-8, 8) : (2 * random.unit() - 1) * 2 ** -random.below(60);

const pointOf = (random: Random) => [coordinate(random), coordinate(random), coordinate(random)];

/** A plane through a point, nearly: what is asked about that point is hard. */
function rowThrough(random: Random, p: readonly number[]): Row {
  const n = pointOf(random).map((x, k) => (random.oneIn(3) ? 0 : x || (k === 0 ? 1 : 0)));
  const scale = 2 ** random.between(-300, 300);
  const [x, y, z] = n.map((c) => c * scale) as [number, number, number];
  return [x, y, z, -(x * p[0]! + y * p[1]! + z * p[2]!)];
}

const sideOf = ([x, y, z, c]: Row, p: ArrayLike<number>) =>
  x === 0 && y === 0 && z === 0 ? Math.sign(c) : sideOfPlane(x, y, z, c, p[0]!, p[1]!, p[2]!);

const BOUNDS = [-8, -8, -8, 8, 8, 8];

describe('half-spaces beside boxes and triangles', () => {
  const random = new Random(1, 2, 3, 4);

  it('say of a box what is true of its corners', () => {
    let said = 0;
    for (let i = 0; i < 20_000; i++) {
      const [p, q] = [pointOf(random), pointOf(random)];
      const box = [0, 1, 2].map((k) => Math.min(p[k]!, q[k]!));
      box.push(...[0, 1, 2].map((k) => Math.max(p[k]!, q[k]!)));
      const corner = [0, 1, 2].map((k) => box[k + 3 * random.below(2)]!);
      const rows = [rowThrough(random, corner), rowThrough(random, pointOf(random))];
      const left = new HalfSpaces(rows.flat(), BOUNDS, 0).beside(3, box, 0);
      const corners = Array.from({ length: 8 }, (_, j) => [0, 1, 2].map((k) => box[k + 3 * ((j >> k) & 1)]!));
      const sides = rows.map((row) => corners.map((c) => sideOf(row, c)));
      if (left < 0) expect(sides.some((all) => all.every((side) => side > 0))).toBe(true);
      for (const [k, all] of sides.entries()) {
        if (left < 0 || (left >> k) & 1) continue;
        said++;
        expect(all.every((side) => side < 0)).toBe(true);
      }
    }
    expect(said).toBeGreaterThan(1000);
  });

  it('say of a triangle what is true of its corners, and of a plane', () => {
    let [inside, outside] = [0, 0];
    for (let i = 0; i < 20_000; i++) {
      const points = [pointOf(random), pointOf(random), pointOf(random)];
      const rows = [rowThrough(random, points[random.below(3)]!), rowThrough(random, pointOf(random))];
      const spaces = new HalfSpaces(rows.flat(), BOUNDS, 0);
      const sign = spaces.compareTriangle(3, points.flat(), 0, 1, 2);
      const sides = rows.map((row) => points.map((p) => sideOf(row, p)));
      if (sign === 1) outside++;
      if (sign === -1) inside++;
      if (sign === 1) expect(sides.some((all) => all.every((side) => side > 0))).toBe(true);
      if (sign === -1) expect([0, 1, 2].some((k) => sides.every((all) => all[k]! < 0))).toBe(true);
      const across = spaces.compareWithPlane(points.flat(), 0, 1, 2);
      if (across === -1) expect([...new Set(sides[0])].filter((side) => side !== 0).length).toBe(2);
      if (across === 1) expect(Math.abs(sides[0]!.reduce((sum, side) => sum + side, 0))).toBe(3);
    }
    expect(Math.min(inside, outside)).toBeGreaterThan(1000);
  });

  it('say nothing where numbers overflow, or of what is on the plane', () => {
    const huge = new HalfSpaces([1e300, -1e300, 0, 0], [-1e300, -1e300, 0, 1e300, 1e300, 0], 0);
    expect(huge.beside(1, [1e300, 1e300, 0, 1e300, 1e300, 0], 0)).toBe(1);
    const floor = new HalfSpaces([0, 0, 1, -1], BOUNDS, 0);
    expect(floor.beside(1, [0, 0, 0, 1, 1, 1], 0)).toBe(1);
    expect(floor.compareTriangle(1, [0, 0, 1, 1, 0, 1, 0, 1, 1], 0, 1, 2)).toBe(2);
    expect(floor.compareWithPlane([0, 0, 1, 1, 0, 1, 0, 1, 1], 0, 1, 2)).toBe(2);
  });
});

/** The bound, derived again: a rounded coefficient, a product, three sums, and the sum of magnitudes likewise. */
it('is off by less than 8u of the magnitudes', () => {
  const u = 2 ** -53;
  const grown = (1 + u) ** 5 - 1;
  expect(grown / (1 - u) ** 5).toBeLessThan(2 ** -50 * (1 - 8 * u));
});
