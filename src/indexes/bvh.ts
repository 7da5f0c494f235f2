import { requireFlatBoxes, requireOneOf, requireOptions } from '../core/arguments/index.js';
import { mortonTree } from './bvh-morton.js';
import { sahTree } from './bvh-sah.js';
import type { Bvh } from './bvh-tree.js';
import { mortonOrder } from './morton-order.js';

/** How a tree is built: by the surface area heuristic, or in the order of Morton codes. */
export type BvhBuild = 'sah' | 'morton';

/**
 * Builds a bounding volume hierarchy over closed boxes. Minima and maxima round nothing: the box of a node is exactly
 * the smallest around what is below it.
 *
 * `sah` splits where the surface area heuristic over 16 bins says: queries are faster. `morton` splits where the codes
 * of the centres differ first: the build takes about two thirds of the time.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.2-6.3; Wald 2007, "On fast Construction of SAH-based Bounding
 * Volume Hierarchies"; Lauterbach et al. 2009, "Fast BVH Construction on GPUs".
 *
 * @param boxes six numbers for each box: minX, minY, minZ, maxX, maxY, maxZ
 * @throws RangeError naming the box, if a number is not finite or min > max; or for a build that does not exist
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1]));
 * Array.from(bvh.bounds); // [0, 0, 0, 3, 1, 1]
 */
export function buildBvh(boxes: Float64Array, options: { build?: BvhBuild } = {}): Bvh {
  requireOptions('buildBvh', 'options', options, 'build');
  const { build = 'sah' } = options;
  requireBuild('buildBvh', build);
  requireFlatBoxes('buildBvh', 'boxes', boxes);
  return treeOver(boxes, build);
}

/** Checks the name of a build. */
export function requireBuild(where: string, build: BvhBuild): void {
  requireOneOf(where, 'options.build', build, ['sah', 'morton']);
}

/** {@link buildBvh} for boxes that are known to be sound. */
export function treeOver(boxes: Float64Array, build: BvhBuild): Bvh {
  return build === 'sah' ? sahTree(boxes, mortonOrder(boxes)) : mortonTree(boxes, mortonOrder(boxes));
}
