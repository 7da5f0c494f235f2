import { reject } from '../core/errors.js';
import { requireBoxes } from './boxes.js';
import { mortonTree } from './bvh-morton.js';
import { sahTree } from './bvh-sah.js';
import { mortonOrder } from './morton-order.js';

/** How a tree is built: by the surface area heuristic, or in the order of Morton codes. */
export type BvhBuild = 'sah' | 'morton';

/**
 * A bounding volume hierarchy over boxes, in typed arrays that can be stored, sent and shared.
 *
 * Node 0 is the root. Siblings stand next to each other, behind their parent: the children of inner node k are `links[k]` and
 * `links[k] + 1`. A leaf has `counts[k]` boxes, those at the places `links[k]` and following of `order`. Places, not numbers of
 * boxes, are next to each other in memory: `boxes` is in the order of places.
 */
export interface Bvh {
  /** Six numbers for each node: the smallest box around everything below, exactly. */
  readonly bounds: Float64Array;
  /** The first child of an inner node, the first place of a leaf. */
  readonly links: Uint32Array;
  /** How many boxes a leaf has; 0 for an inner node. */
  readonly counts: Uint8Array;
  /** The number of the box at each place. */
  readonly order: Uint32Array;
  /** Six numbers for each place: the box there. */
  readonly boxes: Float64Array;
}

/**
 * Builds a bounding volume hierarchy over closed boxes. Minima and maxima round nothing: the box of a node is exactly
 * the smallest around what is below it.
 *
 * `sah` splits where the surface area heuristic over 16 bins says: queries are faster. `morton` splits where the codes
 * of the centres differ first: the build is two to three times faster.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.2-6.3; Wald 2007, "On fast Construction of SAH-based Bounding Volume
 * Hierarchies"; Lauterbach et al. 2009, "Fast BVH Construction on GPUs".
 *
 * @param boxes six numbers for each box: minX, minY, minZ, maxX, maxY, maxZ
 * @throws RangeError naming the box, if a number is not finite or min > max; or for a build that does not exist
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1]));
 * Array.from(bvh.bounds); // [0, 0, 0, 3, 1, 1]
 */
export function buildBvh(boxes: Float64Array, { build = 'sah' }: { build?: BvhBuild } = {}): Bvh {
  if (build !== 'sah' && build !== 'morton') reject('buildBvh', 'build', "'sah' or 'morton'", build);
  requireBoxes('buildBvh', boxes);
  return build === 'sah' ? sahTree(boxes, mortonOrder(boxes)) : mortonTree(boxes, mortonOrder(boxes));
}
