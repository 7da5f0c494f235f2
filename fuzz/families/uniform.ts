import { always, type Family } from './family.js';

/** Random doubles: where floating-point filters are right, and nearly all time is spent in practice. */
export const uniform: Family = {
  name: 'uniform',
  summary: 'every argument uniform in [-1, 1), 53 random bits',
  applies: always,
  zeroShare: 0,
  fill(random, signature, out) {
    for (let i = 0; i < signature.arity; i++) out[i] = 2 * random.unit() - 1;
  },
};
