import { PlaneTable } from '../planes/plane-table.js';
import type { NodeStoringTree, TreeFace } from './bsp-tree.js';
import { withUsedPlanes } from './finish-tree.js';
import { growTree } from './grow-tree.js';
import { faceOf, polygonFragments, type TreePolygons } from './polygon-fragments.js';
import { optionsFrom, type TreeOptions } from './tree-options.js';

/**
 * The tree whose nodes have the faces in their planes: what painters and ray casters walk along. It takes convex
 * polygons, or the triangles of a mesh, which need not be closed; polygons are split where planes of others cross them,
 * exactly. That a polygon is convex, lies in its plane and has edges that run along what they name is checked, once.
 * What is not convex is split first, by `splitPolygon`.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.2.1; Fuchs, Kedem and Naylor 1980.
 *
 * @throws RangeError naming the polygon that is none, is not convex or does not lie where it says, what is wrong about
 *   the mesh, or the option that is wrong
 * @example
 * const floor = polygonFromPoints([[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]);
 * const wall = polygonFromPoints([[1, 1, -1], [1, 3, -1], [1, 3, 5], [1, 1, 5]]);
 * const { faces, nodeFaces } = buildNodeStoringTree([floor, wall]);
 * nodeFaces; // [[0], [1], [2]]
 * faces.map(({ source }) => source); // [0, 1, 1]
 */
export function buildNodeStoringTree(polygons: TreePolygons, options: TreeOptions = {}): NodeStoringTree {
  const where = 'buildNodeStoringTree';
  const checked = optionsFrom(where, options);
  const table = new PlaneTable();
  const fragments = polygonFragments(where, polygons, table);
  const hints = checked.hints.map((plane) => table.add(plane).index);
  const faces: TreeFace[] = [];
  const nodeFaces: number[][] = [];
  const choice = { table, options: checked, hints, reach: Infinity };
  const writer = growTree(where, fragments, choice, null, {
    onNode: (node, on) => {
      nodeFaces[node] = on.map((fragment) => faces.push(faceOf(fragment)) - 1);
      return [];
    },
    onLeaf: () => {},
  });
  return { type: 'node-storing', ...withUsedPlanes(writer, table.planes), faces, nodeFaces };
}
