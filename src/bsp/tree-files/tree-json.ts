import { rejectWords, requireString } from '../../core/arguments/index.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { withType } from './former-tree.js';
import { requireWholeTree } from './require-whole-tree.js';
import { treeData } from './tree-data.js';

/**
 * A tree as JSON text, without loss: doubles are written with the digits that tell them from all others. Its own fields
 * are, and no others.
 *
 * @throws RangeError naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeToJson(tree).length; // 159
 */
export function treeToJson(tree: BspTree): string {
  return JSON.stringify(treeData('treeToJson', 'tree', tree));
}

/**
 * The tree that {@link treeToJson} wrote. Another text is refused if it is no such tree: nodes and leaves have one
 * parent each, so that every query comes to an end, planes have normals and are distinct, and faces have the form of
 * polygons. That no leaf has an empty cell, and that faces lie where they stand, is not checked: a text that was
 * changed so may answer otherwise than the tree did. Texts of version 0.2 are read, too.
 *
 * @throws RangeError telling what is wrong with the text
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeFromJson(treeToJson(tree)).type; // 'solid-leaf'
 */
export function treeFromJson(text: string): BspTree {
  requireString('treeFromJson', 'text', text);
  let tree: BspTree;
  try {
    // A byte order mark is no JSON, and editors write it without a word.
    tree = withType(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return rejectWords('treeFromJson', 'text', 'JSON', 'another text');
  }
  requireWholeTree('treeFromJson', 'text', tree);
  return tree;
}
