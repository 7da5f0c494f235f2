import { reject, rejectWords, requireIndex, requireList, requireObject } from '../../core/arguments/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import type {
  BspNodes,
  BspTree,
  LeafStoringTree,
  NodeStoringTree,
  SolidLeafTree,
} from '../trees/bsp-tree.js';

/** A tree whose parts have been checked. */
export interface LoadedTree<T extends BspNodes = BspNodes> {
  readonly tree: T;
  readonly planes: readonly PlaneObject[];
  /** The number of the root: a node, or `~0` for a tree that is one leaf. */
  readonly root: number;
}

const known: WeakMap<BspNodes, LoadedTree> = /* @__PURE__ */ new WeakMap();

/**
 * Checks the form of a tree of solid and empty leaves, once for each object.
 *
 * @throws RangeError naming the part that is wrong
 */
export function solidTreeFrom(where: string, name: string, tree: SolidLeafTree): LoadedTree<SolidLeafTree> {
  return loaded(where, name, 'a tree of buildBrushTree or buildMeshTree', tree, ['solid-leaf']);
}

/**
 * Checks the form of a tree of any kind, once for each object.
 *
 * @throws RangeError naming the part that is wrong
 */
export function treeFrom<T extends BspTree>(where: string, name: string, tree: T): LoadedTree<T> {
  return loaded(where, name, 'a tree', tree, ['solid-leaf', 'node-storing', 'leaf-storing']);
}

/**
 * Checks the form of a tree with faces, once for each object.
 *
 * @throws RangeError naming the part that is wrong
 */
export function faceTreeFrom<T extends NodeStoringTree | LeafStoringTree>(
  where: string,
  name: string,
  tree: T,
): LoadedTree<T> {
  return loaded(where, name, 'a tree with faces', tree, ['node-storing', 'leaf-storing']);
}

function loaded<T extends BspTree>(
  where: string,
  name: string,
  what: string,
  tree: T,
  kinds: readonly BspTree['type'][],
): LoadedTree<T> {
  requireObject(where, name, what, tree);
  if (!kinds.includes(tree.type)) {
    rejectWords(where, `${name}.type`, kinds.map((kind) => `'${kind}'`).join(' or '), `'${tree.type}'`);
  }
  const before = known.get(tree);
  if (before !== undefined) return before as LoadedTree<T>;
  requireNodes(where, name, tree);
  requireChildren(where, name, tree);
  if (tree.type === 'solid-leaf') requireLeaves(where, name, tree);
  else requireFaceLists(where, name, tree);
  // Not `map`, which passes over what a list lacks.
  const planes = Array.from(tree.planes, (plane, i) => planeFrom(where, `${name}.planes[${i}]`, plane));
  const made = { tree, planes, root: tree.nodes.length === 0 ? ~0 : 0 };
  known.set(tree, made);
  return made;
}

function requireLeaves(where: string, name: string, { leaves, leafCount }: SolidLeafTree): void {
  requireList(where, `${name}.leaves`, "a list of 'solid' and 'empty'", leaves);
  const wrong = leaves.findIndex((leaf) => leaf !== 'solid' && leaf !== 'empty');
  if (wrong >= 0) rejectWords(where, `${name}.leaves[${wrong}]`, "'solid' or 'empty'", 'another word');
  requireLength(where, `${name}.leaves`, leaves, leafCount, 'leaf');
}

function requireFaceLists(where: string, name: string, own: NodeStoringTree | LeafStoringTree): void {
  requireList(where, `${name}.faces`, 'a list of faces', own.faces);
  for (let i = 0; i < own.faces.length; i++) {
    requireObject(where, `${name}.faces[${i}]`, 'a face', own.faces[i]);
  }
  const [field, lists, count, of] =
    own.type === 'node-storing'
      ? (['nodeFaces', own.nodeFaces, own.nodes.length, 'node'] as const)
      : (['leafFaces', own.leafFaces, own.leafCount, 'leaf'] as const);
  requireList(where, `${name}.${field}`, 'a list of lists of faces', lists);
  requireLength(where, `${name}.${field}`, lists, count, of);
  for (let i = 0; i < count; i++) {
    requireList(where, `${name}.${field}[${i}]`, 'a list of numbers of faces', lists[i]);
    for (const face of lists[i]!) requireIndex(where, `${name}.${field}[${i}]`, face, own.faces.length);
  }
}

/** Every node has a plane and two children, and there is one leaf more than there are nodes. */
function requireNodes(where: string, name: string, { planes, nodes, children, leafCount }: BspNodes): void {
  requireList(where, `${name}.planes`, 'a list of planes', planes);
  requireList(where, `${name}.nodes`, 'a list of numbers of planes', nodes);
  requireList(where, `${name}.children`, 'a list of two children for each node', children);
  if (children.length !== 2 * nodes.length) {
    const got = `${children.length} for ${nodes.length} nodes`;
    rejectWords(where, `${name}.children`, 'a list of two children for each node', got);
  }
  const expected = nodes.length + 1;
  if (leafCount !== expected) {
    reject(where, `${name}.leafCount`, `one more than the nodes, ${expected}`, leafCount);
  }
  for (let i = 0; i < nodes.length; i++) {
    requireIndex(where, `${name}.nodes[${i}]`, nodes[i]!, planes.length);
  }
}

/**
 * Children come after their node, and each is there once, so that there are as many ways down as leaves, and none is
 * without an end. (Nodes that shared a child would have twice as many ways at each level.)
 */
function requireChildren(where: string, name: string, { nodes, children, leafCount }: BspNodes): void {
  const seen = new Set<number>();
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    const isOne =
      Number.isInteger(child) && (child < 0 ? ~child < leafCount : child > i >> 1 && child < nodes.length);
    if (!isOne) {
      const expected = 'the number of a node below, or ~ that of a leaf';
      reject(where, `${name}.children[${i}]`, expected, child);
    }
    if (seen.has(child)) {
      const got = `${child < 0 ? `~${~child}` : child} once more`;
      rejectWords(where, `${name}.children[${i}]`, 'a node or a leaf that no other node has', got);
    }
    seen.add(child);
  }
}

function requireLength(
  where: string,
  name: string,
  list: readonly unknown[],
  count: number,
  of: string,
): void {
  if (list.length === count) return;
  rejectWords(where, name, `a list of ${count} entries, one for each ${of}`, `${list.length}`);
}
