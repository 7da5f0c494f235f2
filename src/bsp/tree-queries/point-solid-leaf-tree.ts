import type { Location } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { plainOrObject } from '../../implicit/revive.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { leavesAround } from './leaves-at-point.js';
import { solidTreeFrom } from './load-tree.js';

/** Where a point lies to the solid of a tree. */
export interface PointInTree {
  /** `inside`: all of the space around the point is solid; `outside`: none of it; `boundary`: some of it. */
  readonly location: Location;
  /** The leaves whose closed cells contain the point, ascending. */
  readonly leaves: readonly number[];
}

/**
 * Where does a point, plain or implicit, lie to the solid of a tree? The true status of its neighbourhood, where planes
 * of the tree cross, too: a point on planes that divide solid from solid is inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.1.
 *
 * @throws RangeError if a coordinate is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: -5 }, { normal: [-1, 0, 0], constant: 4 }]]);
 * pointSolidLeafTree([5, 7, 7], tree); // { location: 'boundary', leaves: [0, 2] }
 * pointSolidLeafTree([4.5, 7, 7], tree).location; // 'inside'
 */
export function pointSolidLeafTree(point: PointLike3, tree: SolidLeafTree): PointInTree {
  const where = 'pointSolidLeafTree';
  const own = solidTreeFrom(where, 'tree', tree);
  return locationIn(tree, leavesAround(own, plainOrObject(where, 'point', point) as Point3 | Point3Object));
}

/**
 * Is a point in the closed solid of a tree?
 *
 * @throws RangeError if a coordinate is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: -5 }, { normal: [-1, 0, 0], constant: 4 }]]);
 * solidLeafTreeContainsPoint(tree, [5, 7, 7]); // true
 */
export function solidLeafTreeContainsPoint(tree: SolidLeafTree, point: PointLike3): boolean {
  const where = 'solidLeafTreeContainsPoint';
  const own = solidTreeFrom(where, 'tree', tree);
  const leaves = leavesAround(own, plainOrObject(where, 'point', point) as Point3 | Point3Object);
  return leaves.some((leaf) => tree.leaves[leaf] === 'solid');
}

/** What leaves around a point say together. */
export function locationIn(tree: SolidLeafTree, leaves: readonly number[]): PointInTree {
  const isSolid = (leaf: number) => tree.leaves[leaf] === 'solid';
  if (!leaves.some(isSolid)) return { location: 'outside', leaves };
  return { location: leaves.every(isSolid) ? 'inside' : 'boundary', leaves };
}
