import { buildBrushTree } from '../../../bsp/index.js';
import { nearestLeaves, type TreeShape, treeContains, treeRelation } from '../../../scene/index.js';
import { type TreeSweepKind, treeSweepCase, typedShape } from '../../cases/motion/tree-sweeps.js';

/** The kernel's answer, and whether its parts agree. */
export function nearestLeavesSubject(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const { brushes, shape: plain } = treeSweepCase(kind, values);
    const tree = buildBrushTree(brushes, { inward: 'nothing' });
    if (!tree.leaves.includes('solid')) return 'empty';
    const shape = typedShape(kind, plain) as TreeShape;
    const { leaves, distance } = nearestLeaves(tree, shape);
    const { relation } = treeRelation(tree, shape);
    const areSolid = leaves.length > 0 && leaves.every((leaf) => tree.leaves[leaf] === 'solid');
    const isNought = distance.squaredDistance.rational === 0n && distance.squaredDistance.coefficient === 0n;
    const agrees = areSolid && isNought === (relation !== 'disjoint') && distance.closest.length > 0;
    const all = treeContains(tree, shape) ? 'all' : 'part';
    return `${relation} ${all} ${distance.distance}${agrees ? '' : ' MEMBERS DIFFER'}`;
  };
}
