import * as surd from '../../../arithmetic/surd.js';
import { buildBrushTree, type SolidLeafTree } from '../../../bsp/index.js';
import { type CastShape, sweepTree, sweptMeetsTree, type TreeSweep } from '../../../motion/index.js';
import { isVoluminous } from '../../../scene/bounded-shape.js';
import { treeSweepText } from '../../answers/tree-sweeps.js';
import { type TreeSweepKind, treeSweepCase, typedShape } from '../../cases/motion/tree-sweeps.js';

/** Is the time between the two doubles, rounded to one, and is there a contact for each solid leaf? */
function isConsistent(found: TreeSweep, tree: SolidLeafTree): boolean {
  const { first, within, rounded, leaves, contacts, start } = found;
  if (first === null) return rounded.first === null && leaves.length === 0 && contacts.length === 0;
  if (within === null || !Object.is(rounded.first, surd.toNumber(first))) return false;
  const [low, high] = within.map(surd.fromNumber);
  const isWithin = surd.compare(low!, first) <= 0 && surd.compare(first, high!) <= 0;
  const areSolid = leaves.length > 0 && leaves.every((leaf) => tree.leaves[leaf] === 'solid');
  const areSame = contacts.length === leaves.length && contacts.every(({ leaf }, i) => leaf === leaves[i]);
  return isWithin && areSolid && areSame && (start === 'overlapping' || contacts.every(isTouch));
}

/** Are there points, each on planes of the tree? */
const isTouch = ({ contact }: TreeSweep['contacts'][number]): boolean =>
  contact !== null && contact.points.length > 0 && contact.points.every(({ planes }) => planes.length > 0);

/** The kernel's answer, and whether the boolean and the members agree with it. */
export function treeSweepSubject(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const { brushes, shape: plain, motion } = treeSweepCase(kind, values);
    const tree = buildBrushTree(brushes, { inward: 'nothing' });
    const shape = typedShape(kind, plain) as CastShape;
    const touched = sweepTree(shape, motion, tree);
    const entered = isVoluminous(shape) ? sweepTree(shape, motion, tree, { entering: true }) : null;
    const text = treeSweepText(touched.start, touched.first, entered === null ? 'flat' : entered.first);
    const isSame = sweptMeetsTree(shape, motion, structuredClone(tree)) === (touched.first !== null);
    const areRight =
      isConsistent(touched, tree) &&
      (entered === null || (isConsistent(entered, tree) && entered.start === touched.start));
    return `${text}${isSame ? '' : ' BOOLEAN DIFFERS'}${areRight ? '' : ' MEMBERS DIFFER'}`;
  };
}
