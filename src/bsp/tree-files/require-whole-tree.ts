import { rejectWords, requireIndex } from '../../core/arguments/index.js';
import type { ExactPlane } from '../../implicit/index.js';
import { PlaneTable } from '../planes/plane-table.js';
import { type CheckedPolygon, polygonFrom } from '../split/load-polygon.js';
import { treeFrom } from '../tree-queries/load-tree.js';
import type { BspTree, TreeFace } from '../trees/bsp-tree.js';
import { properPlane } from '../trees/tree-options.js';

/** The parts of a tree that has been checked, as objects of this copy of the package. */
export interface WholeTree {
  readonly planes: readonly ExactPlane[];
  /** Of each face its polygon; none, if the tree has no faces. */
  readonly polygons: readonly CheckedPolygon[];
}

/**
 * Checks what can be told about a tree without cutting anything: its form, that nodes and leaves have one parent each,
 * that planes have normals and no two of them are the same set of points, that faces have the form of polygons and
 * stand in one place each. That no leaf has an empty cell, and that faces lie where they stand, is not checked.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireWholeTree(where: string, name: string, tree: BspTree): WholeTree {
  treeFrom(where, name, tree);
  const planes = distinctPlanes(where, name, tree.planes);
  if (tree.type === 'solid-leaf') return { planes, polygons: [] };
  const lists = tree.type === 'node-storing' ? tree.nodeFaces : tree.leafFaces;
  return { planes, polygons: polygonsOf(where, name, tree.faces, lists) };
}

function distinctPlanes(where: string, name: string, planes: readonly ExactPlane[]): readonly ExactPlane[] {
  const table = new PlaneTable();
  return Array.from(planes, (plane, i) => {
    const own = properPlane(where, `${name}.planes[${i}]`, plane);
    const { index } = table.add(own);
    if (index < i) {
      rejectWords(where, `${name}.planes[${i}]`, 'a plane that is there once', `planes[${index}] again`);
    }
    return own;
  });
}

function polygonsOf(
  where: string,
  name: string,
  faces: readonly TreeFace[],
  lists: readonly (readonly number[])[],
): readonly CheckedPolygon[] {
  const polygons = faces.map((face, i) => {
    requireIndex(where, `${name}.faces[${i}].source`, face.source, Infinity);
    return polygonFrom(where, `${name}.faces[${i}]`, face);
  });
  const placed = lists.flatMap((list) => Array.from(list));
  if (placed.length !== faces.length || new Set(placed).size !== faces.length) {
    rejectWords(where, `${name}.faces`, 'each in one place', `${placed.length} places for ${faces.length}`);
  }
  return polygons;
}
