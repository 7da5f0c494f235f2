import type { Bvh } from '../../indexes/bvh-tree.js';

/**
 * Shows the number of every box of a tree that contains the point at `p[i]`, `p[i + 1]`, `p[i + 2]`; boundaries count.
 *
 * @param stack room for the nodes that wait: 256 places suffice, since a tree over n boxes is at most 64 + log2 n
 *   levels deep
 */
export function visitBoxesAt(
  { bounds, links, counts, order, boxes }: Bvh,
  p: Float64Array,
  i: number,
  stack: Uint32Array,
  see: (box: number) => void,
): void {
  if (counts.length === 0 || !contains(bounds, 0, p, i)) return;
  let length = 0;
  stack[length++] = 0;
  while (length > 0) {
    const node = stack[--length]!;
    const count = counts[node]!;
    const link = links[node]!;
    if (count === 0) {
      if (contains(bounds, 6 * link + 6, p, i)) stack[length++] = link + 1;
      if (contains(bounds, 6 * link, p, i)) stack[length++] = link;
      continue;
    }
    for (let place = link; place < link + count; place++) {
      if (contains(boxes, 6 * place, p, i)) see(order[place]!);
    }
  }
}

function contains(boxes: Float64Array, box: number, p: Float64Array, i: number): boolean {
  const x = p[i]!;
  const y = p[i + 1]!;
  const z = p[i + 2]!;
  return (
    boxes[box]! <= x &&
    x <= boxes[box + 3]! &&
    boxes[box + 1]! <= y &&
    y <= boxes[box + 4]! &&
    boxes[box + 2]! <= z &&
    z <= boxes[box + 5]!
  );
}
