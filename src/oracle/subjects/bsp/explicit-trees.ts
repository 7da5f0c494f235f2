import {
  leavesAlong,
  PlaneTable,
  type SolidLeafTree,
  segmentIntersectsSolidLeafTree,
  segmentSolidLeafTree,
} from '../../../bsp/index.js';
import { exactParameterValue } from '../../../implicit/index.js';
import { passagesText, passageText } from '../../answers/passages.js';
import { stretchesText } from '../../answers/stretches.js';
import { explicitTreeOf, isSolidLeaf, nodePlanesOf, TREE_OTHER } from '../../cases/bsp/explicit-trees.js';
import { segmentOf } from '../../cases/triangles/values.js';
import { faultOf, stretchLike } from './tree-linear.js';

/** The tree as the kernel has it: a plane that comes again, perhaps the other way round, has one number. */
export function solidTreeOf(v: ArrayLike<number>): SolidLeafTree {
  const table = new PlaneTable();
  const { children: given, ways } = explicitTreeOf(v);
  const children = [...given];
  const nodes = nodePlanesOf(v).map((plane, node) => {
    const { index, facing } = table.add(plane);
    if (facing < 0) children.splice(2 * node, 2, given[2 * node + 1]!, given[2 * node]!);
    return index;
  });
  const leaves = ways.map((_, leaf) => (isSolidLeaf(v, leaf) ? 'solid' : 'empty'));
  return { kind: 'solid-leaf', planes: [...table.planes], nodes, children, leafCount: ways.length, leaves };
}

/** The leaves along a segment, and its stretches in solid ones. */
export function leavesAlongSubject(v: Float64Array): string {
  const [segment, tree] = [segmentOf(v, TREE_OTHER), solidTreeOf(v)];
  const all = segmentSolidLeafTree(segment, tree);
  const { relation, stretches } = all;
  const fault = faultOf(segment, tree, all, segmentIntersectsSolidLeafTree(segment, tree));
  const passages = leavesAlong(segment, tree).map(({ entry, exit, ...rest }) =>
    passageText({ ...rest, entry: exactParameterValue(entry), exit: exactParameterValue(exit!) }),
  );
  return passagesText(passages, stretchesText(relation, stretches.map(stretchLike))) + fault;
}
