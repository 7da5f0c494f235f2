/** Doubles for the arithmetic tests: edges of the format and of every stated domain, and the whole range. */
import fc from 'fast-check';
import { doubleAt, INFINITY_INDEX, indexOf } from './exact.js';

/** Same seed every time, so that a mutant meets the same inputs as the original. */
export const fixed = (numRuns: number) => ({ seed: 20240229, numRuns });

export const MAX = Number.MAX_VALUE;
export const MIN = Number.MIN_VALUE;

const EXPONENTS = [
  -1074, -1073, -1024, -1023, -1022, -1021, -971, -970, -969, -968, -967, -900, -538, -537, -511, -486, -485,
  -484, -107, -106, -54, -53, -52, -27, -1, 0, 1, 2, 26, 27, 52, 53, 54, 510, 511, 512, 969, 970, 971, 972,
  995, 996, 997, 1000, 1001, 1021, 1022, 1023,
];

/** The neighbour `steps` doubles further from zero. */
export const step = (x: number, steps: bigint): number => {
  const moved = doubleAt(indexOf(x) + steps);
  return x < 0 ? -moved : moved;
};

const positiveEdges = EXPONENTS.flatMap((e) => {
  const power = 2 ** e;
  return [step(power, -1n), power, step(power, 1n), power * 1.5];
}).concat([0, 3, 5, 7, 10, 0.1, 1 / 3, MAX, step(MAX, -1n), step(MAX, -2n)]);

export const EDGES: readonly number[] = positiveEdges.flatMap((x) => [x, -x]);

const edge = fc.constantFrom(...EDGES);
const anyBits = fc
  .tuple(fc.bigInt({ min: 0n, max: INFINITY_INDEX - 1n }), fc.boolean())
  .map(([index, negative]) => (negative ? -doubleAt(index) : doubleAt(index)));
const moderate = fc
  .tuple(
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    fc.integer({ min: 0, max: 0x3fffff }),
    fc.integer({ min: -80, max: 80 }),
  )
  .map(([high, low, e]) => (high * 2 ** 22 + low) * 2 ** e);
const small = fc.integer({ min: -20, max: 20 });

/** Any finite double, -0 included. */
export const anyDouble: fc.Arbitrary<number> = fc.oneof(edge, anyBits, moderate, small);

/** Two doubles, related ones often: neighbours, opposite neighbours, halves of an ulp. */
export const anyPair: fc.Arbitrary<[number, number]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyDouble, anyDouble) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyDouble, fc.integer({ min: -3, max: 3 }), fc.constantFrom(1, -1, 0.5, 2 ** -53))
      .map(([x, steps, factor]): [number, number] => {
        const near = Math.abs(x) > 1e-300 && Math.abs(x) < 1e308 ? step(x, BigInt(steps)) : x;
        return [x, near * factor];
      }),
  },
);

/** A double with an exponent in [low, high] and a full or sparse mantissa, either sign. */
export const withExponent = (low: number, high: number): fc.Arbitrary<number> =>
  fc
    .tuple(
      fc.integer({ min: low, max: high }),
      fc.oneof(
        fc.constantFrom(0, 1, 2 ** 26, 2 ** 27, 2 ** 52 - 1, 2 ** 51),
        fc.integer({ min: 0, max: 2 ** 52 - 1 }),
      ),
      fc.boolean(),
    )
    .map(([e, fraction, negative]) => (negative ? -1 : 1) * (1 + fraction * 2 ** -52) * 2 ** e);
