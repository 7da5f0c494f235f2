import { axisAlignedDecimals } from './axis-aligned-decimals.js';
import { always, type Family } from './family.js';
import { inexactDifferences } from './inexact-differences.js';
import { integerLattice } from './integer-lattice.js';
import { rotatedLattice } from './rotated-lattice.js';
import { plantNearOne, walkUlps } from './transforms.js';

const BASES = [axisAlignedDecimals, inexactDifferences, integerLattice, rotatedLattice];

/** The neighbours of zero: a degenerate configuration with each coordinate up to three ulps away. */
export const ulpWalk: Family = {
  name: 'ulp-walk',
  summary: 'exactly degenerate, then every coordinate moved by 0 to 3 ulps',
  applies: always,
  zeroShare: 0.001,
  fill(random, signature, out) {
    if (random.oneIn(2)) plantNearOne(random, signature, out, 52);
    else BASES[random.below(BASES.length)]!.fill(random, signature, out);
    walkUlps(random, signature, out, random.between(1, 3));
  },
};
