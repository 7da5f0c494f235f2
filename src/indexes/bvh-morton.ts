import { DEEPEST, LEAF_SIZE } from './bvh-limits.js';
import { type Bvh, permuteBoxes, TreeShape } from './bvh-tree.js';
import { CurveSplits } from './curve-splits.js';
import type { MortonOrder } from './morton-order.js';

/** What an open range takes on the stack: node, first place, end, level. */
const OPEN = 4;

/** The tree over boxes in Morton order, whose nodes are divided along the curve (see {@link CurveSplits}). */
export function mortonTree(boxes: Float64Array, morton: MortonOrder): Bvh {
  const splits = new CurveSplits(boxes, morton);
  const { order } = splits;
  const shape = new TreeShape(order.length);
  // Of each level one range waits at most.
  const stack = new Uint32Array(OPEN * DEEPEST);
  let depth = 0;
  if (order.length > 0) {
    stack[2] = order.length;
    depth = OPEN;
  }
  while (depth > 0) {
    depth -= OPEN;
    const node = stack[depth]!;
    const first = stack[depth + 1]!;
    const end = stack[depth + 2]!;
    if (end - first <= LEAF_SIZE) {
      shape.leaf(node, first, end - first);
      continue;
    }
    const level = stack[depth + 3]! + 1;
    const split = splits.split(first, end, level);
    const child = shape.inner(node);
    stack[depth++] = child + 1;
    stack[depth++] = split;
    stack[depth++] = end;
    stack[depth++] = level;
    stack[depth++] = child;
    stack[depth++] = first;
    stack[depth++] = split;
    stack[depth++] = level;
  }
  return shape.tree(order, permuteBoxes(boxes, order));
}
