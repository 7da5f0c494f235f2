import { polygonData, withPlainLists } from '../split/load-polygon.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { requireWholeTree, type WholeTree } from './require-whole-tree.js';

/**
 * A tree as it is written: its own fields and no others, in one order, lists as arrays, and planes and polygons as this
 * package has them, whatever they were given as. So equal trees are the same text and the same bytes.
 *
 * @throws RangeError naming the part of the tree that is wrong
 */
export function treeData(where: string, name: string, tree: BspTree): BspTree {
  const whole = requireWholeTree(where, name, tree);
  const { planes } = whole;
  const [nodes, children] = [Array.from(tree.nodes), Array.from(tree.children)];
  const { leafCount } = tree;
  const common = { planes, nodes, children, leafCount };
  if (tree.type === 'solid-leaf') return { type: tree.type, ...common, leaves: Array.from(tree.leaves) };
  const faces = facesOf(tree, whole);
  return tree.type === 'node-storing'
    ? { type: tree.type, ...common, faces, nodeFaces: listsOf(tree.nodeFaces) }
    : { type: tree.type, ...common, faces, leafFaces: listsOf(tree.leafFaces) };
}

function facesOf({ faces }: Exclude<BspTree, { type: 'solid-leaf' }>, { polygons }: WholeTree) {
  return polygons.map((polygon, i) => {
    return { ...polygonData(withPlainLists(polygon)), source: faces[i]!.source };
  });
}

function listsOf(lists: readonly (readonly number[])[]): number[][] {
  return Array.from(lists, (list) => Array.from(list));
}
