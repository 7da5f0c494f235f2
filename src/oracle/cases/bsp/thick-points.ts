/**
 * Questions on a point with a thickness and a tree that is given node by node: where the values are that follow the
 * tree's.
 */
import { TREE_OTHER } from './explicit-trees.js';

export const POINT = TREE_OTHER;
export const HALF_THICKNESS = TREE_OTHER + 3;
export const METRIC = TREE_OTHER + 4;

/** How the thickness is counted. */
export function metricOf(v: ArrayLike<number>): 'distance' | 'form' {
  return v[METRIC] === 1 ? 'form' : 'distance';
}
