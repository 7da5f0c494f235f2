import { always, type Family } from './family.js';
import { plantNearOne } from './transforms.js';

/** Exactly degenerate, and nothing about the numbers shows it: all 52 bits of each coordinate are in use. */
export const fullMantissa: Family = {
  name: 'full-mantissa',
  summary: 'exactly zero by construction, coordinates with full mantissas',
  applies: always,
  zeroShare: 0.99,
  fill(random, signature, out) {
    plantNearOne(random, signature, out, random.oneIn(4) ? random.between(24, 52) : 52);
  },
};
