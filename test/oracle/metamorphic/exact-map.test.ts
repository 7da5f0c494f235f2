import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  type ExactMap,
  insertedMidpoint,
  permutedPoints,
  repeatedPoint,
  reversedPoints,
  scaledPoints,
  unimodular,
} from '../../../src/oracle/metamorphic/index.js';

/** A double as an integer multiple of 2^-1074: its exact value, by nothing of the project. */
function exact(x: number): bigint {
  const [view, bits] = [new DataView(new ArrayBuffer(8)), 52n];
  view.setFloat64(0, x);
  const word = view.getBigUint64(0);
  const exponent = (word >> bits) & 2047n;
  const fraction = word & ((1n << bits) - 1n);
  const size = exponent === 0n ? fraction : (fraction | (1n << bits)) << (exponent - 1n);
  return word >> 63n ? -size : size;
}

const double = fc.double({ noNaN: true, noDefaultInfinity: true });
const mixed = fc.oneof(double, fc.integer({ min: -9, max: 9 }), fc.maxSafeInteger());
const ring = fc.array(fc.tuple(mixed, mixed), { minLength: 3, maxLength: 5 }).map((points) => points.flat());
const integers = fc
  .array(fc.oneof(fc.integer({ min: -99, max: 99 }), fc.maxSafeInteger()), { minLength: 9, maxLength: 9 })
  .map((values) => values.map((x) => (Math.abs(x) < 100 ? x : Math.trunc(x / 64))));

/** Checks a map on many cases, and that it says something of at least some of them. */
function check(
  map: ExactMap,
  cases: fc.Arbitrary<number[]>,
  holds: (before: number[], mapped: NonNullable<ReturnType<ExactMap['apply']>>) => void,
) {
  let said = 0;
  fc.assert(
    fc.property(cases, fc.integer(), (values, seed) => {
      const mapped = map.apply(Float64Array.from(values), new Random(seed, 2, 3, 4));
      if (mapped === undefined) return;
      said++;
      holds(values, mapped);
    }),
    { seed: 7, numRuns: 2000 },
  );
  expect(said).toBeGreaterThan(200);
}

describe('maps that round nothing, against integers', () => {
  it.each([reversedPoints(2), repeatedPoint(2)])('$name copies the points that its origins name', (map) => {
    check(map, ring, (before, { values, origins }) => {
      expect(values.length).toBe(2 * origins.length);
      for (const [i, from] of origins.entries()) {
        expect([values[2 * i], values[2 * i + 1]]).toEqual([before[2 * from], before[2 * from + 1]]);
      }
    });
  });

  it('a permutation needs the number of its points', () => {
    const random = new Random(1, 2, 3, 4);
    const map = permutedPoints(2, [2, 0, 1]);
    expect(map.apply(Float64Array.of(0, 1, 2, 3, 4, 5), random)!.values).toEqual(
      Float64Array.of(4, 5, 0, 1, 2, 3),
    );
    expect(map.apply(Float64Array.of(0, 1, 2, 3), random)).toBeUndefined();
  });

  it('scaling multiplies every number by one power of two', () => {
    check(scaledPoints(2), ring, (before, { values, determinant }) => {
      const factor = Math.sqrt(determinant);
      const [up, down] = factor >= 1 ? [BigInt(factor), 1n] : [1n, BigInt(1 / factor)];
      for (const [i, x] of before.entries()) expect(exact(values[i]!) * down === exact(x) * up).toBe(true);
    });
  });

  it('scaling says nothing where bits would be lost or a product is infinite', () => {
    for (const x of [3 * Number.MIN_VALUE, Number.MAX_VALUE]) {
      const silent = Array.from({ length: 200 }, (_, i) =>
        scaledPoints(2).apply(Float64Array.of(x, 1), new Random(i, 2, 3, 4)),
      ).filter((mapped) => mapped === undefined);
      expect(silent.length).toBeGreaterThan(50);
      expect(silent.length).toBeLessThan(200);
    }
  });

  it('a unimodular map keeps volumes up to its determinant', () => {
    const volume = (v: ArrayLike<number>) => {
      const [a, b, c, d, e, f, g, h, i] = Array.from(v, BigInt) as [bigint, ...bigint[]] as bigint[];
      return a! * (e! * i! - f! * h!) - b! * (d! * i! - f! * g!) + c! * (d! * h! - e! * g!);
    };
    check(unimodular(3), integers, (before, { values, determinant }) => {
      expect(Math.abs(determinant)).toBe(1);
      expect(volume(values) === volume(before) * BigInt(determinant)).toBe(true);
    });
  });

  it('a unimodular map says nothing about fractions, nor about what leaves the safe integers', () => {
    const apply = (x: number) =>
      Array.from({ length: 50 }, (_, i) =>
        unimodular(2).apply(Float64Array.of(x, x), new Random(i, 2, 3, 4)),
      );
    expect(apply(0.5).every((mapped) => mapped === undefined)).toBe(true);
    expect(apply(Number.MAX_SAFE_INTEGER).filter((mapped) => mapped === undefined).length).toBeGreaterThan(
      25,
    );
  });

  it('an inserted midpoint is the middle itself', () => {
    check(insertedMidpoint(2), ring, (before, { values, origins }) => {
      const at = origins.indexOf(-1);
      const n = before.length / 2;
      expect(origins.length).toBe(n + 1);
      for (const k of [0, 1]) {
        const ends = exact(before[2 * (at - 1) + k]!) + exact(before[2 * (at % n) + k]!);
        expect(2n * exact(values[2 * at + k]!) === ends).toBe(true);
      }
    });
  });
});
