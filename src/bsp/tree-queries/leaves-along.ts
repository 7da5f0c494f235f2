import { requireLinear3 } from '../../core/arguments/index.js';
import type { Location } from '../../core/location.js';
import type { Ray, Segment } from '../../core/shapes.js';
import type { Parameter } from '../../implicit/index.js';
import { compareParameters } from '../../implicit/parameter.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { descend, type LinePart } from './line-descent.js';
import { carrierOf, endOf, startOf } from './line-place.js';
import { treeFrom } from './load-tree.js';

/** A part of a segment or ray in the cell of a leaf. */
export interface LeafPassage {
  readonly leaf: number;
  /** `boundary`: it runs along the boundary of the cell, in the planes of nodes. */
  readonly location: Exclude<Location, 'outside'>;
  /** Where it comes into the closed cell, along the segment or ray. */
  readonly entry: Parameter;
  /** Where it leaves; `null`: the ray never does. */
  readonly exit: Parameter | null;
}

/**
 * The leaves of a tree whose cells a segment or a ray passes, in order: by where it enters them, and of those that it
 * enters at the same place (where it runs in planes of the tree, along the cells on both sides) the leaf with the lower
 * number first. Cells that it only touches in a point are not among them. A segment whose ends are equal passes all
 * closed cells that have the point.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.2.
 *
 * @throws RangeError if a direction is zero, a number is not finite, or naming the part of the tree that is wrong
 * @example
 * const slab = [{ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, -1], constant: 0 }];
 * const tree = buildBrushTree([slab]);
 * const passages = leavesAlong({ start: [0, 0, -1], end: [0, 0, 2] }, tree);
 * passages.map(({ leaf }) => tree.leaves[leaf]); // ['empty', 'solid', 'empty']
 * passages[1].entry.toNumber(); // 1 / 3
 */
export function leavesAlong(linear: Segment | Ray, tree: BspTree): LeafPassage[] {
  const where = 'leavesAlong';
  requireLinear3(where, 'linear', linear);
  const [own, carrier] = [treeFrom(where, 'tree', tree), carrierOf(linear)];
  const start = startOf(carrier);
  const end = endOf(carrier, start);
  const parts: LinePart[] = [];
  descend(own, carrier, [start, end], (part) => {
    if (part.from !== part.to || start === end) parts.push(part);
    return true;
  });
  return parts.sort(inOrder).map(passageOf);
}

function inOrder(p: LinePart, q: LinePart): number {
  return compareParameters(p.from.parameter, q.from.parameter) || ~p.child - ~q.child;
}

function passageOf({ child, from, to, within }: LinePart): LeafPassage {
  const isInside = from === to ? from.planes.size === 0 : within.length === 0;
  const [entry, exit] = [from.parameter as Parameter, to === null ? null : (to.parameter as Parameter)];
  return { leaf: ~child, location: isInside ? 'inside' : 'boundary', entry, exit };
}
