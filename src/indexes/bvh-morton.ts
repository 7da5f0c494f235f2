import { LEAF_SIZE } from './bvh-limits.js';
import { type Bvh, permuteBoxes, TreeShape } from './bvh-tree.js';
import type { MortonOrder } from './morton-order.js';

/**
 * The tree over boxes in Morton order: a range of codes is split where their highest differing bit changes, a range of one
 * code in the middle.
 */
export function mortonTree(boxes: Float64Array, { codes, order }: MortonOrder): Bvh {
  const n = codes.length;
  const shape = new TreeShape(n);
  // What is open: nodes with their ranges. Ranges lose a bit of their codes or halve, so that few are open at a time.
  const stack = new Uint32Array(3 * 128);
  let depth = 0;
  if (n > 0) {
    stack[1] = 0;
    stack[2] = n;
    depth = 3;
  }
  while (depth > 0) {
    depth -= 3;
    const node = stack[depth]!;
    const first = stack[depth + 1]!;
    const end = stack[depth + 2]!;
    if (end - first <= LEAF_SIZE) {
      shape.leaf(node, first, end - first);
      continue;
    }
    const split = mortonSplit(codes, first, end);
    const child = shape.inner(node);
    stack[depth++] = child + 1;
    stack[depth++] = split;
    stack[depth++] = end;
    stack[depth++] = child;
    stack[depth++] = first;
    stack[depth++] = split;
  }
  return shape.tree(order, permuteBoxes(boxes, order));
}

/** The first place of the range whose code has the highest bit in which the first and last code differ. */
export function mortonSplit(codes: Uint32Array, first: number, end: number): number {
  const a = codes[first]!;
  const b = codes[end - 1]!;
  if (a === b) return (first + end) >>> 1;
  const bit = 31 - Math.clz32(a ^ b);
  const pivot = ((b >>> bit) << bit) >>> 0;
  let low = first;
  let high = end - 1;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < pivot) low = middle;
    else high = middle;
  }
  return high;
}
