import { rejectWords, requireString } from '../../core/arguments/index.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { requireWholeTree } from './require-whole-tree.js';

/**
 * A tree as JSON text, without loss: doubles are written with the digits that tell them from all others.
 *
 * @throws RangeError naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeToJson(tree).length; // 159
 */
export function treeToJson(tree: BspTree): string {
  requireWholeTree('treeToJson', 'tree', tree);
  return JSON.stringify(tree);
}

/**
 * The tree that {@link treeToJson} wrote. Everything is checked: what is not a tree never answers wrongly or without an end.
 *
 * @throws RangeError telling what is wrong with the text
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeFromJson(treeToJson(tree)).kind; // 'solid-leaf'
 */
export function treeFromJson(text: string): BspTree {
  requireString('treeFromJson', 'text', text);
  let tree: BspTree;
  try {
    tree = JSON.parse(text);
  } catch {
    return rejectWords('treeFromJson', 'text', 'JSON', 'another text');
  }
  requireWholeTree('treeFromJson', 'text', tree);
  return tree;
}
