import { requireLinear3 } from '../../core/arguments/index.js';
import type { Ray, Segment } from '../../core/shapes.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { firstOf } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { solidTreeFrom } from './load-tree.js';
import { hitOf, type TreeHit } from './tree-hit.js';

/**
 * The first point of a segment or a ray in the closed solid of a tree; null if there is none. Touching counts, and so
 * does starting inside: the hit is then the start, its location `inside`. Space behind the hit is not looked at.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.2.
 *
 * @throws RangeError if a direction is zero, a number is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: -5 }, { normal: [-1, 0, 0], constant: 4 }]]);
 * const hit = firstTreeHit({ origin: [0, 0, 0], direction: [3, 1, 0] }, tree);
 * hit.parameter.toNumber(); // 4 / 3
 * hit.location; // 'boundary'
 * tree.planes[hit.planes[0]].constant; // 4
 */
export function firstTreeHit(linear: Segment | Ray, tree: SolidLeafTree): TreeHit | null {
  requireLinear3('firstTreeHit', 'linear', linear);
  const first = firstOf(solidTreeFrom('firstTreeHit', 'tree', tree), carrierOf(linear));
  return first === null ? null : hitOf(first);
}
