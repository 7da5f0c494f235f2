import type { Signature } from '../../src/oracle/questions/signature.js';
import { axisAlignedDecimals } from './axis-aligned-decimals.js';
import type { Family } from './family.js';
import { fullMantissa } from './full-mantissa.js';
import { integerLattice } from './integer-lattice.js';
import { copyPoint } from './transforms.js';
import { uniform } from './uniform.js';

const BASES = [uniform, integerLattice, fullMantissa, axisAlignedDecimals];

/** Neighbouring triangles share their vertices, and triangles that are points have only one. */
export const sharedVertices: Family = {
  name: 'shared-vertices',
  summary: 'some points equal to others, up to all of them',
  applies: (signature: Signature) => signature.points > 1,
  zeroShare: 0.15,
  fill(random, signature, out) {
    BASES[random.below(BASES.length)]!.fill(random, signature, out);
    const copies = 1 + random.below(signature.points);
    for (let i = 0; i < copies; i++) {
      copyPoint(signature, out, random.below(signature.points), random.below(signature.points));
    }
  },
};
