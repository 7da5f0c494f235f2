import { boundsOverlap } from './boxes.js';
import type { Bvh } from './bvh-tree.js';

/**
 * Sees two leaves whose boxes overlap: the places `a` to `aEnd - 1` and `b` to `bEnd - 1`; twice the same leaf stands
 * for the pairs inside it. Returning true stops the walk.
 */
export type LeafPairVisitor = (a: number, aEnd: number, b: number, bEnd: number) => boolean;

/** Says of two nodes, of the one and the other tree, that nothing below them needs to be shown. */
export type NodePairFilter = (a: number, b: number) => boolean;

/** Nodes that wait to be visited, in pairs. Grows; a walk holds at most a few hundred. */
class PairStack {
  items = new Uint32Array(1024);
  length = 0;

  push(a: number, b: number): void {
    if (this.length + 2 > this.items.length) {
      const items = new Uint32Array(2 * this.items.length);
      items.set(this.items);
      this.items = items;
    }
    this.items[this.length++] = a;
    this.items[this.length++] = b;
  }
}

/**
 * Shows all pairs of leaves of one tree whose boxes overlap, each leaf with itself included, every pair once and the
 * leaf with the lower places first.
 *
 * @param from     the node whose subtree is walked
 * @param leaveOut pairs of different nodes that are left out besides those whose boxes are apart
 * @returns whether the visitor stopped the walk
 */
export function walkSelfOverlaps(
  bvh: Bvh,
  visit: LeafPairVisitor,
  from = 0,
  leaveOut: NodePairFilter | null = null,
): boolean {
  const { links, counts } = bvh;
  if (counts.length === 0) return false;
  const stack = new PairStack();
  const alone = new PairStack();
  alone.push(from, from);
  while (alone.length > 0) {
    alone.length -= 2;
    const node = alone.items[alone.length]!;
    const count = counts[node]!;
    if (count > 0) {
      const first = links[node]!;
      if (visit(first, first + count, first, first + count)) return true;
      continue;
    }
    const child = links[node]!;
    alone.push(child + 1, child + 1);
    alone.push(child, child);
    if (walkCross(bvh, child, bvh, child + 1, visit, stack, leaveOut)) return true;
  }
  return false;
}

/**
 * Shows all pairs of a leaf of one tree and a leaf of another whose boxes overlap.
 *
 * @param rootA the node of the first tree whose subtree is walked, and `rootB` that of the second
 * @param leaveOut pairs of nodes that are left out besides those whose boxes are apart
 * @returns whether the visitor stopped the walk
 */
export function walkOverlaps(
  a: Bvh,
  b: Bvh,
  visit: LeafPairVisitor,
  rootA = 0,
  rootB = 0,
  leaveOut: NodePairFilter | null = null,
): boolean {
  if (a.counts.length === 0 || b.counts.length === 0) return false;
  return walkCross(a, rootA, b, rootB, visit, new PairStack(), leaveOut);
}

/**
 * Nodes whose subtrees are the whole tree, at least `wanted` of them if it is large enough: parts of a walk for several
 * workers.
 */
export function subtreeRoots({ links, counts }: Bvh, wanted: number): Uint32Array {
  let roots = counts.length > 0 ? [0] : [];
  while (roots.length < wanted && roots.some((node) => counts[node] === 0)) {
    roots = roots.flatMap((node) => (counts[node] === 0 ? [links[node]!, links[node]! + 1] : [node]));
  }
  return Uint32Array.from(roots);
}

/** Descends both at once where both are inner nodes, the inner one otherwise. */
function walkCross(
  treeA: Bvh,
  rootA: number,
  treeB: Bvh,
  rootB: number,
  visit: LeafPairVisitor,
  stack: PairStack,
  leaveOut: NodePairFilter | null,
): boolean {
  const { bounds: p, links: linksA, counts: countsA } = treeA;
  const { bounds: q, links: linksB, counts: countsB } = treeB;
  if (!boundsOverlap(p, 6 * rootA, q, 6 * rootB)) return false;
  stack.length = 0;
  stack.push(rootA, rootB);
  while (stack.length > 0) {
    stack.length -= 2;
    const a = stack.items[stack.length]!;
    const b = stack.items[stack.length + 1]!;
    if (leaveOut?.(a, b)) continue;
    const countA = countsA[a]!;
    const countB = countsB[b]!;
    if (countA > 0 && countB > 0) {
      const i = linksA[a]!;
      const j = linksB[b]!;
      if (visit(i, i + countA, j, j + countB)) return true;
      continue;
    }
    const firstA = countA > 0 ? a : linksA[a]!;
    const secondA = firstA + 1;
    const firstB = countB > 0 ? b : linksB[b]!;
    const secondB = firstB + 1;
    if (countA === 0) {
      if (countB === 0 && boundsOverlap(p, 6 * secondA, q, 6 * secondB)) stack.push(secondA, secondB);
      if (boundsOverlap(p, 6 * secondA, q, 6 * firstB)) stack.push(secondA, firstB);
    }
    if (countB === 0 && boundsOverlap(p, 6 * firstA, q, 6 * secondB)) stack.push(firstA, secondB);
    if (boundsOverlap(p, 6 * firstA, q, 6 * firstB)) stack.push(firstA, firstB);
  }
  return false;
}

/**
 * Shows the places whose boxes pass a test, below nodes that pass it.
 *
 * @param mayReach may something in the box be of interest? It begins at that place of the list.
 * @param visit    returning true stops the walk
 * @returns whether the visitor stopped the walk
 */
export function walkBoxes(
  { bounds, links, counts, boxes }: Bvh,
  mayReach: (bounds: Float64Array, at: number) => boolean,
  visit: (place: number) => boolean,
): boolean {
  const open = counts.length > 0 ? [0] : [];
  while (open.length > 0) {
    const node = open.pop()!;
    if (!mayReach(bounds, 6 * node)) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) open.push(link + 1, link);
    for (let place = link; place < link + count; place++) {
      if ((count === 1 || mayReach(boxes, 6 * place)) && visit(place)) return true;
    }
  }
  return false;
}

/**
 * Shows the places whose boxes pass a test, below nodes that pass it. What is known of a node is known below it: a mask
 * of what is still to be asked.
 *
 * @param beside what is to be asked of things in a box, of what is in the mask; -1 if none of them is of interest
 * @param mask   what is to be asked at the root; where it is 0, boxes are not looked at any more
 * @param visit  returning true stops the walk
 * @returns whether the visitor stopped the walk
 */
export function walkMasked(
  { bounds, links, counts, boxes }: Bvh,
  beside: (mask: number, bounds: Float64Array, at: number) => number,
  mask: number,
  visit: (place: number, mask: number) => boolean,
): boolean {
  const open = counts.length > 0 ? [0, mask] : [];
  while (open.length > 0) {
    const above = open.pop()!;
    const node = open.pop()!;
    const left = above === 0 ? 0 : beside(above, bounds, 6 * node);
    if (left < 0) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) open.push(link + 1, left, link, left);
    for (let place = link; place < link + count; place++) {
      const own = count === 1 || left === 0 ? left : beside(left, boxes, 6 * place);
      if (own >= 0 && visit(place, own)) return true;
    }
  }
  return false;
}
