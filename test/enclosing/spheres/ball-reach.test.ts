import { expect, it } from 'vitest';
import {
  add,
  compare,
  fromNumber,
  fromParts,
  type Rational,
  square,
  subtract,
} from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { BallReach } from '../../../src/enclosing/spheres/ball-reach.js';
import { Random } from '../../../src/oracle/cases/random.js';

const ONE = fromParts(1n, 1n);
/** A third of a double: a number that is none. */
const third = (x: number): Rational => {
  const { numerator, denominator } = fromNumber(x);
  return fromParts(numerator, denominator * 3n);
};
const nearest = ({ numerator, denominator }: Rational): number =>
  surd.toNumber(surd.fromRational(fromParts(numerator, denominator)));

it.each([
  ['around the origin', 0, 1],
  ['far from the origin', 1e6, 1],
  ['where nothing but noise is left', 1e15, 1],
  ['where squares underflow', 0, 2 ** -540],
  ['where all numbers are the smallest', 0, 2 ** -1060],
  ['where squares are the largest that it takes', 0, 2 ** 498],
])('reaches err by less than their bound %s', (_, offset, scale) => {
  const random = new Random(2, 4, 6, 8);
  for (let round = 0; round < 300; round++) {
    const place = [0, 1, 2].map(() => third(3 * scale * (random.unit() - 0.5 + offset)));
    const x = Float64Array.from([0, 1, 2, 3], (k) =>
      k < 3 ? scale * (2 * random.unit() - 1 + offset) : scale * random.unit(),
    );
    const squared = place.map((c, k) => square(subtract(fromNumber(x[k]!), c))).reduce(add);
    const truth = surd.fromParts(fromNumber(x[3]!), ONE, squared);
    const reach = new BallReach(x);
    const [a, b, c] = place.map(nearest) as [number, number, number];
    const error = surd.subtract(truth, surd.fromNumber(reach.from([a, b, c], 0)));
    expect(surd.compareRational(surd.abs(error), fromNumber(reach.bound / 2))).toBe(-1);
    expect(compare(fromNumber(reach.bound), fromNumber(2 ** -40 * (offset + 2) * scale + 2 ** -499))).toBe(
      -1,
    );
  }
});

it('has a bound that follows from the operations', () => {
  // In units of u M, as the derivation has them; sizes in M.
  const place = 1;
  const difference = place + 2 + 0.1;
  const vector = Math.sqrt(3) * difference;
  const size = 3.5;
  const computed = vector + 3 * size;
  const reach = computed + (size + 1);
  const compared = reach + 5 + 8;
  const { bound } = new BallReach(new Float64Array([1, 0, 0, 0]));
  expect(compared).toBeLessThan(40);
  expect(compared).toBeLessThan(bound / 2 ** -53);
  // Three squares that underflow, in a root: less than 2^-536.
  expect(Math.sqrt(4 * Number.MIN_VALUE)).toBeLessThanOrEqual(2 ** -536);
  expect(new BallReach(new Float64Array(4)).bound).toBeGreaterThan(2 ** -536);
});

it('proves nothing where squares may overflow', () => {
  expect(new BallReach(new Float64Array([1e200, 0, 0, 1])).bound).toBe(Infinity);
});
