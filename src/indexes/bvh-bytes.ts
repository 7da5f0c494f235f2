/** Trees as bytes, to be kept in a file or sent: what was built once need not be built again. */
import { reject, rejectWords, requireFlatBoxes, requireNoMore } from '../core/arguments/index.js';
import { DEEPEST, LEAF_SIZE } from './bvh-limits.js';
import { type Bvh, refitBounds, requireBvh } from './bvh-tree.js';

/** "UBVH", version 1. */
const MAGIC = 0x48564255;
const VERSION = 1;
const HEADER = 16;

/**
 * A tree as bytes: magic number, version, number of boxes and of nodes (32 bits each), the boxes, then order, links and
 * counts; all little-endian. Bounds follow from the boxes.
 *
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1]));
 * bvhToBytes(bvh).length; // 73
 */
export function bvhToBytes(bvh: Bvh): Uint8Array {
  if (arguments.length > 1) requireNoMore('bvhToBytes', 1, arguments[1]);
  requireBvh('bvhToBytes', 'bvh', bvh);
  const { links, counts, order, boxes } = bvh;
  const bytes = new Uint8Array(HEADER + 52 * order.length + 5 * counts.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const word of [MAGIC, VERSION, order.length, counts.length]) {
    view.setUint32(at, word, true);
    at += 4;
  }
  for (const number of boxes) {
    view.setFloat64(at, number, true);
    at += 8;
  }
  for (const words of [order, links]) {
    for (const word of words) {
      view.setUint32(at, word, true);
      at += 4;
    }
  }
  bytes.set(counts, at);
  return bytes;
}

/**
 * The tree that {@link bvhToBytes} wrote. Everything is checked: damaged bytes never make a tree that answers wrongly
 * or does not end.
 *
 * @throws RangeError telling what is wrong with the bytes
 * @example
 * const bvh = bvhFromBytes(bvhToBytes(buildBvh(new Float64Array([0, 0, 0, 1, 1, 1]))));
 * Array.from(bvh.bounds); // [0, 0, 0, 1, 1, 1]
 */
export function bvhFromBytes(bytes: Uint8Array): Bvh {
  if (arguments.length > 1) requireNoMore('bvhFromBytes', 1, arguments[1]);
  if (!(bytes instanceof Uint8Array)) reject('bvhFromBytes', 'bytes', 'a Uint8Array', bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) {
    rejectWords('bvhFromBytes', 'bytes', 'a tree written by bvhToBytes', `${bytes.length} other bytes`);
  }
  if (view.getUint32(4, true) !== VERSION) {
    rejectWords('bvhFromBytes', 'bytes', `version ${VERSION}`, `version ${view.getUint32(4, true)}`);
  }
  const n = view.getUint32(8, true);
  const nodes = view.getUint32(12, true);
  const length = HEADER + 52 * n + 5 * nodes;
  if (bytes.length !== length) reject('bvhFromBytes', 'bytes.length', `${length}`, bytes.length);
  const boxes = new Float64Array(6 * n);
  for (let i = 0; i < boxes.length; i++) boxes[i] = view.getFloat64(HEADER + 8 * i, true);
  const order = wordsAt(view, HEADER + 48 * n, n);
  const links = wordsAt(view, HEADER + 52 * n, nodes);
  const counts = bytes.slice(HEADER + 52 * n + 4 * nodes);
  const bvh = { bounds: new Float64Array(6 * nodes), links, counts, order, boxes };
  requireFlatBoxes('bvhFromBytes', 'bytes.boxes', boxes);
  requireTree(bvh);
  refitBounds(bvh);
  return bvh;
}

function wordsAt(view: DataView, at: number, count: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let i = 0; i < count; i++) words[i] = view.getUint32(at + 4 * i, true);
  return words;
}

/** Checks that every place is in one leaf, every node but the root has one parent before it, and the order is one. */
function requireTree({ links, counts, order }: Bvh): void {
  const damaged = (what: string, got: string): never => rejectWords('bvhFromBytes', 'bytes', what, got);
  const seen = new Uint8Array(order.length);
  for (const box of order) {
    if (box >= order.length || seen[box] === 1) damaged('an order of the boxes', `box ${box} out of place`);
    seen[box] = 1;
  }
  if ((order.length === 0) !== (counts.length === 0))
    damaged('a root if there are boxes', `${counts.length} nodes`);
  const depth = new Uint8Array(counts.length);
  const placed = new Uint8Array(order.length);
  counts.forEach((count, node) => {
    const link = links[node]!;
    if (count === 0) {
      const fits = link > node && link + 1 < counts.length && depth[link] === 0 && depth[link + 1] === 0;
      if (!fits) damaged('children behind their parent', `${link} below node ${node}`);
      if (depth[node] === DEEPEST) damaged(`a tree of at most ${DEEPEST} levels`, 'a deeper one');
      depth.fill(depth[node]! + 1, link, link + 2);
      return;
    }
    const leaf = count <= LEAF_SIZE && link + count <= order.length;
    if (!leaf || placed.subarray(link, link + count).includes(1)) {
      damaged('a leaf with places of its own', `${count} from ${link} on at node ${node}`);
    }
    placed.fill(1, link, link + count);
  });
  if (placed.includes(0) || depth.includes(0, 1)) damaged('all places and nodes in the tree', 'some are not');
}
