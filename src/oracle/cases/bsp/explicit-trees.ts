import { pointOf } from '../shapes.js';

/** Questions on trees that are given node by node: their values, and how to decode them. */

/**
 * The values: how many nodes count, which leaves are solid, of each node its plane and where it stands, then the other
 * shape.
 */
export const MOST_NODES = 6;
export const NODE_COUNT = 0;
export const SOLID = 1;
const NODES = 2;
/** Of a node: a plane, and the number of the place among those that are free. */
const NODE_SIZE = 5;
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

/**
 * Questions on the order of faces: the kind of the tree, the order, the eye, then triangles with corners of their own.
 */

export const MOST_TRIANGLES = 5;
export const KIND = 0;
export const ORDER = 1;
export const EYE = 2;
export const TRIANGLE_COUNT = 5;
export const TRIANGLES = 6;

export const kindOf = (v: ArrayLike<number>) => (v[KIND] === 1 ? 'leaf-storing' : 'node-storing');
export const orderOf = (v: ArrayLike<number>) => (v[ORDER] === 1 ? 'front-to-back' : 'back-to-front');
export const eyeOf = (v: ArrayLike<number>) => pointOf(v, EYE);

/** The triangles as a mesh; corners that are equal have numbers of their own. */
export function triangleMeshOf(v: ArrayLike<number>) {
  const count = v[TRIANGLE_COUNT]!;
  return {
    positions: Float64Array.from({ length: 9 * count }, (_, i) => v[TRIANGLES + i]!),
    indices: Uint32Array.from({ length: 3 * count }, (_, i) => i),
  };
}
