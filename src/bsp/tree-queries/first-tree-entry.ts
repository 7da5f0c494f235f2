import { requireLinear3 } from '../../core/arguments/index.js';
import type { Ray, Segment } from '../../core/shapes.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { allStretches } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { solidTreeFrom } from './load-tree.js';
import { hitOf, type TreeHit } from './tree-hit.js';

/**
 * Where a segment or a ray first goes into the open solid of a tree: the point from which on it is inside for a while;
 * null if it never is. What it touches, slides along or only passes between leaves does not count; a segment that
 * starts inside goes in at its start. A point that moves by `direction` from time 0 on is a ray, whose parameter is the
 * time.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.2.
 *
 * @throws RangeError if a direction is zero, a number is not finite, or naming the part of the tree that is wrong
 * @example
 * const floor = [{ normal: [0, 0, 1], constant: 0 }];
 * const wall = [{ normal: [-1, 0, 0], constant: 4 }];
 * const tree = buildBrushTree([floor, wall]);
 * firstTreeHit({ origin: [0, 0, 0], direction: [8, 0, 0] }, tree).parameter.toNumber(); // 0
 * const entry = firstTreeEntry({ origin: [0, 0, 0], direction: [8, 0, 0] }, tree);
 * entry.parameter.toNumber(); // 0.5
 * entry.rounded.point; // [4, 0, 0]
 */
export function firstTreeEntry(linear: Segment | Ray, tree: SolidLeafTree): TreeHit | null {
  requireLinear3('firstTreeEntry', 'linear', linear);
  const stretches = allStretches(solidTreeFrom('firstTreeEntry', 'tree', tree), carrierOf(linear));
  const first = stretches.find(({ location }) => location === 'inside');
  return first === undefined ? null : hitOf(first.entry);
}
