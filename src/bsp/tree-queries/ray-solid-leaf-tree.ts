import { requireRay3 } from '../../core/arguments/index.js';
import type { Ray } from '../../core/shapes.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { allStretches, meetsSolid } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { solidTreeFrom } from './load-tree.js';
import { hitsOf, type TreeStretches } from './tree-hit.js';

/**
 * Where is a ray in the closed solid of a tree, as `segmentSolidLeafTree` says it; the last stretch of a ray that never
 * leaves the solid has no exit.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * const { relation, stretches } = raySolidLeafTree({ origin: [0, 0, 3], direction: [1, 0, -2] }, tree);
 * relation; // 'overlapping'
 * stretches[0].entry.parameter.toNumber(); // 1.5
 * stretches[0].exit; // null
 */
export function raySolidLeafTree(ray: Ray, tree: SolidLeafTree): TreeStretches {
  const where = 'raySolidLeafTree';
  requireRay3(where, 'ray', ray);
  return hitsOf(allStretches(solidTreeFrom(where, 'tree', tree), carrierOf(ray)));
}

/**
 * Does a ray meet the closed solid of a tree? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * rayIntersectsSolidLeafTree({ origin: [0, 0, 1], direction: [1, 0, 0] }, tree); // false
 */
export function rayIntersectsSolidLeafTree(ray: Ray, tree: SolidLeafTree): boolean {
  const where = 'rayIntersectsSolidLeafTree';
  requireRay3(where, 'ray', ray);
  return meetsSolid(solidTreeFrom(where, 'tree', tree), carrierOf(ray));
}
