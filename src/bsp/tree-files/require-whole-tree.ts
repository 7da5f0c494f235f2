import { rejectWords, requireIndex } from '../../core/arguments/index.js';
import type { ExactPlane } from '../../implicit/index.js';
import { polygonFrom } from '../split/load-polygon.js';
import { treeFrom } from '../tree-queries/load-tree.js';
import type { BspTree, TreeFace } from '../trees/bsp-tree.js';
import { properPlane } from '../trees/tree-options.js';

/**
 * Checks everything about a tree that comes from outside: its form, that nodes and leaves have one parent each, that planes have normals,
 * that faces are polygons and stand in one place each. (That cells are not empty is not checked.)
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireWholeTree(where: string, name: string, tree: BspTree): void {
  treeFrom(where, name, tree);
  tree.planes.forEach((plane, i) => {
    properPlane(where, `${name}.planes[${i}]`, plane as ExactPlane);
  });
  requireParents(where, name, tree);
  if (tree.kind === 'node-storing') requireFaces(where, name, tree.faces, tree.nodeFaces);
  if (tree.kind === 'leaf-storing') requireFaces(where, name, tree.faces, tree.leafFaces);
}

function requireParents(where: string, name: string, { nodes, children, leafCount }: BspTree): void {
  const expected = nodes.length + 1;
  if (leafCount !== expected) {
    rejectWords(where, `${name}.leafCount`, `one more than the nodes, ${expected}`, `${leafCount}`);
  }
  const seen = new Set(children);
  if (seen.size !== children.length) {
    rejectWords(where, `${name}.children`, 'different nodes and leaves', 'one that is there twice');
  }
}

function requireFaces(
  where: string,
  name: string,
  faces: readonly TreeFace[],
  lists: readonly (readonly number[])[],
): void {
  faces.forEach((face, i) => {
    polygonFrom(where, `${name}.faces[${i}]`, face);
    requireIndex(where, `${name}.faces[${i}].source`, face.source, Infinity);
  });
  const placed = lists.flat();
  if (placed.length !== faces.length || new Set(placed).size !== faces.length) {
    rejectWords(where, `${name}.faces`, 'each in one place', `${placed.length} places for ${faces.length}`);
  }
}
