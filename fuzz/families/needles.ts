import { powerOfTwo, stepUlps } from '../../src/oracle/cases/doubles.js';
import { setPoint } from '../relations/relation.js';
import { always, type Family } from './family.js';

/**
 * Needles and slivers: all points on a segment up to a thickness that is tiny, one ulp, or nothing; and the
 * lengths along it differ by powers of two up to 2^60, down to zero.
 */
export const needles: Family = {
  name: 'needles',
  summary: 'slivers and segments of (nearly) no length or thickness',
  applies: always,
  zeroShare: 0,
  fill(random, signature, out) {
    for (let i = 0; i < signature.arity; i++) out[i] = 2 * random.unit() - 1;
    const start = [random.unit(), random.unit(), random.unit()];
    const along = [random.unit() - 0.5, random.unit() - 0.5, random.unit() - 0.5];
    const thickness = random.oneIn(3) ? 0 : powerOfTwo(-random.between(10, 70));
    for (let i = 0; i < signature.points; i++) {
      const t = random.oneIn(5) ? 0 : powerOfTwo(-random.below(60)) * random.unit();
      const at = [0, 1, 2].map((j) => start[j]! + t * along[j]! + thickness * (random.unit() - 0.5));
      setPoint(signature, out, i, at[0]!, at[1]!, at[2]!);
    }
    if (random.oneIn(2)) {
      const nudged = random.below(signature.arity);
      out[nudged] = stepUlps(out[nudged]!, random.between(-2, 2));
    }
  },
};
