import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  LARGEST,
  LARGEST_FACTOR,
  SMALLEST,
  BOUND as TURNED_BOUND,
} from '../../../src/round/conics/filter.js';
import {
  DOT_BOUND,
  DOT_TINY,
  LENGTH_BOUND,
  LENGTH_TINY,
  REACH_BOUND,
  SQUARES_BOUND,
  SQUARES_TINY,
} from '../../../src/round/filters/bounds.js';
import { isBeyond, isNear, levelOf, V } from '../../../src/round/filters/hull.js';

const U = 2 ** -53;

/** A value: the magnitudes of its terms together, and the error in units of u; terms in u² are what the room is for. */
interface Value {
  readonly size: number;
  readonly error: number;
}

const exact: Value = { size: 1, error: 0 };
/** An operation rounds once, by a part u of its result. */
const rounded = ({ size, error }: Value): Value => ({ size, error: error + size });
const plus = (a: Value, b: Value): Value => rounded({ size: a.size + b.size, error: a.error + b.error });
const times = (a: Value, b: Value): Value =>
  rounded({ size: a.size * b.size, error: a.error * b.size + b.error * a.size });
/** A difference of coordinates, in units of its own magnitude. */
const difference = rounded(exact);

/**
 * The part of u of its terms by which a sum is off: terms may have any sizes, and as a whole are off by what those of
 * the first pair are, which are added most often.
 */
const relative = ({ size, error }: Value): number => error / size;
const sum = (terms: readonly Value[]): Value => terms.reduce(plus);
const repeated = (value: Value, count: number): Value[] => Array.from({ length: count }, () => value);
/** By how much of themselves the first terms of a sum are off: all of its roundings are theirs. */
const worst = (term: Value, count: number): number => relative(term) + (count - 1);

/**
 * The length of a vector of three numbers that are taken as exact: the sum of squares, and a root, which halves what it
 * is of.
 */
const LENGTH = worst(times(exact, exact), 3) / 2 + 1;

/** A bound in units of u has room for a third more than what is derived, and is no more than twice as much. */
function expectBound(bound: number, derived: number): void {
  expect(bound / U).toBeGreaterThanOrEqual((4 / 3) * derived);
  expect(bound / U).toBeLessThanOrEqual(2 * derived);
}

describe('the bounds of the filters of round shapes', () => {
  it('count the roundings as sums of equal terms do', () => {
    // Of equal terms, the average: no more than the worst.
    for (const count of [1, 2, 3, 4]) {
      const added = sum(repeated(times(exact, difference), count));
      expect(relative(added)).toBeLessThanOrEqual(worst(times(exact, difference), count));
    }
    expect(LENGTH).toBe(2.5);
  });

  it('follow from the operations: vectors of a hull, and products with a line', () => {
    const vector = worst(times(exact, difference), 4);
    // The magnitudes in the bound are rounded, too, which is the 1.
    expectBound(LENGTH_BOUND, vector + LENGTH + 1);
    const cross = worst(times(difference, exact), 2);
    const distance = cross + LENGTH + 1;
    const reach = LENGTH + 1 + 1;
    expect(LENGTH_BOUND / U).toBeGreaterThanOrEqual((4 / 3) * Math.max(distance, reach));
  });

  it('follow from the operations: a radius, or a sum of two, times weights or a length', () => {
    const radius = plus(exact, exact);
    const weights = worst(exact, 4);
    const beside = relative(radius) - relative(exact) + weights + 1;
    const along = 1 + LENGTH + 1;
    expectBound(REACH_BOUND, Math.max(beside, along));
    // A distance from a point, and the factor of the radius it is less than.
    expect(REACH_BOUND / U).toBeGreaterThanOrEqual((4 / 3) * (1 + LENGTH + 1));
  });

  it('follow from the operations: products of vectors, sums of squares', () => {
    expectBound(DOT_BOUND, worst(times(exact, difference), 3));
    const squares = worst(times(difference, difference), 3);
    const limit = times(rounded(exact), rounded(exact));
    expect(relative(limit)).toBe(3);
    expectBound(SQUARES_BOUND, Math.max(squares, relative(limit)) + 1);
  });

  it('follow from the operations: ellipses and ellipsoids under maps', () => {
    const along = worst(times(difference, exact), 3);
    const reach = worst(times(exact, exact), 3) + LENGTH;
    const minor = worst(times(exact, exact), 2);
    const mapped = minor + relative(difference) + 1 + 2 + LENGTH;
    const determinant = minor + 1 + 2;
    // The sum of the reaches, and the difference.
    expectBound(TURNED_BOUND, Math.max(along, reach, mapped, determinant) + 2);
  });

  it('have room for what underflows', () => {
    // Half of the least double.
    const lost = (count: number) => (count / 2) * Number.MIN_VALUE;
    // Four squares and the bound itself.
    expect(SQUARES_TINY).toBeGreaterThanOrEqual(lost(5) + lost(1));
    expect(DOT_TINY).toBeGreaterThanOrEqual(lost(7) + lost(1));
    // √(3 · 2^-1075) < 2^-536.
    expect(3 * 2 ** -1074 <= 2 * (2 ** -536) ** 2).toBe(true);
    expect(LENGTH_TINY).toBeGreaterThan(2 ** -536 * 2 ** 30);
    // A length that is no less is off by no more of itself than a part of u: 3 · 2^-1075 / 2^-1000.
    expect((3 * 2 ** -75) / U).toBeLessThan(2 ** -20);
  });

  it('have room for what underflows under maps, and nothing overflows', () => {
    // Products of 2^-1075, times factors of the other two.
    expect(2 ** -475 * LARGEST_FACTOR ** 1 * 2 ** -600 * LARGEST_FACTOR).toBeLessThan(
      SMALLEST * TURNED_BOUND,
    );
    expect(2 ** -535).toBeLessThan(SMALLEST * TURNED_BOUND * 2 ** -50);
    expect(Number.isFinite(3 * LARGEST * LARGEST)).toBe(true);
  });
});

describe('what is certain, looked at with fractions', () => {
  const random = new Random(2, 7, 1, 8);
  const { add, compare, multiply, subtract } = rational;
  const of = rational.fromNumber;
  const units = (count: number) => of(count * U);
  const one = of(1);
  /** What a length is off by, of the sizes of its terms; a radius times a length, of itself. */
  const vector = worst(times(exact, difference), 4) + LENGTH;
  const along = 1 + LENGTH + 1;

  it('is nearer than the reach whatever the roundings were', () => {
    let [near, open] = [0, 0];
    for (let n = 0; n < 400; n++) {
      const length = 1 + random.unit();
      const size = length * (random.oneIn(2) ? 1 : 1 + 7 * random.unit());
      const farthest = add(of(length), multiply(units(vector), of(size)));
      for (let off = -10; off < 90; off += random.between(1, 4)) {
        const reach = stepUlps(length, off);
        if (!isNear(length, size, reach)) {
          open++;
          continue;
        }
        near++;
        expect(
          compare(farthest, multiply(of(reach), subtract(one, units(along)))),
          `${length} ${reach}`,
        ).toBe(-1);
      }
    }
    expect(Math.min(near, open)).toBeGreaterThan(1000);
  });

  it('is beyond a plane whatever the roundings were', () => {
    let [beyond, open] = [0, 0];
    for (let n = 0; n < 400; n++) {
      const [x, y, z] = [1, 1, 1].map((s) => s * (2 * random.unit() - 1)) as [number, number, number];
      V.set([1, 1, 1].map((s) => s * (2 * random.unit() - 1)));
      const terms = [x, y, z].map((t, k) => multiply(of(t), of(V[k]!)));
      const product = terms.reduce(add);
      const magnitude = terms.map(rational.abs).reduce(add);
      // The vectors are differences, rounded once.
      const least = subtract(product, multiply(units(1), magnitude));
      for (let off = -60; off < 10; off += random.between(1, 3)) {
        const limit = Math.abs(stepUlps(rational.toNumber(product), off));
        if (!isBeyond(1, x, y, z, levelOf(limit))) {
          open++;
          continue;
        }
        beyond++;
        expect(compare(least, multiply(of(limit), add(one, units(along))))).toBe(1);
      }
    }
    expect(Math.min(beyond, open)).toBeGreaterThan(1000);
  });
});
