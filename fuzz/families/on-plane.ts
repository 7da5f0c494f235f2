import { plantOnPlane } from '../relations/planes.js';
import type { Family } from './family.js';
import { scaleConfiguration } from './transforms.js';

/** A point in the plane itself: the middle of a slab of any thickness, none included. */
export const onPlane: Family = {
  name: 'on-plane',
  summary: 'the point exactly on the plane, with a distance of zero or any other',
  applies: (signature) => signature.kind === 'plane',
  zeroShare: 0.2,
  fill(random, signature, out) {
    plantOnPlane(random, signature, out, 48);
    if (signature.distance >= 0) out[signature.distance] = random.oneIn(2) ? 0 : random.unit();
    scaleConfiguration(signature, out, random.between(-40, 40), random.between(-40, 40));
  },
};
