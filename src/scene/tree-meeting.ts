import type { TreeRelation } from '../bsp/tree-queries/convex-solid-leaf-tree.js';
import { solidTreeFrom } from '../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../bsp/trees/bsp-tree.js';
import { requireNoMore } from '../core/arguments/index.js';
import { relationInTree, type ShapeInTree } from './shape-in-tree.js';
import { sideOfShape, type TreeShape } from './tree-shape.js';

/**
 * How do the closed solid of a tree and a shape of any type meet? `overlapping`: the relative interior of the shape has
 * points inside of the solid; `touching`: they have only points of boundaries in common; `disjoint`. The functions of
 * `unerring/bsp` that are named after the shape say the same.
 *
 * @param shape as for `nearestLeaves`
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * import { buildBrushTree } from 'unerring/bsp';
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * treeRelation(tree, { type: 'capsule', start: [0, 0, 2], end: [0, 0, 4], radius: 2 }).relation; // 'touching'
 */
export function treeRelation(tree: SolidLeafTree, shape: TreeShape): TreeRelation {
  const where = 'treeRelation';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  requireBoth(where, tree, shape);
  return { relation: relationInTree(shape as ShapeInTree, tree) };
}

/**
 * Is all of a shape in the closed solid of a tree? It is if the shape does not reach inside of what is not solid: of
 * the tree whose leaves are turned over. Seams between solid leaves do not count; the boundary of the solid is a part
 * of it.
 *
 * @param shape as for `nearestLeaves`
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * import { buildBrushTree } from 'unerring/bsp';
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * treeContains(tree, { type: 'sphere', center: [0, 0, -2], radius: 2 }); // true
 * treeContains(tree, { type: 'sphere', center: [0, 0, -2], radius: 2.0000000000000004 }); // false
 */
export function treeContains(tree: SolidLeafTree, shape: TreeShape): boolean {
  const where = 'treeContains';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  requireBoth(where, tree, shape);
  return relationInTree(shape as ShapeInTree, turnedOver(tree)) !== 'overlapping';
}

function requireBoth(where: string, tree: SolidLeafTree, shape: TreeShape): void {
  solidTreeFrom(where, 'tree', tree);
  sideOfShape(where, 'shape', shape);
}

const known: WeakMap<SolidLeafTree, SolidLeafTree> = /* @__PURE__ */ new WeakMap();

/** The tree of what is not solid. */
function turnedOver(tree: SolidLeafTree): SolidLeafTree {
  let made = known.get(tree);
  if (made === undefined) {
    made = { ...tree, leaves: tree.leaves.map((leaf) => (leaf === 'solid' ? 'empty' : 'solid')) };
    known.set(tree, made);
  }
  return made;
}
