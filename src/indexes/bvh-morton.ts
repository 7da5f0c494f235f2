import { type Bvh, LEAF_SIZE } from './bvh.js';
import { permuteBoxes, TreeShape } from './bvh-tree.js';
import type { MortonOrder } from './morton-order.js';

/**
 * The tree over boxes in Morton order: a range of codes is split where their highest differing bit changes, a range of one
 * code in the middle.
 */
export function mortonTree(boxes: Float64Array, { codes, order }: MortonOrder): Bvh {
  const n = codes.length;
  const shape = new TreeShape(n);
  // What is open: second children (their range and the parent that waits for them). Ranges halve, or lose a bit.
  const stack = new Uint32Array(3 * 128);
  let depth = 0;
  let [first, end] = [0, n];
  while (n > 0) {
    if (end - first <= LEAF_SIZE) {
      shape.leaf(first, end - first);
      if (depth === 0) break;
      depth -= 3;
      shape.links[stack[depth]!] = shape.length;
      first = stack[depth + 1]!;
      end = stack[depth + 2]!;
      continue;
    }
    const parent = shape.inner();
    const split = splitOf(codes, first, end);
    stack[depth++] = parent;
    stack[depth++] = split;
    stack[depth++] = end;
    end = split;
  }
  return shape.tree(order, permuteBoxes(boxes, order));
}

/** The first place of the range whose code has the highest bit in which the first and last code differ. */
function splitOf(codes: Uint32Array, first: number, end: number): number {
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
