import type { Signature } from '../../src/oracle/questions/signature.js';
import { setPoint } from '../relations/relation.js';
import type { Family } from './family.js';

/**
 * Edges that are equal or parallel: from a corner and three integer vectors, points whose differences repeat. Boxes
 * with skew axes, parallelograms, prisms; 50 bits keep every sum of four exact.
 */
export const sharedEdges: Family = {
  name: 'shared-edges',
  summary: 'corners of a parallelepiped: equal and parallel edges, opposite faces',
  applies: (signature: Signature) => signature.points > 2 && signature.kind !== 'mixed',
  zeroShare: 0.05,
  fill(random, signature, out) {
    const bits = random.oneIn(2) ? 4 : 50;
    const unit = random.oneIn(2) ? 1 : 0.0009765625;
    const [ax, ay, az] = [random.integer(bits), random.integer(bits), random.integer(bits)];
    const [ux, uy, uz] = [random.integer(bits), random.integer(bits), random.integer(bits)];
    // Half of the time v is u turned by a quarter: rectangles, which have a circle and right angles.
    const square = random.oneIn(2);
    const [vx, vy, vz] = square
      ? [-uy, ux, 0]
      : [random.integer(bits), random.integer(bits), random.integer(bits)];
    const [wx, wy, wz] = [random.integer(bits), random.integer(bits), random.integer(bits)];
    for (let i = 0; i < signature.points; i++) {
      const [k, l] = [random.below(2), random.below(2)];
      const m = signature.dimension === 3 ? random.below(2) : 0;
      const x = (ax + k * ux + l * vx + m * wx) * unit;
      const y = (ay + k * uy + l * vy + m * wy) * unit;
      setPoint(signature, out, i, x, y, (az + k * uz + l * vz + m * wz) * unit);
      if (signature.kind === 'weighted')
        out[i * signature.stride + signature.dimension] = random.below(2) * unit;
    }
  },
};
