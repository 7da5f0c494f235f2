/** Questions on trees that are given node by node: their values, and how to decode them. */
import { pointOf } from '../boxes/values.js';

/**
 * The values: how many nodes count, which leaves are solid, of each node its plane and where it stands, then the other
 * shape.
 */
export const MOST_NODES = 6;
export const NODE_COUNT = 0;
export const SOLID = 1;
export const NODES = 2;
/** Of a node: a plane, and the number of the place among those that are free. */
export const NODE_SIZE = 5;
export const TREE_OTHER = NODES + MOST_NODES * NODE_SIZE;

/** The way to a leaf: the numbers of nodes, and whether it is in front of their planes or behind. */
export type Way = readonly (readonly [node: number, side: 1 | -1])[];

/** Children as a tree has them, and the way to each leaf. */
export interface ExplicitTree {
  readonly children: readonly number[];
  readonly ways: readonly Way[];
}

/** Node i + 1 takes one of the places that nodes before it have left. */
export function explicitTreeOf(v: ArrayLike<number>): ExplicitTree {
  const count = v[NODE_COUNT]!;
  const children = new Array<number>(2 * count).fill(0);
  const places: { at: number; way: Way }[] = [{ at: -1, way: [] }];
  for (let node = 0; node < count; node++) {
    const wanted = v[NODES + node * NODE_SIZE + 4]!;
    const [{ at, way }] = places.splice(wanted % places.length, 1) as [(typeof places)[number]];
    if (at >= 0) children[at] = node;
    places.push({ at: 2 * node, way: [...way, [node, 1]] }, { at: 2 * node + 1, way: [...way, [node, -1]] });
  }
  places.forEach(({ at }, leaf) => {
    children[at] = ~leaf;
  });
  return { children, ways: places.map(({ way }) => way) };
}

/** Where the plane of a node begins. */
export function nodePlace(node: number): number {
  return NODES + node * NODE_SIZE;
}

/** The planes of the nodes, plain data. */
export function nodePlanesOf(v: ArrayLike<number>) {
  return Array.from({ length: v[NODE_COUNT]! }, (_, node) => {
    const at = nodePlace(node);
    return { normal: pointOf(v, at), constant: v[at + 3]! };
  });
}

/** Whether a leaf is solid. */
export function isSolidLeaf(v: ArrayLike<number>, leaf: number): boolean {
  return ((v[SOLID]! >> leaf) & 1) === 1;
}

/** The tree as plain data: the planes of the nodes, and two children for each, of which `~leaf` is a leaf. */
export function treeDataOf(v: ArrayLike<number>) {
  return { planes: nodePlanesOf(v), children: explicitTreeOf(v).children };
}

/** The same with what its leaves are. */
export function solidTreeDataOf(v: ArrayLike<number>) {
  const tree = treeDataOf(v);
  const leaves = Array.from({ length: v[NODE_COUNT]! + 1 }, (_, leaf) =>
    isSolidLeaf(v, leaf) ? 'solid' : 'empty',
  );
  return { ...tree, leaves };
}
