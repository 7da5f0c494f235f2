import type { Point3 } from '../../core/shapes.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import type { Cell } from '../cells/cell.js';
import { interiorPoint } from '../cells/interior-point.js';
import type { LeafSolidity, SolidLeafTree } from './bsp-tree.js';
import type { Choice } from './choose-plane.js';
import { withoutIdleNodes, withUsedPlanes } from './finish-tree.js';
import type { Fragment } from './fragments.js';
import { growTree } from './grow-tree.js';

/**
 * The tree whose leaves the fragments divide. What a leaf is, is never concluded from the side of a plane: no fragment
 * is inside of it, so that it is the same throughout, and one exact point inside is asked about by another way than the
 * tree.
 */
export function growSolidTree(
  where: string,
  fragments: readonly Fragment[],
  choice: Choice,
  cell: Cell,
  isSolidAt: (point: Point3 | Point3Object) => boolean,
): SolidLeafTree {
  const leaves: LeafSolidity[] = [];
  const grown = growTree(where, fragments, choice, cell, {
    onNode: () => [],
    onLeaf: (leaf, _, part) => {
      leaves[leaf] = isSolidAt(interiorPoint(part!)) ? 'solid' : 'empty';
    },
  });
  const { writer, leaves: kept } = withoutIdleNodes(grown, leaves);
  return { type: 'solid-leaf', ...withUsedPlanes(writer, choice.table.planes), leaves: kept };
}
