import { relations } from '../relations/index.js';
import { always, type Family } from './family.js';

/** Exactly degenerate with exponents far apart: no difference of coordinates is a double. The slowest case there is. */
export const inexactDifferences: Family = {
  name: 'inexact-differences',
  summary: 'exactly zero, 53-bit coordinates at spread exponents, differences not doubles',
  applies: always,
  zeroShare: 0.99,
  fill(random, signature, out) {
    relations[signature.relation].spread(random, signature, out);
  },
};
