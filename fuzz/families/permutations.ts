import { axisAlignedDecimals } from './axis-aligned-decimals.js';
import { type Family, unlessMixed } from './family.js';
import { fullMantissa } from './full-mantissa.js';
import { inexactDifferences } from './inexact-differences.js';
import { integerLattice } from './integer-lattice.js';
import { mixedMagnitudes } from './mixed-magnitudes.js';
import { nearOverflow } from './near-overflow.js';
import { rotatedLattice } from './rotated-lattice.js';
import { sharedVertices } from './shared-vertices.js';
import { subnormals } from './subnormals.js';
import { mirrorAxis, swapAxes, swapPoints } from './transforms.js';
import { ulpWalk } from './ulp-walk.js';
import { wideExponents } from './wide-exponents.js';

const BASES: readonly Family[] = [
  axisAlignedDecimals,
  fullMantissa,
  inexactDifferences,
  integerLattice,
  mixedMagnitudes,
  nearOverflow,
  rotatedLattice,
  sharedVertices,
  subnormals,
  ulpWalk,
  wideExponents,
];

/** Any other family with its points in another order, its axes exchanged and mirrored. */
export const permutations: Family = {
  name: 'permutations',
  summary: 'the other families with points permuted, axes exchanged and mirrored',
  applies: unlessMixed,
  zeroShare: 0.1,
  fill(random, signature, out) {
    const { dimension, points } = signature;
    BASES[random.below(BASES.length)]!.fill(random, signature, out);
    for (let i = points - 1; i > 0; i--) swapPoints(signature, out, i, random.below(i + 1));
    for (let j = dimension - 1; j > 0; j--) swapAxes(signature, out, j, random.below(j + 1));
    for (let j = 0; j < dimension; j++) if (random.oneIn(2)) mirrorAxis(signature, out, j);
  },
};
