import { requireNotNegative, requireOneOf } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { plainOrObject } from '../../implicit/revive.js';
import { hasForm, sideOfBand } from '../../implicit/thick-plane-side.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { type LoadedTree, solidTreeFrom } from './load-tree.js';
import { locationIn, type PointInTree } from './point-solid-leaf-tree.js';

/**
 * Where does a point lie to the solid of a tree whose planes have a thickness? Leaves grow by it: a leaf counts if for
 * every plane above the point is on the leaf's side of the plane or in its closed band, that is, in the leaf's cell
 * with each of its planes moved outwards by `halfThickness`. `inside`: all these leaves are solid; `outside`: all are
 * empty; `boundary`: there are both.
 *
 * What is certain: every leaf with a point at most `halfThickness` away (in the metric `distance`) is among them. So
 * `inside` proves that all of the ball around the point is solid, and `outside` that none of it is. The reverse does
 * not hold, because where planes meet in a sharp edge the moved planes meet farther out. A greater thickness gives all
 * the leaves of a smaller one, and 0 those of `pointSolidLeafTree`.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.1, with thick planes of 8.3.3.
 *
 * @param metric  `distance` (or none), or `form`, as in a `ThickPlane`
 * @throws RangeError if a coordinate is not finite, the thickness is negative, `metric` is `form` and the tree has a
 *   plane through implicit points (`alongAxisPlane`, `throughPointPlane`, or one of these that was moved), or naming
 *   the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [2, 0, 0], constant: -8 }]]);
 * thickPointSolidLeafTree([4.25, 0, 0], tree, 0.25).location; // 'boundary'
 * thickPointSolidLeafTree([4.25, 0, 0], tree, 0.25, 'form').location; // 'outside'
 */
export function thickPointSolidLeafTree(
  point: PointLike3,
  tree: SolidLeafTree,
  halfThickness: number,
  metric: 'distance' | 'form' = 'distance',
): PointInTree {
  const where = 'thickPointSolidLeafTree';
  const own = solidTreeFrom(where, 'tree', tree);
  const at = plainOrObject(where, 'point', point) as Point3 | Point3Object;
  requireNotNegative(where, 'halfThickness', halfThickness);
  // The form of a plane through implicit points is known up to a positive factor only.
  const metrics = own.planes.every(hasForm) ? ['distance', 'form'] : ['distance'];
  requireOneOf(where, 'metric', metric, metrics);
  return locationIn(tree, leavesNear(own, at, halfThickness, metric));
}

function leavesNear(
  { tree, planes, root }: LoadedTree,
  point: Point3 | Point3Object,
  halfThickness: number,
  metric: 'distance' | 'form',
): number[] {
  const leaves: number[] = [];
  const open = [root];
  for (let child = open.pop(); child !== undefined; child = open.pop()) {
    if (child < 0) leaves.push(~child);
    else {
      const side = sideOfBand({ plane: planes[tree.nodes[child]!]!, halfThickness, metric }, point);
      if (side <= 0) open.push(tree.children[2 * child + 1]!);
      if (side >= 0) open.push(tree.children[2 * child]!);
    }
  }
  return leaves.sort((a, b) => a - b);
}
