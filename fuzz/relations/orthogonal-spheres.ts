import { plantCospherical, spreadCospherical } from './circular.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/**
 * Weighted points that are all orthogonal to one sphere with centre q and squared radius R: |x - q|² - w = R for each
 * of them. Coordinates below 2^24 keep the weight below 2^53; the whole is then moved by an offset, which the test
 * does not see. Every third one has equal weights instead, where the test is that of the unweighted points.
 */
export const plantOrthogonalSpheres: Plant = (random, signature, out, bits) => {
  if (random.oneIn(3)) {
    plantCospherical(random, signature, out, bits);
    setWeights(signature.points, signature.stride, out, random.oneIn(2) ? 0 : random.integer(bits));
    return;
  }
  const partBits = Math.min(23, bits - 1);
  const squaredRadius = random.integer(Math.min(51, 2 * partBits));
  const q = [random.integer(partBits), random.integer(partBits), random.integer(partBits)];
  const offset = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  for (let i = 0; i < signature.points; i++) {
    let weight = -squaredRadius;
    for (let j = 0; j < signature.dimension; j++) {
      const x = random.integer(partBits);
      weight += (x - q[j]!) * (x - q[j]!);
      out[i * signature.stride + j] = x + offset[j]!;
    }
    out[i * signature.stride + signature.dimension] = weight;
  }
};

function setWeights(points: number, stride: number, out: Float64Array, weight: number): void {
  for (let i = 0; i < points; i++) out[i * stride + stride - 1] = weight;
}

/** Points of one sphere with differences that are not doubles, all with one 53-bit weight; or all but two at 0. */
export const spreadOrthogonalSpheres: Spread = (random, signature, out) => {
  spreadCospherical(random, signature, out);
  setWeights(signature.points, signature.stride, out, fullMantissa(random));
  if (random.oneIn(4)) {
    for (let i = 2; i < signature.points; i++) setPoint(signature, out, i, 0, 0, 0);
  }
};
