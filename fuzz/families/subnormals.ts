import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import { relations } from '../relations/index.js';
import { always, type Family } from './family.js';
import { scaleConfiguration } from './transforms.js';

/** Small integers times 2^-1074 and a little above: every product of two of them underflows to nothing. */
export const subnormals: Family = {
  name: 'subnormals',
  summary: 'subnormal coordinates, degenerate or random integers times 2^-1074 to 2^-1022',
  applies: always,
  zeroShare: 0.12,
  fill(random, signature, out) {
    const bits = random.between(8, 44);
    const k = -1074 + (random.oneIn(2) ? 0 : random.below(53));
    if (random.oneIn(3)) {
      for (let i = 0; i < signature.arity; i++) out[i] = scaleByPowerOfTwo(random.integer(bits), k);
      return;
    }
    relations[signature.relation].plant(random, signature, out, bits);
    if (signature.kind === 'weighted') {
      // A weight is a square of lengths; where the lengths are subnormal only equal weights keep a meaning.
      const weight = scaleByPowerOfTwo(random.below(3), k);
      for (let i = 0; i < signature.points; i++) out[i * signature.stride + signature.dimension] = 0;
      scaleConfiguration(signature, out, k, k);
      if (random.oneIn(2))
        out[random.below(signature.points) * signature.stride + signature.dimension] = weight;
      return;
    }
    // A normal of ordinary size keeps a plane's constant representable; a subnormal one often loses it.
    scaleConfiguration(signature, out, k, random.oneIn(3) ? k : 0);
  },
};
