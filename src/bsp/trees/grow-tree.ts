import { type Cell, splitCell } from '../cells/cell.js';
import { type Choice, choosePlane } from './choose-plane.js';
import { divideFragments, type Fragment } from './fragments.js';
import { TreeWriter } from './tree-writer.js';

/** What a kind of tree keeps. */
export interface TreeKeeper {
  /**
   * Fragments that lie on the plane of a node; what it gives back goes down the tree without being divided by again.
   */
  onNode(node: number, on: readonly Fragment[]): readonly Fragment[];
  /** A leaf with the fragments that were given back above it; its cell, if cells are asked for. */
  onLeaf(leaf: number, kept: readonly Fragment[], cell: Cell | null): void;
}

/** A part of space that is still to be divided. */
interface Part {
  readonly fragments: readonly Fragment[];
  readonly kept: readonly Fragment[];
  readonly cell: Cell | null;
  /** Where it stands in the list of children; -1 for all of space. */
  readonly place: number;
}

/**
 * Divides space until no fragment is left inside of a leaf.
 *
 * It ends. A plane that a node takes from a fragment has no fragment on it below (they are taken out) and none across
 * it (pieces do not straddle, whatever they are cut by later); so on each way down each of the finitely many planes of
 * the input, and each hint, is taken once at most. A plane across an axis leaves at most three quarters of the
 * fragments on a side, and no division leaves more on a side than there were, so that there are finitely many of them
 * on a way, too.
 *
 * Every part has an inside, within the given cell if there is one. For a fragment's plane P: the fragment lies in the
 * closed part, and on none of the planes above (else it had been taken out), so that the points inside of it are inside
 * of the part, and it has points on both sides of P. For other planes: they are taken only if fragments have points on
 * both sides. Fragments of the input lie in the closed cell, and not in its boundary.
 *
 * The part in front is finished before the one behind: nodes and leaves are numbered in this order.
 */
export function growTree(
  where: string,
  fragments: readonly Fragment[],
  choice: Choice,
  cell: Cell | null,
  keeper: TreeKeeper,
): TreeWriter {
  const writer = new TreeWriter();
  const open: Part[] = [{ fragments, kept: [], cell, place: -1 }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.fragments.length === 0) keeper.onLeaf(writer.addLeaf(part.place), part.kept, part.cell);
    else open.push(...divide(where, part, choice, writer, keeper));
  }
  return writer;
}

/** The part behind, then the one in front, which is taken first. */
function divide(where: string, part: Part, choice: Choice, writer: TreeWriter, keeper: TreeKeeper): Part[] {
  const divider = choosePlane(part.fragments, choice);
  const node = writer.addNode(part.place, divider.number);
  const { front, back, on } = divideFragments(where, part.fragments, divider);
  const kept = divideFragments(where, part.kept, divider);
  for (const fragment of keeper.onNode(node, on))
    (fragment.facing > 0 ? kept.front : kept.back).push(fragment);
  const cells = part.cell === null ? null : splitCell(part.cell, divider.plane, divider.number);
  return [
    { fragments: back, kept: kept.back, cell: cells?.back ?? null, place: 2 * node + 1 },
    { fragments: front, kept: kept.front, cell: cells?.front ?? null, place: 2 * node },
  ];
}
