import type { Random } from '../../src/oracle/cases/random.js';
import type { Signature } from '../../src/oracle/questions/signature.js';
import { relations } from '../relations/index.js';
import { always, type Family } from './family.js';
import { scaleConfiguration } from './transforms.js';

/** The range of exponents k for integers of `bits` bits that leaves the points finite and at least partly there. */
function drawExponent(random: Random, signature: Signature, bits: number): number {
  // Weights are squares: inside half of the range they keep the relation exactly; beyond it they saturate.
  const half = signature.kind === 'weighted' && !random.oneIn(4);
  const low = half ? -537 : -1074;
  const high = half ? 511 - bits : 1023 - bits;
  return random.between(low, high);
}

/** A degenerate configuration scaled by a power of two from the whole range of doubles, subnormals included. */
export const wideExponents: Family = {
  name: 'wide-exponents',
  summary: 'exactly degenerate, the whole scaled by 2^k for k from -1074 to the top',
  applies: always,
  zeroShare: 0.25,
  fill(random, signature, out) {
    const bits = random.between(8, 52);
    relations[signature.relation].plant(random, signature, out, bits);
    const k = drawExponent(random, signature, bits);
    const m = signature.kind === 'points' ? 0 : drawExponent(random, signature, bits);
    // The plane's constant has the exponent k + m, and has to stay a double: often the two are opposite.
    scaleConfiguration(signature, out, k, signature.kind === 'plane' && !random.oneIn(4) ? -k - bits : m);
    if (random.oneIn(4)) out[random.below(signature.arity)] = random.unit();
  },
};
