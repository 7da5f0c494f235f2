import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import { requireBoolean, requireNoMore, requireOptions } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import { isVoluminous, requireVolume, type SolidShape } from '../../scene/bounded-shape.js';
import { relationInTree, type ShapeInTree } from '../../scene/shape-in-tree.js';
import type { CastShape } from '../parts/cornered.js';
import { FirstParts } from '../parts/first-parts.js';
import { contactWithLeaf, FoundTreeSweep, type TreeSweep } from './found-tree-sweep.js';
import { meetsAnyLeaf, treeCastOf } from './tree-cast.js';

/** What counts as a contact with the solid of a tree. */
export interface TreeSweepOptions {
  /**
   * Only what the shape goes into counts: not what it stands on, slides along, grazes or leaves. The shape has to have
   * a volume. Without it, every common point counts.
   */
  readonly entering?: boolean;
}

const viewOf = /* @__PURE__ */ viewerOf<FoundTreeSweep>([
  'start',
  'first',
  'within',
  'leaves',
  'contacts',
  'rounded',
]);

/**
 * When does a convex shape that translates first meet the closed solid of a tree, exactly, and which leaves? The shape
 * moves along a straight line by `motion` from time 0 to time 1; the tree stays. The tree is a solid: a shape that is
 * inside of it meets it at time 0. Touching counts.
 *
 * With `entering`, the answer is the first time from which the inside of the shape and the inside of the solid have
 * common points: a walker on a floor that moves on along it, or away, is not stopped, and the seam of two leaves that
 * make the floor is nothing to him.
 *
 * A solid leaf is a convex cell, which may have no end; the insides of leaves are dense in the inside of the solid, so
 * that the first of all leaves is the answer. The tree is gone through in doubles, nearer sides of planes first; a side
 * is left out where they prove that it is reached later. `within` is what they prove of the time; other members are
 * exact, and found when they are read. A cell is made when it is first needed, and kept with the tree. Planes have no
 * thickness here: a walker who is to stay away from walls has a larger radius.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3 (which moves the planes instead, and is conservative beside
 * edges), 5.5.
 *
 * @param shape a point, segment, triangle, tetrahedron, box, oriented box, convex polyhedron, hull of points, k-DOP,
 *   frustum with an end, convex polygon, sphere, capsule, or lozenge with a radius, with its `type`
 * @param motion by what it moves from time 0 to 1, a vector that may be zero
 * @param tree what `buildBrushTree` or `buildMeshTree` of `unerring/bsp` made
 * @throws RangeError naming the argument, or the part of it, that is not what it must be
 * @example
 * import { buildBrushTree } from 'unerring/bsp';
 * const floor = [{ normal: [0, 0, 1], constant: 0 }];
 * const wall = [{ normal: [-1, 0, 0], constant: 4 }];
 * const level = buildBrushTree([floor, wall]);
 * const ball = { type: 'sphere', center: [0, 0, 1], radius: 1 } as const;
 * sweepTree(ball, [6, 0, 0], level).rounded.first; // 0
 * const found = sweepTree(ball, [6, 0, 0], level, { entering: true });
 * found.start; // 'touching'
 * found.rounded.first; // 0.5
 * found.contacts[0].contact.points[0].rounded.point; // [4, 0, 1]
 * found.contacts[0].contact.rounded.normal; // [-1, 0, 0]
 */
export function sweepTree(
  shape: CastShape,
  motion: ArrayLike<number>,
  tree: SolidLeafTree,
  options: TreeSweepOptions = {},
): TreeSweep {
  const where = 'sweepTree';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  const { hull, exact, field } = treeCastOf(where, shape, motion, tree);
  requireOptions(where, 'options', options, 'entering');
  const { entering = false } = options;
  requireBoolean(where, 'options.entering', entering);
  if (entering) requireVolume(where, shape as SolidShape);
  const search = (onlyEntered: boolean): FirstParts => new FirstParts(hull, field, exact, onlyEntered);
  const found = search(entering);
  const isFlat = !isVoluminous(shape);
  return viewOf(
    new FoundTreeSweep({
      found,
      touched: entering ? () => search(false) : () => found,
      sweepOf: (leaf, isApart) => exact.sweepOf(leaf, isApart),
      contactOf: (leaf) => contactWithLeaf(leaf, exact.sweepOf(leaf).contact, field.hullOf(leaf)),
      isInside: isFlat && mayStart(found) && relationInTree(shape as ShapeInTree, tree) === 'overlapping',
    }),
  );
}

/** May something be met at time 0? */
const mayStart = (found: FirstParts): boolean => found.meetings().some(({ low }) => low === 0);

/**
 * Does a convex shape that translates meet the closed solid of a tree at any time from 0 to 1? Touching counts. True
 * exactly if `first` of `sweepTree` is not `null`.
 *
 * @param shape as for `sweepTree`
 * @param motion by what it moves from time 0 to 1
 * @throws RangeError naming the argument, or the part of it, that is not what it must be
 * @example
 * import { buildBrushTree } from 'unerring/bsp';
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * sweptMeetsTree({ type: 'box', min: [1, 1, 1], max: [2, 2, 2] }, [0, 0, -1], tree); // true
 * sweptMeetsTree({ type: 'box', min: [1, 1, 1], max: [2, 2, 2] }, [0, 0, -0.9999999999999999], tree); // false
 */
export function sweptMeetsTree(shape: CastShape, motion: ArrayLike<number>, tree: SolidLeafTree): boolean {
  if (arguments.length > 3) requireNoMore('sweptMeetsTree', 3, arguments[3]);
  return meetsAnyLeaf(treeCastOf('sweptMeetsTree', shape, motion, tree));
}
