import {
  leavesAlong,
  PlaneTable,
  type SolidLeafTree,
  segmentIntersectsSolidLeafTree,
  segmentSolidLeafTree,
} from '../../../bsp/index.js';
import type { Segment } from '../../../core/shapes.js';
import { exactParameterValue } from '../../../implicit/index.js';
import { passagesText, passageText, stretchesText } from '../../answers/along-lines.js';
import { explicitTreeOf, isSolidLeaf, nodePlanesOf, TREE_OTHER } from '../../cases/bsp/explicit-trees.js';
import { segmentOf } from '../../cases/shapes.js';
import { faultOf, stretchLike } from './tree-linear.js';

type PlaneData = ReturnType<typeof nodePlanesOf>[number];

/** A tree as the kernel has it: a plane that comes again, perhaps the other way round, has one number. */
export function kernelTree(
  planes: readonly PlaneData[],
  given: readonly number[],
  isSolid: readonly boolean[],
): SolidLeafTree {
  const table = new PlaneTable();
  const children = [...given];
  const nodes = planes.map((plane, node) => {
    const { index, facing } = table.add(plane);
    if (facing < 0) children.splice(2 * node, 2, given[2 * node + 1]!, given[2 * node]!);
    return index;
  });
  const leaves = isSolid.map((solid) => (solid ? 'solid' : 'empty'));
  return { type: 'solid-leaf', planes: [...table.planes], nodes, children, leafCount: leaves.length, leaves };
}

/** The tree of a case. */
export function solidTreeOf(v: ArrayLike<number>): SolidLeafTree {
  const { children, ways } = explicitTreeOf(v);
  return kernelTree(
    nodePlanesOf(v),
    children,
    ways.map((_, leaf) => isSolidLeaf(v, leaf)),
  );
}

/** The leaves along a segment, and its stretches in solid ones. */
export function alongText(segment: Segment, tree: SolidLeafTree): string {
  const all = segmentSolidLeafTree(segment, tree);
  const { relation, stretches } = all;
  const fault = faultOf(segment, tree, all, segmentIntersectsSolidLeafTree(segment, tree));
  const passages = leavesAlong(segment, tree).map(({ entry, exit, ...rest }) =>
    passageText({ ...rest, entry: exactParameterValue(entry), exit: exactParameterValue(exit!) }),
  );
  return passagesText(passages, stretchesText(relation, stretches.map(stretchLike))) + fault;
}

/** The same of a case. */
export function leavesAlongSubject(v: Float64Array): string {
  return alongText(segmentOf(v, TREE_OTHER), solidTreeOf(v));
}
