import { always, type Family } from './family.js';

/** The corners of the number system; each may come with either sign. */
const VALUES = [
  0,
  0,
  0,
  1,
  1,
  2,
  3,
  0.5,
  0.1,
  Number.MIN_VALUE,
  2 * Number.MIN_VALUE,
  2.2250738585072014e-308, // the smallest normal double
  2.225073858507201e-308, // the largest subnormal one
  1.4916681462400413e-154, // 2^-511: squares are at the edge of underflow
  Number.EPSILON,
  1 + Number.EPSILON,
  1 - Number.EPSILON / 2,
  9007199254740991, // 2^53 - 1
  1.3407807929942597e154, // 2^512 · (1 - 2^-53): squares are at the edge of overflow
  8.98846567431158e307, // 2^1023: differences overflow
  Number.MAX_VALUE,
];

/** Sparse arguments out of the numbers at which something changes: zeros of both signs, the ends of the ranges. */
export const specialValues: Family = {
  name: 'special-values',
  summary: 'zeros of both signs, 1, the smallest and largest doubles and the edges between',
  applies: always,
  zeroShare: 0.01,
  fill(random, signature, out) {
    // A few distinct values per configuration make coincidences likely.
    const count = 1 + random.below(6);
    const start = random.below(VALUES.length);
    const step = 1 + random.below(VALUES.length - 1);
    for (let i = 0; i < signature.arity; i++) {
      const zero = random.oneIn(3);
      const value = zero ? 0 : VALUES[(start + step * random.below(count)) % VALUES.length]!;
      out[i] = random.sign() * value;
    }
  },
};
