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
  if (tree.kind === 'solid-leaf') return { kind: tree.kind, ...common, leaves: Array.from(tree.leaves) };
  const faces = facesOf(tree, whole);
  return tree.kind === 'node-storing'
    ? { kind: tree.kind, ...common, faces, nodeFaces: listsOf(tree.nodeFaces) }
    : { kind: tree.kind, ...common, faces, leafFaces: listsOf(tree.leafFaces) };
}

function facesOf({ faces }: Exclude<BspTree, { kind: 'solid-leaf' }>, { polygons }: WholeTree) {
  return polygons.map((polygon, i) => {
    return { ...polygonData(withPlainLists(polygon)), source: faces[i]!.source };
  });
}

function listsOf(lists: readonly (readonly number[])[]): number[][] {
  return Array.from(lists, (list) => Array.from(list));
}
