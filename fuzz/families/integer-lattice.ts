import { always, type Family } from './family.js';

/** The sides of the lattices, small ones first: there the exact zeros are. */
const SIDES = [2, 3, 4, 8, 16, 100, 1000];

/** Integer coordinates, the bread of CAD and of voxel engines: exact zeros come by themselves. */
export const integerLattice: Family = {
  name: 'integer-lattice',
  summary: 'integers from a small lattice, about the origin or beside it',
  applies: always,
  zeroShare: 0.02,
  fill(random, signature, out) {
    const side = SIDES[random.below(SIDES.length)]!;
    const low = random.oneIn(2) ? 0 : -(side >> 1);
    for (let i = 0; i < signature.arity; i++) out[i] = low + random.below(side);
  },
};
