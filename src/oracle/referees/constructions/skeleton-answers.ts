/** What is true of all straight skeletons of a polygon, and how one is read. */

import { readSkeleton } from '../../answers/construction.js';
import { fractionText } from '../../answers/numbers.js';
import {
  skeletonLattice,
  skeletonRings,
  skeletonWeights,
} from '../../cases/constructions/skeleton-polygons.js';
import { isConvexRing, latticeArea } from './plain-polygons.js';
import { skeletonFault } from './straight-skeleton.js';

/** What the polygon is, how many vertices it has, and twice its area on the lattice. */
export function skeletonReferee(v: Float64Array): string {
  const rings = skeletonLattice(v);
  const kind = rings.length > 1 ? 'holed' : isConvexRing(rings[0]!) ? 'convex' : 'reflex';
  return `${kind} ${rings.flat().length} ${fractionText(latticeArea(rings), 1n)}`;
}

/** What is wrong with a skeleton; `undefined` if nothing is. */
export function checkSkeleton(v: Float64Array, said: string): string | undefined {
  if (said === 'null') return 'there is a skeleton';
  return skeletonFault(skeletonRings(v), readSkeleton(said));
}

/** The same for one with weights. */
export function checkWeightedSkeleton(v: Float64Array, said: string): string | undefined {
  if (said === 'null') return 'there is a skeleton';
  return skeletonFault(skeletonRings(v), readSkeleton(said), skeletonWeights(v));
}
