import { compareParameters } from '../../implicit/parameter.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { descend, type LinePart } from './line-descent.js';
import { type Carrier, endOf, type Place, startOf } from './line-place.js';
import { type Stretch, type StretchEnd, stretchesOf } from './line-stretches.js';
import type { LoadedTree } from './load-tree.js';

type SolidTree = LoadedTree<SolidLeafTree>;

/** All stretches of a line. */
export function allStretches(tree: SolidTree, carrier: Carrier): Stretch[] {
  const start = startOf(carrier);
  return stretchesBetween(tree, carrier, start, endOf(carrier, start));
}

function stretchesBetween(tree: SolidTree, carrier: Carrier, start: Place, end: Place | null): Stretch[] {
  const parts: LinePart[] = [];
  descend(tree, carrier, [start, end], (part) => {
    parts.push(part);
    return true;
  });
  return stretchesOf(parts, tree.tree.leaves);
}

/** Is any point of a line in a solid leaf, or on its boundary? */
export function meetsSolid(tree: SolidTree, carrier: Carrier): boolean {
  let found = false;
  const start = startOf(carrier);
  descend(tree, carrier, [start, endOf(carrier, start)], ({ child }) => {
    found = tree.tree.leaves[~child] === 'solid';
    return !found;
  });
  return found;
}

/** The first point of a line in the closed solid; null if there is none. */
export function firstOf(tree: SolidTree, carrier: Carrier): StretchEnd | null {
  const start = startOf(carrier);
  let first: Place | undefined;
  const visit = ({ child, from }: LinePart) => {
    if (tree.tree.leaves[~child] === 'solid') first = from;
    return true;
  };
  // Parts follow one another but for those within planes, so that hardly any part is left that begins before the first
  // hit.
  const isLater = ({ from }: LinePart) =>
    first !== undefined && compareParameters(first.parameter, from.parameter) <= 0;
  descend(tree, carrier, [start, endOf(carrier, start)], visit, isLater);
  if (first === undefined) return null;
  const [here] = stretchesBetween(tree, carrier, first, first);
  return here!.entry;
}
