import { requireNoMore } from '../../core/arguments/index.js';
import type { Placement } from '../../core/shapes.js';
import { exactPlacement } from '../../implicit/exact-placement.js';
import type { ExactPlane } from '../../implicit/index.js';
import { placedPlaneObject } from '../../implicit/transformed-plane.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { solidTreeFrom } from './load-tree.js';

/**
 * A tree of solid and empty leaves where a placement takes it, exactly: its planes are mapped, each with its front, and
 * nodes and leaves keep their numbers. Planes that are no doubles there are kept as what defines them.
 *
 * @throws RangeError for what is no such tree, or a placement that cannot be undone
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * const turned = transformTree(tree, { type: 'parts', rotation: [1, 0, 0, 1], translation: [0, 3, 0] });
 * pointSolidLeafTree([0, 3, 5], turned).location; // 'boundary'
 * pointSolidLeafTree([0, 4, 5], turned).location; // 'inside'
 */
export function transformTree(tree: SolidLeafTree, placement: Placement): SolidLeafTree {
  if (arguments.length > 2) requireNoMore('transformTree', 2, arguments[2], 'one placement after the other');
  const { tree: own, planes } = solidTreeFrom('transformTree', 'tree', tree);
  const to = exactPlacement('transformTree', 'placement', placement);
  const placed = planes.map((plane) => placedPlaneObject(plane, to)) as unknown as ExactPlane[];
  return { ...own, planes: placed };
}
