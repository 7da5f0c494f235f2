import { rejectWords, requireIndex, requireList, requireObject } from '../../core/arguments/index.js';
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
  return loaded(where, name, 'a tree of buildBrushTree or buildSolidTree', tree, ['solid-leaf'], (own) => {
    requireList(where, `${name}.leaves`, "a list of 'solid' and 'empty'", own.leaves);
    const wrong = own.leaves.findIndex((leaf) => leaf !== 'solid' && leaf !== 'empty');
    if (wrong >= 0) rejectWords(where, `${name}.leaves[${wrong}]`, "'solid' or 'empty'", 'another word');
    requireLength(where, `${name}.leaves`, own.leaves, own.leafCount, 'leaf');
  });
}

/**
 * Checks the form of a tree of any kind, once for each object.
 *
 * @throws RangeError naming the part that is wrong
 */
export function treeFrom<T extends BspTree>(where: string, name: string, tree: T): LoadedTree<T> {
  return loaded(where, name, 'a tree', tree, ['solid-leaf', 'node-storing', 'leaf-storing'], () => {});
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
  return loaded(where, name, 'a tree with faces', tree, ['node-storing', 'leaf-storing'], (own) => {
    requireList(where, `${name}.faces`, 'a list of faces', own.faces);
    const [field, lists, count, of] =
      own.kind === 'node-storing'
        ? (['nodeFaces', own.nodeFaces, own.nodes.length, 'node'] as const)
        : (['leafFaces', own.leafFaces, own.leafCount, 'leaf'] as const);
    requireList(where, `${name}.${field}`, 'a list of lists of faces', lists);
    requireLength(where, `${name}.${field}`, lists, count, of);
    lists.forEach((list, i) => {
      requireList(where, `${name}.${field}[${i}]`, 'a list of numbers of faces', list);
      for (const face of list) requireIndex(where, `${name}.${field}[${i}]`, face, own.faces.length);
    });
  });
}

function loaded<T extends BspTree>(
  where: string,
  name: string,
  what: string,
  tree: T,
  kinds: readonly BspTree['kind'][],
  check: (tree: T) => void,
): LoadedTree<T> {
  requireObject(where, name, what, tree);
  if (!kinds.includes(tree.kind)) {
    rejectWords(where, `${name}.kind`, kinds.map((kind) => `'${kind}'`).join(' or '), `'${tree.kind}'`);
  }
  const before = known.get(tree);
  if (before !== undefined) return before as LoadedTree<T>;
  requireNodes(where, name, tree);
  check(tree);
  const planes = tree.planes.map((plane, i) => planeFrom(where, `${name}.planes[${i}]`, plane));
  const made = { tree, planes, root: tree.nodes.length === 0 ? ~0 : 0 };
  known.set(tree, made);
  return made;
}

/** Every node has a plane, and children that come after it: no way down is without an end. */
function requireNodes(where: string, name: string, { planes, nodes, children, leafCount }: BspNodes): void {
  requireList(where, `${name}.planes`, 'a list of planes', planes);
  requireList(where, `${name}.nodes`, 'a list of numbers of planes', nodes);
  requireList(where, `${name}.children`, 'a list of two children for each node', children);
  if (children.length !== 2 * nodes.length) {
    const got = `${children.length} for ${nodes.length} nodes`;
    rejectWords(where, `${name}.children`, 'a list of two children for each node', got);
  }
  for (let i = 0; i < nodes.length; i++) {
    requireIndex(where, `${name}.nodes[${i}]`, nodes[i]!, planes.length);
  }
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    if (
      Number.isInteger(child) &&
      (child < 0 ? ~child < leafCount : child > i >> 1 && child < nodes.length)
    ) {
      continue;
    }
    rejectWords(
      where,
      `${name}.children[${i}]`,
      'the number of a node below, or ~ that of a leaf',
      `${child}`,
    );
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
