import type { Box3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import type { FoundPoint3 } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { type Cell, splitCell } from '../cells/cell.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { boxCell } from './box-cell.js';
import { type Corner, type PlaneOf, sidesOfPiece, splitRing } from './convex-piece.js';
import { type LoadedTree, treeFrom } from './load-tree.js';

/** A convex polygon between the cells of two leaves: all that their boundaries have in common. */
export interface TreePortal {
  /** The number of the plane that it lies in. */
  readonly plane: number;
  /** The leaf in front of the plane. */
  readonly front: number;
  /** The leaf behind it. */
  readonly back: number;
  /**
   * Counterclockwise as seen from the front, no three in a line; each is the common point of three planes of the tree
   * or the box.
   */
  readonly vertices: readonly FoundPoint3[];
}

/** A polygon of a plane, its corners in order. */
type Polygon = readonly Corner[];

/**
 * The portals of a tree within a box: for every two leaves whose cells border on each other in more than an edge, the
 * convex polygon between them, exactly. They cover every face of every cell within the box, without overlapping.
 *
 * Two cells that border on each other do so in the plane of the node where their ways down part. So the part of that
 * plane in the node's cell is cut by the nodes below, on both sides.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.6; Teller, Visibility computations in densely occluded polyhedral
 * environments (1992).
 *
 * @param box  A box with a volume; cells have no bounds of their own
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, -1], constant: 0 }]]);
 * const portals = treePortals(tree, { min: [0, 0, -4], max: [1, 1, 4] });
 * portals.map(({ front, back }) => [tree.leaves[front], tree.leaves[back]]); // [['empty', 'solid'], ['empty', 'solid']]
 * portals[0].vertices.length; // 4
 */
export function treePortals(tree: BspTree, box: Box3): TreePortal[] {
  const where = 'treePortals';
  const own = treeFrom(where, 'tree', tree);
  const start = boxCell(where, 'box', box);
  const planeOf: PlaneOf = (number) => (number < 0 ? start.faces[~number]!.plane : own.planes[number]!);
  const open: [number, Cell][] = [[own.root, start]];
  const found: TreePortal[] = [];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [child, cell] = task;
    if (child < 0) continue;
    const plane = own.tree.nodes[child]!;
    const { front, back } = splitCell(cell, own.planes[plane]!, plane);
    const [before, behind] = [own.tree.children[2 * child]!, own.tree.children[2 * child + 1]!];
    if (front !== null && back !== null) {
      for (const [leaf, part] of shared(own, before, 1, capOf(back, plane), planeOf)) {
        for (const [other, polygon] of shared(own, behind, -1, part, planeOf)) {
          const vertices = polygon.map(({ point }) => point as FoundPoint3);
          found.push({ plane, front: leaf, back: other, vertices });
        }
      }
    }
    if (back !== null) open.push([behind, back]);
    if (front !== null) open.push([before, front]);
  }
  return found;
}

/** The face of the cell behind a plane that lies in it. */
function capOf({ vertices, faces }: Cell, plane: number): Polygon {
  const tight = vertices.map((): number[] => []);
  for (const { number, ring } of faces) for (const i of ring) tight[i]!.push(number);
  const cap = faces.find(({ number }) => number === plane)!;
  return cap.ring.map((i) => ({ point: vertices[i]!, tight: tight[i]! }));
}

/** The parts of a polygon that border on the leaves of a subtree, which is on one side of it. */
function shared(
  { tree, planes }: LoadedTree<BspTree>,
  root: number,
  side: Sign,
  whole: Polygon,
  planeOf: PlaneOf,
): [number, Polygon][] {
  const found: [number, Polygon][] = [];
  const open: [number, Polygon][] = [[root, whole]];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [child, polygon] = task;
    if (child < 0) {
      found.push([~child, polygon]);
      continue;
    }
    const number = tree.nodes[child]!;
    const sides = sidesOfPiece(polygon, planes[number] as PlaneObject);
    const [front, back] = [tree.children[2 * child]!, tree.children[2 * child + 1]!];
    const [isFront, isBack] = [sides.includes(1), sides.includes(-1)];
    if (isFront && isBack) {
      const parts = splitRing(polygon, sides, number, planeOf);
      open.push([back, parts.back], [front, parts.front]);
    } else {
      // In a tree that has the plane once more below, all of it is on the same side there.
      const isInFront = isFront || (!isBack && side > 0);
      open.push([isInFront ? front : back, polygon]);
    }
  }
  return found;
}
