import {
  reject,
  requireFlatBox,
  requireFlatBoxes,
  requireFunction,
  requireNoMore,
} from '../core/arguments/index.js';
import { PairList, sortPairsAsTheyAre } from '../core/collections/pair-list.js';
import { type BoxTree, nodesOf, unchanged } from './box-tree.js';
import { boundsOverlap } from './boxes.js';
import { type Bvh, refitBounds, requireBvh } from './bvh-tree.js';
import { walkBoxes, walkOverlaps, walkSelfOverlaps } from './bvh-walk.js';

/**
 * All pairs of boxes of a tree that have a point in common; touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3.
 *
 * @returns a0 b0 a1 b1 ..., each a < b, in lexicographic order
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 5, 0, 0, 6, 1, 1]));
 * overlappingPairs(bvh); // new Uint32Array([0, 1])
 */
export function overlappingPairs(tree: BoxTree): Uint32Array {
  if (arguments.length > 1) requireNoMore('overlappingPairs', 1, arguments[1]);
  const bvh = nodesOf('overlappingPairs', 'tree', tree);
  const { boxes, order } = bvh;
  const pairs = new PairList();
  walkSelfOverlaps(bvh, (a, aEnd, b, bEnd) => {
    for (let i = a; i < aEnd; i++) {
      for (let j = a === b ? i + 1 : b; j < bEnd; j++) {
        if (boundsOverlap(boxes, 6 * i, boxes, 6 * j)) pairs.push(order[i]!, order[j]!);
      }
    }
    return false;
  });
  return pairs.toSorted();
}

/**
 * All pairs of a box of one tree and a box of another that have a point in common.
 *
 * @returns a0 b0 a1 b1 ...: boxes of the first and the second tree, by the first, then by the second
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]));
 * overlappingPairsBetween(bvh, buildBvh(new Float64Array([2, 2, 2, 3, 3, 3]))); // new Uint32Array([1, 0])
 */
export function overlappingPairsBetween(treeA: BoxTree, treeB: BoxTree): Uint32Array {
  const a = nodesOf('overlappingPairsBetween', 'treeA', treeA);
  const b = nodesOf('overlappingPairsBetween', 'treeB', treeB);
  const found = new PairList();
  walkOverlaps(a, b, (i, iEnd, from, end) => {
    for (let p = i; p < iEnd; p++) {
      for (let q = from; q < end; q++) {
        if (boundsOverlap(a.boxes, 6 * p, b.boxes, 6 * q)) found.push(a.order[p]!, b.order[q]!);
      }
    }
    return false;
  });
  return sortPairsAsTheyAre(found.words());
}

/**
 * Shows a visitor the pairs of boxes of a tree that have a point in common, each once, in an order of the tree's own,
 * until the visitor returns true: the first pair ends the search, if one is enough.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3; Akenine-Möller et al., Real-Time Rendering, 25.4.
 *
 * @param visit sees the numbers of two boxes, the lower one first; it must not change the tree
 * @returns whether the visitor ended the search
 * @throws RangeError for a visitor that is no function
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 5, 0, 0, 6, 1, 1]));
 * visitOverlappingPairs(bvh, (a, b) => a === 0 && b === 1); // true
 */
export function visitOverlappingPairs(tree: BoxTree, visit: (a: number, b: number) => unknown): boolean {
  if (arguments.length > 2) requireNoMore('visitOverlappingPairs', 2, arguments[2]);
  const bvh = nodesOf('visitOverlappingPairs', 'tree', tree);
  requireFunction('visitOverlappingPairs', 'visit', visit);
  const check = unchanged('visitOverlappingPairs', { tree });
  const { boxes, order } = bvh;
  return walkSelfOverlaps(bvh, (a, aEnd, b, bEnd) => {
    for (let i = a; i < aEnd; i++) {
      for (let j = a === b ? i + 1 : b; j < bEnd; j++) {
        if (!boundsOverlap(boxes, 6 * i, boxes, 6 * j)) continue;
        const [p, q] = [order[i]!, order[j]!];
        if (visit(Math.min(p, q), Math.max(p, q)) === true) return true;
        check();
      }
    }
    return false;
  });
}

/**
 * Shows a visitor the pairs of a box of one tree and a box of another that have a point in common, each once, in an
 * order of the trees' own, until the visitor returns true.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3.
 *
 * @param visit sees the numbers of a box of the first and of a box of the second tree; it must not change the trees
 * @returns whether the visitor ended the search
 * @throws RangeError for a visitor that is no function
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]));
 * visitOverlappingPairsBetween(bvh, buildBvh(new Float64Array([3, 3, 3, 4, 4, 4])), () => true); // false: none
 */
export function visitOverlappingPairsBetween(
  treeA: BoxTree,
  treeB: BoxTree,
  visit: (a: number, b: number) => unknown,
): boolean {
  if (arguments.length > 3) requireNoMore('visitOverlappingPairsBetween', 3, arguments[3]);
  const a = nodesOf('visitOverlappingPairsBetween', 'treeA', treeA);
  const b = nodesOf('visitOverlappingPairsBetween', 'treeB', treeB);
  requireFunction('visitOverlappingPairsBetween', 'visit', visit);
  const check = unchanged('visitOverlappingPairsBetween', { treeA, treeB });
  return walkOverlaps(a, b, (i, iEnd, from, end) => {
    for (let p = i; p < iEnd; p++) {
      for (let q = from; q < end; q++) {
        if (!boundsOverlap(a.boxes, 6 * p, b.boxes, 6 * q)) continue;
        if (visit(a.order[p]!, b.order[q]!) === true) return true;
        check();
      }
    }
    return false;
  });
}

/**
 * The boxes of a tree that have a point in common with a box, ascending.
 *
 * @param box minX, minY, minZ, maxX, maxY, maxZ
 * @throws RangeError for a box that is none
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]));
 * boxesOverlapping(bvh, [1, 1, 1, 9, 9, 9]); // new Uint32Array([0, 1])
 */
export function boxesOverlapping(tree: BoxTree, box: ArrayLike<number>): Uint32Array {
  const { bounds, links, counts, boxes, order } = nodesOf('boxesOverlapping', 'tree', tree);
  requireFlatBox('boxesOverlapping', 'box', box);
  const wanted = Float64Array.from(box);
  const found: number[] = [];
  const open = counts.length > 0 ? [0] : [];
  while (open.length > 0) {
    const node = open.pop()!;
    if (!boundsOverlap(bounds, 6 * node, wanted, 0)) continue;
    const link = links[node]!;
    if (counts[node] === 0) open.push(link, link + 1);
    for (let place = link; place < link + counts[node]!; place++) {
      if (boundsOverlap(boxes, 6 * place, wanted, 0)) found.push(order[place]!);
    }
  }
  return Uint32Array.from(found).sort();
}

/**
 * Shows a visitor the boxes of a tree that have a point in common with a box, each once, in an order of the tree's own,
 * until the visitor returns true.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3.
 *
 * @param box   minX, minY, minZ, maxX, maxY, maxZ
 * @param visit sees the number of a box; it must not change the tree
 * @returns whether the visitor ended the search
 * @throws RangeError for a box that is none, or a visitor that is no function
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 5, 0, 0, 6, 1, 1]));
 * visitBoxesOverlapping(bvh, [5, 0, 0, 9, 9, 9], (box) => box === 2); // true
 */
export function visitBoxesOverlapping(
  tree: BoxTree,
  box: ArrayLike<number>,
  visit: (box: number) => unknown,
): boolean {
  if (arguments.length > 3) requireNoMore('visitBoxesOverlapping', 3, arguments[3]);
  const bvh = nodesOf('visitBoxesOverlapping', 'tree', tree);
  requireFlatBox('visitBoxesOverlapping', 'box', box);
  requireFunction('visitBoxesOverlapping', 'visit', visit);
  const wanted = Float64Array.from(box);
  const mayReach = (bounds: Float64Array, at: number) => boundsOverlap(bounds, at, wanted, 0);
  const check = unchanged('visitBoxesOverlapping', { tree });
  return walkBoxes(bvh, mayReach, (place) => {
    const isLast = visit(bvh.order[place]!) === true;
    if (!isLast) check();
    return isLast;
  });
}

/**
 * Puts moved boxes into a tree that was built for others, and enlarges and shrinks its nodes to fit them exactly.
 * Answers are right however far the boxes moved; the farther, the slower.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.6 (refitting); van den Bergen 1997, "Efficient Collision Detection
 * of Complex Deformable Models using AABB Trees".
 *
 * @param boxes six numbers for each box, in their own order, as for `buildBvh`
 * @throws RangeError for another number of boxes, or boxes that are none
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 5, 0, 0, 6, 1, 1]));
 * refitBvh(bvh, new Float64Array([0, 0, 0, 1, 1, 1, 1, 0, 0, 7, 1, 1]));
 * overlappingPairs(bvh); // new Uint32Array([0, 1])
 */
export function refitBvh(bvh: Bvh, boxes: Float64Array): void {
  requireBvh('refitBvh', 'bvh', bvh);
  const { order } = bvh;
  requireFlatBoxes('refitBvh', 'boxes', boxes);
  if (boxes.length !== 6 * order.length) {
    reject('refitBvh', 'boxes.length', `${6 * order.length}, six for each box of the tree`, boxes.length);
  }
  for (let place = 0; place < order.length; place++) {
    bvh.boxes.set(boxes.subarray(6 * order[place]!, 6 * order[place]! + 6), 6 * place);
  }
  refitBounds(bvh);
}
