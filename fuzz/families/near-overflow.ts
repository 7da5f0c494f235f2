import { scaleByPowerOfTwo, stepUlps } from '../../src/oracle/cases/doubles.js';
import { relations } from '../relations/index.js';
import { always, type Family } from './family.js';
import { scaleConfiguration } from './transforms.js';

/** Coordinates at the top of the range, where even a difference overflows. */
export const nearOverflow: Family = {
  name: 'near-overflow',
  summary: 'coordinates up to 1.8e308, where products and even differences overflow',
  applies: always,
  zeroShare: 0.1,
  fill(random, signature, out) {
    const bits = random.between(8, 52);
    if (random.oneIn(3)) {
      for (let i = 0; i < signature.arity; i++) {
        out[i] = random.oneIn(3)
          ? random.sign() * stepUlps(Number.MAX_VALUE, -random.below(4))
          : scaleByPowerOfTwo(2 * random.unit() - 1, 1023 - random.below(8));
      }
      return;
    }
    relations[signature.relation].plant(random, signature, out, bits);
    const k = 1023 - bits - (random.oneIn(2) ? 0 : random.below(400));
    // A plane's constant has the size of normal times point: the normal has to be small for it to be finite.
    const m = signature.kind === 'plane' ? -2 * bits - random.below(400) : k;
    if (signature.kind === 'weighted') {
      for (let i = 0; i < signature.points; i++) out[i * signature.stride + signature.dimension] = 0;
    }
    scaleConfiguration(signature, out, k, m);
  },
};
