import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import { decimal, type Generators } from './input-class.js';

export const orient3dInputs: Generators = {
  /** A + k D + l E with |A| < 2^51, |k D|, |l E| < 2^49 in units of 2^-52: sums and differences are exact. */
  c(random, out, at) {
    const k = [0, 1, 2, 3].map(() => random.between(-1023, 1023));
    const l = [0, 1, 2, 3].map(() => random.between(-1023, 1023));
    for (let axis = 0; axis < 3; axis++) {
      const start = random.integer(51);
      const [u, v] = [random.integer(39), random.integer(39)];
      for (let p = 0; p < 4; p++) {
        out[at + 3 * p + axis] = scaleByPowerOfTwo(start + k[p]! * u + l[p]! * v, -52);
      }
    }
  },

  d(random, out, at) {
    for (;;) {
      for (let j = 0; j < 12; j++) out[at + j] = random.below(16);
      const [nx, ny, nz] = smallCross(out, at);
      if (nx === 0 && ny === 0 && nz === 0) continue;
      const [x, y, z] = [out[at + 9]!, out[at + 10]!, out[at + 11]!];
      if (nx * (x - out[at]!) + ny * (y - out[at + 1]!) + nz * (z - out[at + 2]!) === 0) return;
    }
  },

  /** Four points in a plane parallel to two axes. */
  e(random, out, at, i) {
    const shared = decimal(random, 100);
    for (let j = 0; j < 12; j++) out[at + j] = j % 3 === i % 3 ? shared : decimal(random, 100);
  },

  /** u, v, u + v, u - v, each multiplied by a power of two: in a plane through the origin. */
  f(random, out, at) {
    const scales = [0, 1, 2, 3].map(() => random.between(-12, 12) - 52);
    for (let axis = 0; axis < 3; axis++) {
      // Below 2^52, so that sum and difference are exact.
      const [u, v] = [random.integer(52), random.integer(52)];
      for (const [p, x] of [u, v, u + v, u - v].entries()) {
        out[at + 3 * p + axis] = scaleByPowerOfTwo(x, scales[p]!);
      }
    }
  },
};

/** (b - a) x (c - a) of the first three points, exact for small integers. */
export function smallCross(p: Float64Array, at: number): [number, number, number] {
  const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
  const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}
