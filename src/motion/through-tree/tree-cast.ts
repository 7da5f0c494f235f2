/** The arguments of functions about a shape that moves through a tree. */
import { LeafHulls } from '../../bsp/tree-queries/leaf-hulls.js';
import { type LoadedTree, solidTreeFrom } from '../../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import { rejectWords } from '../../core/arguments/index.js';
import { requireTranslation } from '../../core/arguments/moving.js';
import { UNDECIDED } from '../../core/sign.js';
import { exponentAround } from '../../round/filters/cube-exponent.js';
import { type CastShape, cornered } from '../parts/cornered.js';
import { SweptParts } from '../parts/exact-parts.js';
import { MovingHull } from '../parts/moving-hull.js';
import { TreeField } from './tree-field.js';

/** A shape that moves, in doubles and exactly, and the tree. */
export interface TreeCast {
  readonly hull: MovingHull;
  readonly exact: SweptParts;
  readonly field: TreeField;
  readonly own: LoadedTree<SolidLeafTree>;
}

/** @throws RangeError naming the argument that is not what it must be */
export function treeCastOf(
  where: string,
  shape: CastShape,
  motion: ArrayLike<number>,
  tree: SolidLeafTree,
): TreeCast {
  const carrier = cornered(where, 'shape', shape);
  if (carrier.radius === 0 && (shape as { readonly type?: string }).type === 'lozenge')
    rejectWords(where, 'shape.radius', 'a positive number', '0');
  requireTranslation(where, 'motion', motion);
  const own = solidTreeFrom(where, 'tree', tree);
  const by = [motion[0]!, motion[1]!, motion[2]!];
  const hull = new MovingHull(carrier.core.doubles(), carrier.radius, by);
  const field = new TreeField(own, new LeafHulls(own, exponentAround(sizeOfWay(hull))));
  const exact = new SweptParts(carrier, by, (leaf) => field.hullOf(leaf).given);
  return { hull, exact, field, own };
}

/** What the shape sweeps has no coordinate beyond that. */
export const sizeOfWay = ({ reach, motion, radius }: MovingHull): number =>
  reach + Math.max(...motion.map(Math.abs)) + radius;

/** Does the shape meet the solid at any time? */
export function meetsAnyLeaf({ hull, exact, field }: TreeCast): boolean {
  let isMet = false;
  field.visit(hull, (leaf) => {
    field.place(hull, leaf);
    const sign = hull.compareUntil(1);
    isMet = sign === UNDECIDED ? exact.meets(leaf) : sign <= 0;
    // Nothing is earlier than that.
    return isMet ? -1 : 1;
  });
  return isMet;
}
