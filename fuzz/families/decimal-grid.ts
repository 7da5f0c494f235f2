import { always, type Family } from './family.js';

const DIVISORS = [10, 10, 100, 1000, 3, 7];
const SIDES = [4, 10, 100];

/** Points of a 0.1 grid: in decimals they are degenerate, in doubles some are and some only nearly. */
export const decimalGrid: Family = {
  name: 'decimal-grid',
  summary: 'points of a grid of width 0.1, 0.01, 0.001, 1/3 or 1/7, each rounded to a double',
  applies: always,
  zeroShare: 0.005,
  fill(random, signature, out) {
    const divisor = DIVISORS[random.below(DIVISORS.length)]!;
    const side = SIDES[random.below(SIDES.length)]!;
    const low = random.oneIn(2) ? 0 : random.between(-1000, 1000);
    for (let i = 0; i < signature.arity; i++) out[i] = (low + random.below(side)) / divisor;
    // The constant as a program would compute it from a point of the plane: rounded.
    if (signature.kind === 'plane') out[3] = -(out[0]! * out[4]! + out[1]! * out[5]! + out[2]! * out[6]!);
  },
};
