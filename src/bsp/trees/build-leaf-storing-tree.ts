import { PlaneTable } from '../planes/plane-table.js';
import type { LeafStoringTree, TreeFace } from './bsp-tree.js';
import { withUsedPlanes } from './finish-tree.js';
import { growTree } from './grow-tree.js';
import { faceOf, polygonFragments, type TreePolygons } from './polygon-fragments.js';
import { optionsFrom, type TreeOptions } from './tree-options.js';

/**
 * The tree whose leaves have the faces on their boundary that look into them: what can be seen from within a leaf, and
 * what a ray meets there. A face in the plane of a node goes down the side that its front looks to, is marked as used,
 * and is not divided by again; planes below may still split it. Polygons are taken and checked as by
 * `buildNodeStoringTree`.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.2.2.
 *
 * @throws RangeError naming the polygon that is none, is not convex or does not lie where it says, what is wrong about
 *   the mesh, or the option that is wrong
 * @example
 * const floor = polygonFromPoints([[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]);
 * const wall = polygonFromPoints([[1, 1, 0], [1, 3, 0], [1, 3, 5], [1, 1, 5]]);
 * const { faces, leafFaces } = buildLeafStoringTree([floor, wall]);
 * leafFaces; // [[0, 1], [2], []]
 * faces.map(({ source }) => source); // [0, 1, 0]
 */
export function buildLeafStoringTree(polygons: TreePolygons, options: TreeOptions = {}): LeafStoringTree {
  const where = 'buildLeafStoringTree';
  const checked = optionsFrom(where, options);
  const table = new PlaneTable();
  const fragments = polygonFragments(where, polygons, table);
  const hints = checked.hints.map((plane) => table.add(plane).index);
  const faces: TreeFace[] = [];
  const leafFaces: number[][] = [];
  const choice = { table, options: checked, hints, reach: Infinity };
  const writer = growTree(where, fragments, choice, null, {
    onNode: (_, on) => on,
    onLeaf: (leaf, kept) => {
      leafFaces[leaf] = kept.map((fragment) => faces.push(faceOf(fragment)) - 1);
    },
  });
  return { type: 'leaf-storing', ...withUsedPlanes(writer, table.planes), faces, leafFaces };
}
