import type { SolidLeafTree } from '../../../bsp/index.js';
import { DEEP, deepPlanesOf, deepTreeOf } from '../../cases/bsp/deep-trees.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';
import { alongText, kernelTree } from './explicit-trees.js';
import { leavesAroundText } from './tree-queries.js';

function treeOf(v: Float64Array): SolidLeafTree {
  const tree = deepTreeOf(v);
  return kernelTree(deepPlanesOf(v, tree), tree.children, tree.solid);
}

/** The leaves around a point of a deep tree. */
export const deepPointSubject = (v: Float64Array): string =>
  leavesAroundText(pointOf(v, DEEP.other), treeOf(v));

/** The leaves along a segment in a deep tree. */
export const deepSegmentSubject = (v: Float64Array): string => alongText(segmentOf(v, DEEP.other), treeOf(v));
