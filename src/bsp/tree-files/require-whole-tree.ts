import { rejectWords, requireIndex, requireList, requireObject } from '../../core/arguments/index.js';
import type { ExactPlane } from '../../implicit/index.js';
import { polygonFrom } from '../split/load-polygon.js';
import { solidTreeFrom, treeFrom } from '../tree-queries/load-tree.js';
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
  if (tree.kind === 'solid-leaf') solidTreeFrom(where, name, tree);
  tree.planes.forEach((plane, i) => {
    properPlane(where, `${name}.planes[${i}]`, plane as ExactPlane);
  });
  requireParents(where, name, tree);
  if (tree.kind === 'node-storing')
    requireFaces(where, name, tree.faces, 'nodeFaces', tree.nodeFaces, tree.nodes.length);
  if (tree.kind === 'leaf-storing')
    requireFaces(where, name, tree.faces, 'leafFaces', tree.leafFaces, tree.leafCount);
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
  member: string,
  lists: readonly (readonly number[])[],
  count: number,
): void {
  requireList(where, `${name}.faces`, 'a list of polygons', faces);
  faces.forEach((face, i) => {
    requireObject(where, `${name}.faces[${i}]`, 'a polygon', face);
    polygonFrom(where, `${name}.faces[${i}]`, face);
    requireIndex(where, `${name}.faces[${i}].source`, face.source, Infinity);
  });
  requireList(where, `${name}.${member}`, 'a list of lists of numbers of faces', lists);
  if (lists.length !== count) {
    rejectWords(where, `${name}.${member}`, `a list of ${count} lists`, `${lists.length}`);
  }
  const seen = new Set<number>();
  lists.forEach((list, i) => {
    requireList(where, `${name}.${member}[${i}]`, 'a list of numbers of faces', list);
    list.forEach((face, k) => {
      const place = `${name}.${member}[${i}][${k}]`;
      requireIndex(where, place, face, faces.length);
      if (seen.has(face)) rejectWords(where, place, 'a face in one place', `face ${face} again`);
      seen.add(face);
    });
  });
}
