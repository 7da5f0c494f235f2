import type { Random } from '../../src/oracle/cases/random.js';
import { always, type Family } from './family.js';

const DIVISORS = [1, 2, 10, 100, 1000];

/** A number as a CAD user types it: some digits, some of them behind the point. */
function decimal(random: Random): number {
  return random.between(-100_000, 100_000) / DIVISORS[random.below(DIVISORS.length)]!;
}

/** For each axis the two or three coordinates that all points share. */
const pool = new Float64Array(9);

/** Corners of boxes and rectangles, faces at one height: each axis has two or three decimals and no others. */
export const axisAlignedDecimals: Family = {
  name: 'axis-aligned-decimals',
  summary: 'corners of boxes: two or three decimal coordinates per axis, shared by all points',
  applies: always,
  zeroShare: 0.01,
  fill(random, signature, out) {
    const choices = random.between(2, 3);
    for (let i = 0; i < 9; i++) pool[i] = decimal(random);
    const { kind, dimension, first, stride, points } = signature;
    if (kind === 'mixed')
      for (let i = 0; i < signature.arity; i++) out[i] = random.oneIn(2) ? 0 : decimal(random);
    for (let i = 0; i < first; i++) out[i] = 0;
    for (let i = 0; i < points; i++) {
      for (let j = 0; j < dimension; j++) out[first + i * stride + j] = pool[3 * j + random.below(choices)]!;
      if (kind === 'weighted') out[first + i * stride + dimension] = random.oneIn(2) ? 0 : decimal(random);
    }
    if (kind !== 'plane' && kind !== 'direction') return;
    // An axis as the direction or the normal, and a plane through one of the shared coordinates.
    const axis = random.below(dimension);
    const length = random.oneIn(2) ? 1 : decimal(random);
    out[axis] = random.sign() * length;
    if (kind === 'plane') out[3] = -out[axis]! * pool[3 * axis + random.below(choices)]!;
    if (signature.distance >= 0) out[signature.distance] = random.oneIn(2) ? 0 : decimal(random);
  },
};
