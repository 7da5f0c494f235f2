import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { facetOf, type Piece, type PlaneOf, sidesOfPiece, splitPiece } from './convex-piece.js';
import type { LoadedTree } from './load-tree.js';

/** A tree to go down with pieces that have planes of their own, which are numbered before those of the tree. */
export interface PieceTree extends LoadedTree<SolidLeafTree> {
  /** The number of the tree's first plane. */
  readonly first: number;
  readonly planeOf: PlaneOf;
}

/** A piece, and the subtrees in whose leaves all of it has to lie. */
interface Task {
  readonly piece: Piece;
  readonly subtrees: readonly number[];
}

/**
 * Whether the relative interior of a piece has points inside of the solid. A piece that lies in a plane of a node has
 * to be in solid leaves on both sides.
 */
export function overlapsLeaves(piece: Piece, own: PieceTree): boolean {
  const { tree, planes, root, first, planeOf } = own;
  const open: Task[] = [{ piece, subtrees: [root] }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [child, ...rest] = task.subtrees;
    if (child === undefined) return true;
    if (child < 0) {
      if (tree.leaves[~child] === 'solid') open.push({ piece: task.piece, subtrees: rest });
      continue;
    }
    const number = tree.nodes[child]!;
    const [front, back] = [tree.children[2 * child]!, tree.children[2 * child + 1]!];
    const sides = sidesOfPiece(task.piece, planes[number]!);
    const [isFront, isBack] = [sides.includes(1), sides.includes(-1)];
    if (isFront && isBack) {
      const split = splitPiece(task.piece, sides, first + number, planeOf);
      open.push(
        { piece: split.back, subtrees: [back, ...rest] },
        { piece: split.front, subtrees: [front, ...rest] },
      );
    } else if (isFront || isBack) {
      open.push({ piece: task.piece, subtrees: [isFront ? front : back, ...rest] });
    } else {
      open.push({ piece: task.piece, subtrees: [front, back, ...rest] });
    }
  }
  return false;
}

/** Whether a piece has a point in the closed solid. */
export function meetsLeaves(piece: Piece, own: PieceTree): boolean {
  const { tree, planes, root, first, planeOf } = own;
  const open: [Piece, number][] = [[piece, root]];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [part, child] = task;
    if (child < 0) {
      if (tree.leaves[~child] === 'solid') return true;
      continue;
    }
    const number = tree.nodes[child]!;
    const [front, back] = [tree.children[2 * child]!, tree.children[2 * child + 1]!];
    const sides = sidesOfPiece(part, planes[number]!);
    const [isFront, isBack] = [sides.includes(1), sides.includes(-1)];
    if (isFront && isBack) {
      const split = splitPiece(part, sides, first + number, planeOf);
      open.push([split.back, back], [split.front, front]);
      continue;
    }
    const facet = sides.includes(0) ? facetOf(part, sides, first + number) : null;
    if (isFront || !isBack) open.push([isFront ? part : facet!, front]);
    if (isBack || !isFront) open.push([isBack ? part : facet!, back]);
    if (facet !== null && isFront) open.push([facet, back]);
    if (facet !== null && isBack) open.push([facet, front]);
  }
  return false;
}
