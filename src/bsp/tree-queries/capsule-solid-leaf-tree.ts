import { requireCapsule } from '../../core/arguments/index.js';
import type { Capsule } from '../../core/shapes.js';
import { aroundSwept } from '../../round/filters/around-plane.js';
import { capsuleNumbers, capsuleShape } from '../../round/shapes/swept.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { TreeRelation } from './convex-solid-leaf-tree.js';
import { allStretches } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { solidTreeFrom } from './load-tree.js';
import { meetsSolidLeaves, type Round, roundTreeRelation } from './round-cells.js';
import { hitsOf } from './tree-hit.js';

/**
 * How do a capsule and the closed solid of a tree meet? As `sphereSolidLeafTree`; a capsule of radius 0 is a segment.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: 0 }, { normal: [0, 1, 0], constant: 0 }]]);
 * capsuleSolidLeafTree({ start: [3, 4, 0], end: [3, 4, 9], radius: 5 }, tree).relation; // 'touching'
 */
export function capsuleSolidLeafTree(capsule: Capsule, tree: SolidLeafTree): TreeRelation {
  const where = 'capsuleSolidLeafTree';
  requireCapsule(where, 'capsule', capsule);
  const own = solidTreeFrom(where, 'tree', tree);
  if (capsule.radius === 0) {
    const { start, end } = capsule;
    const { relation } = hitsOf(allStretches(own, carrierOf({ start, end })));
    return { relation };
  }
  return roundTreeRelation(capsuleOf(where, capsule), own);
}

/**
 * Do a capsule and the closed solid of a tree meet? Touching counts.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * capsuleIntersectsSolidLeafTree({ start: [0, 0, 2], end: [0, 0, 5], radius: 1 }, tree); // false
 */
export function capsuleIntersectsSolidLeafTree(capsule: Capsule, tree: SolidLeafTree): boolean {
  const where = 'capsuleIntersectsSolidLeafTree';
  requireCapsule(where, 'capsule', capsule);
  return meetsSolidLeaves(capsuleOf(where, capsule), solidTreeFrom(where, 'tree', tree));
}

const capsuleOf = (where: string, capsule: Capsule): Round => ({
  shape: capsuleShape(where, 'capsule', capsule),
  numbers: capsuleNumbers(capsule),
  around: aroundSwept(capsule.start, capsule.end, capsule.radius),
});
