import type { Point3 } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { plainOrObject } from '../../implicit/revive.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { type ConeSide, coneHasDirections } from '../cells/cone.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { type LoadedTree, treeFrom } from './load-tree.js';

/**
 * The leaves of a tree whose closed cells contain a point, ascending: one, or those around it if it is on planes of the
 * tree.
 *
 * On a plane both sides are followed. A leaf that is found in this way is at the point if its cell is not empty: so it
 * is with all trees that this package builds. Of other trees, where planes may cross in a point without a cell between
 * them, a leaf counts if there is a direction that leads from the point to the leaf's side of all the planes above that
 * the point is on.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.1, with both sides of a plane.
 *
 * @throws RangeError if a coordinate is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: -5 }, { normal: [-1, 0, 0], constant: 4 }]]);
 * leavesAtPoint(tree, [5, 0, 0]); // [0, 2]
 * leavesAtPoint(tree, [5.5, 0, 0]); // [0]
 */
export function leavesAtPoint(tree: BspTree, point: PointLike3): number[] {
  const own = treeFrom('leavesAtPoint', 'tree', tree);
  return leavesAround(own, plainOrObject('leavesAtPoint', 'point', point) as Point3 | Point3Object);
}

/** A node or a leaf, and the planes above that the point is on, with the sides that lead there. */
interface Way {
  readonly child: number;
  readonly on: readonly ConeSide[];
}

/** {@link leavesAtPoint} of what has been checked. */
export function leavesAround({ tree, planes, root }: LoadedTree, point: Point3 | Point3Object): number[] {
  const leaves: number[] = [];
  const open: Way[] = [{ child: root, on: [] }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { child, on } = way;
    if (child < 0) {
      leaves.push(~child);
      continue;
    }
    const plane = planes[tree.nodes[child]!]!;
    const side = sideOfAny(plane, point);
    for (const taken of [-1, 1] as const) {
      const next = tree.children[2 * child + (taken > 0 ? 0 : 1)]!;
      if (side === taken) open.push({ child: next, on });
      else if (side === 0) {
        const all = [...on, { plane, side: taken }];
        if (leadsAnywhere(all)) open.push({ child: next, on: all });
      }
    }
  }
  return leaves.sort((a, b) => a - b);
}

/** Two different planes through a point cross. One that comes again leaves nothing on its other side. */
function leadsAnywhere(all: readonly ConeSide[]): boolean {
  const last = all.at(-1)!;
  if (all.some(({ plane, side }) => plane === last.plane && side !== last.side)) return false;
  return all.length < 3 || coneHasDirections(all);
}
