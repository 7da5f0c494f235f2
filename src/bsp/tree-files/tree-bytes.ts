import { reject, rejectWords } from '../../core/arguments/index.js';
import type { BspTree } from '../trees/bsp-tree.js';
import { withType } from './former-tree.js';
import { MalformedBytes, type Plain, plainFromBytes, plainToBytes } from './plain-bytes.js';
import { requireWholeTree } from './require-whole-tree.js';
import { treeData } from './tree-data.js';

/** "UBSP", version 2: the tag of a tree is `type`. In version 1 it was `kind`. */
const MAGIC = 0x50534255;
const VERSION = 2;
const HEADER = 8;

/**
 * A tree as bytes, without loss: a magic number and a version (32 bits each, little-endian), then the fields of the
 * tree and no others.
 *
 * @throws RangeError naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeToBytes(tree).length; // 234
 */
export function treeToBytes(tree: BspTree): Uint8Array {
  return plainToBytes([MAGIC, VERSION], treeData('treeToBytes', 'tree', tree) as unknown as Plain);
}

/**
 * The tree that {@link treeToBytes} wrote. Other bytes are refused if they are no such tree: nodes and leaves have one
 * parent each, so that every query comes to an end, planes have normals and are distinct, and faces have the form of
 * polygons. That no leaf has an empty cell, and that faces lie where they stand, is not checked: bytes that were
 * changed so may answer otherwise than the tree did.
 *
 * @throws RangeError telling what is wrong with the bytes
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
 * treeFromBytes(treeToBytes(tree)).planes; // [{ type: 'coefficients', normal: [0, 0, 1], constant: -1 }]
 */
export function treeFromBytes(bytes: Uint8Array): BspTree {
  const where = 'treeFromBytes';
  if (!(bytes instanceof Uint8Array)) reject(where, 'bytes', 'a Uint8Array', bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getInt32(0, true) !== MAGIC) {
    rejectWords(where, 'bytes', 'a tree written by treeToBytes', `${bytes.length} other bytes`);
  }
  const version = view.getInt32(4, true);
  if (version < 1 || version > VERSION) {
    rejectWords(where, 'bytes', `version 1 or ${VERSION}`, `version ${version}`);
  }
  const tree = withType(dataOf(where, bytes) as unknown as BspTree);
  requireWholeTree(where, 'bytes', tree);
  return tree;
}

function dataOf(where: string, bytes: Uint8Array): Plain {
  try {
    return plainFromBytes(bytes, HEADER);
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    return rejectWords(where, 'bytes', 'a tree written by treeToBytes', error.message);
  }
}
