import type { Box3 } from '../../core/shapes.js';
import type { ExactPlane, FoundPoint3 } from '../../implicit/index.js';
import { type Cell, splitCell } from '../cells/cell.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { boxCell } from './box-cell.js';
import { treeFrom } from './load-tree.js';

/** A face of a leaf's cell. */
export interface LeafCellFace {
  /** The number of the plane of the tree; `null` for a face of the box. */
  readonly plane: number | null;
  /** The plane that the face lies in, the box's or the tree's. */
  readonly support: ExactPlane;
  /** 1 if the plane's normal points out of the cell, -1 if into it. */
  readonly facing: 1 | -1;
  /** Numbers of vertices, counterclockwise as seen from outside, no three in a line. */
  readonly ring: readonly number[];
}

/** The cell of a leaf as far as it is in a box: a convex polyhedron with an inside. */
export interface LeafCell {
  readonly leaf: number;
  /** Each is the common point of three planes of the tree or the box. */
  readonly vertices: readonly FoundPoint3[];
  readonly faces: readonly LeafCellFace[];
}

/**
 * The cells of the leaves of a tree, as far as they are in a box, exactly: convex polyhedra that fill the box without
 * overlapping. Leaves whose cells do not reach inside of the box are not among them.
 *
 * @param box  A box with a volume; cells have no bounds of their own
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * import { coordinates } from 'unerring/implicit';
 * const tree = buildBrushTree([[{ normal: [0, 0, 3], constant: -1 }]]);
 * const cells = leafCells(tree, { min: [0, 0, 0], max: [1, 1, 1] });
 * cells.map(({ leaf }) => tree.leaves[leaf]); // ['empty', 'solid']
 * cells[1].vertices.length; // 8
 * Math.max(...cells[1].vertices.map((vertex) => coordinates(vertex)[2])); // 1 / 3
 */
export function leafCells(tree: BspTree, box: Box3): LeafCell[] {
  const where = 'leafCells';
  const { tree: own, planes, root } = treeFrom(where, 'tree', tree);
  const open: [number, Cell][] = [[root, boxCell(where, 'box', box)]];
  const found: LeafCell[] = [];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [child, cell] = task;
    if (child < 0) {
      found.push(leafCell(~child, cell));
      continue;
    }
    const number = own.nodes[child]!;
    const { front, back } = splitCell(cell, planes[number]!, number);
    if (back !== null) open.push([own.children[2 * child + 1]!, back]);
    if (front !== null) open.push([own.children[2 * child]!, front]);
  }
  return found.sort((p, q) => p.leaf - q.leaf);
}

function leafCell(leaf: number, { vertices, faces }: Cell): LeafCell {
  return {
    leaf,
    vertices: vertices as unknown as readonly FoundPoint3[],
    faces: faces.map(({ plane, number, outward, ring }) => ({
      plane: number < 0 ? null : number,
      support: plane as unknown as ExactPlane,
      facing: outward,
      ring,
    })),
  };
}
