import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { decimal, fullMantissa, type Generators } from './input-class.js';

/** Three different integers in [low, high]. */
function threeDifferent(random: Random, low: number, high: number): [number, number, number] {
  for (;;) {
    const k: [number, number, number] = [
      random.between(low, high),
      random.between(low, high),
      random.between(low, high),
    ];
    if (k[0] !== k[1] && k[1] !== k[2] && k[2] !== k[0]) return k;
  }
}

export const orient2dInputs: Generators = {
  /** A + k D with |A| < 2^51, |k D| < 2^50 in units of 2^-52: every sum and difference is an exact double. */
  c(random, out, at) {
    const ks = threeDifferent(random, -2047, 2047);
    for (let axis = 0; axis < 2; axis++) {
      const start = random.integer(51);
      const step = random.integer(39);
      for (const [p, k] of ks.entries()) out[at + 2 * p + axis] = scaleByPowerOfTwo(start + k * step, -52);
    }
  },

  d(random, out, at) {
    for (;;) {
      const [ax, ay, bx, by, cx, cy] = Array.from({ length: 6 }, () => random.below(16)) as Six;
      if ((ax - cx) * (by - cy) !== (ay - cy) * (bx - cx)) continue;
      if ((ax === bx && ay === by) || (bx === cx && by === cy) || (cx === ax && cy === ay)) continue;
      out.set([ax, ay, bx, by, cx, cy], at);
      return;
    }
  },

  /** Three points on a line parallel to an axis. */
  e(random, out, at, i) {
    const shared = decimal(random, 100);
    for (let p = 0; p < 3; p++) {
      out[at + 2 * p + (i % 2)] = shared;
      out[at + 2 * p + 1 - (i % 2)] = decimal(random, 100);
    }
  },

  /** Multiples of one point by different powers of two, on a line through the origin. */
  f(random, out, at) {
    const x = fullMantissa(random);
    const y = fullMantissa(random);
    for (const [p, e] of threeDifferent(random, -12, 12).entries()) {
      out[at + 2 * p] = scaleByPowerOfTwo(x, e);
      out[at + 2 * p + 1] = scaleByPowerOfTwo(y, e);
    }
  },
};

type Six = [number, number, number, number, number, number];
