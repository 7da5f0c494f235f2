import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import type { Signature } from '../../src/oracle/questions/signature.js';
import { relations } from '../relations/index.js';
import { always, type Family } from './family.js';

/** How far apart the exponents are: the whole range, and nearer, where a proof of a window has its edges. */
const REACHES = [40, 120, 300, 1022];

function drawReach(random: Random): number {
  return REACHES[random.below(REACHES.length)]!;
}

/** One exponent per axis, such as 2^-500 beside 2^400. Affine relations (on a line, on a plane) stay exact. */
function scaleAxes(random: Random, signature: Signature, out: Float64Array): void {
  const { kind, dimension, first, stride, points } = signature;
  relations[signature.relation].plant(random, signature, out, random.between(8, 52));
  const reach = drawReach(random);
  for (let j = 0; j < dimension; j++) {
    const k = random.between(-reach, reach - 62);
    for (let i = 0; i < points; i++) {
      out[first + i * stride + j] = scaleByPowerOfTwo(out[first + i * stride + j]!, k);
    }
    // The opposite scale on the normal or the direction leaves its product with the points as it was.
    if (kind === 'plane' || kind === 'direction') out[j] = scaleByPowerOfTwo(out[j]!, -k);
  }
}

/** One exponent per point, so that one of them is lost beside another in any difference. */
function scalePoints(random: Random, signature: Signature, out: Float64Array): void {
  const { dimension, first, stride, points } = signature;
  relations[signature.relation].spread(random, signature, out);
  const reach = drawReach(random) - 30;
  for (let i = 0; i < points; i++) {
    const k = random.between(-reach, reach);
    for (let j = 0; j < dimension; j++) {
      out[first + i * stride + j] = scaleByPowerOfTwo(out[first + i * stride + j]!, k);
    }
  }
}

/** Each argument its own exponent, out of the whole range or out of two values. */
function scatter(random: Random, signature: Signature, out: Float64Array): void {
  const two = random.oneIn(2);
  const reach = drawReach(random);
  const one = random.between(-reach - 52, reach);
  const other = random.between(-reach - 52, reach);
  for (let i = 0; i < signature.arity; i++) {
    const k = two ? (random.oneIn(2) ? one : other) : random.between(-reach - 52, reach);
    out[i] = scaleByPowerOfTwo(random.oneIn(3) ? random.between(-4, 4) : 2 * random.unit() - 1, k);
  }
}

/** Numbers of very different size in one configuration. */
export const mixedMagnitudes: Family = {
  name: 'mixed-magnitudes',
  summary: 'powers of two per axis, per point or per coordinate, up to the whole range apart',
  applies: always,
  zeroShare: 0,
  fill(random, signature, out) {
    const way = random.below(3);
    if (way === 0) scaleAxes(random, signature, out);
    else if (way === 1) scalePoints(random, signature, out);
    else scatter(random, signature, out);
  },
};
