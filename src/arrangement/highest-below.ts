import { NONE } from '../core/collections/hashing.js';
import { sortedOrder } from '../indexes/sorted-order.js';
import type { Subdivision } from './subdivision.js';

/** Children of a node, and pieces of a leaf. */
const FAN = 16;
/** For fewer questions pieces are looked through one by one. */
const FEW_QUESTIONS = 12;
/** See cell-grid.ts. */
const MARGIN = 2 ** -49;
const TINY = 2 ** -1070;

const abs = Math.abs;

/**
 * Which piece is directly below a vertex: pieces of a subdivision in a tree of boxes, packed by columns.
 *
 * Source: Leutenegger, Lopez, Edgington 1997, "STR: a simple and efficient algorithm for R-tree packing".
 */
export class HighestBelow {
  readonly #subdivision: Subdivision;
  /** The pieces in the order of the leaves, then four numbers for each box of each level, leaves' pieces first. */
  readonly #pieces: Uint32Array;
  readonly #levels: Float64Array[] = [];

  /** @param questions how many there will be: a tree is worth it for many */
  constructor(subdivision: Subdivision, pieces: Uint32Array, questions = Infinity) {
    this.#subdivision = subdivision;
    if (questions < FEW_QUESTIONS) {
      this.#pieces = pieces;
      return;
    }
    const boxes = boxesOf(subdivision, pieces);
    const order = packed(boxes);
    this.#pieces = new Uint32Array(pieces.length);
    const sorted = new Float64Array(boxes.length);
    for (let k = 0; k < order.length; k++) {
      this.#pieces[k] = pieces[order[k]!]!;
      for (let j = 0; j < 4; j++) sorted[4 * k + j] = boxes[4 * order[k]! + j]!;
    }
    this.#levels.push(sorted);
    for (let level: Float64Array = sorted; level.length > 4 * FAN; ) {
      level = parentsOf(level);
      this.#levels.push(level);
    }
  }

  /**
   * The highest of the pieces that are below a vertex just left of it: of all that begin left of it and do not end
   * before it. NONE if there is none.
   */
  below(v: number): number {
    if (this.#levels.length === 0) return this.#belowByLooking(v);
    const { soup } = this.#subdivision;
    const x = soup.x.data[v]!;
    const y = soup.y.data[v]!;
    // More than what a box, which is rounded outward as well, may be off.
    const errorX = 2 * soup.errorX.data[v]!;
    const errorY = 2 * soup.errorY.data[v]!;
    const [left, right, top] = [x - errorX, x + errorX, y + errorY];
    let best = NONE;
    let bestLow = -Infinity;
    const visit = (depth: number, from: number, to: number): void => {
      const level = this.#levels[depth]!;
      for (let k = to - 1; k >= from; k--) {
        const at = 4 * k;
        if (!(level[at]! <= right && level[at + 2]! >= left && level[at + 1]! <= top)) continue;
        if (level[at + 3]! < bestLow) continue;
        if (depth > 0) {
          visit(depth - 1, FAN * k, Math.min(FAN * (k + 1), this.#levels[depth - 1]!.length / 4));
          continue;
        }
        const piece = this.#pieces[k]!;
        if (!this.#isBelow(piece, v) || !(best === NONE || this.isHigher(piece, best))) continue;
        best = piece;
        bestLow = this.#lowestAt(piece, x, errorX);
      }
    };
    const root = this.#levels.length - 1;
    visit(root, 0, this.#levels[root]!.length / 4);
    return best;
  }

  #belowByLooking(v: number): number {
    const { soup, origins } = this.#subdivision;
    const xs = soup.x.data;
    const errors = soup.errorX.data;
    const x = xs[v]!;
    const error = 2 * errors[v]!;
    let best = NONE;
    for (const piece of this.#pieces) {
      const from = origins[2 * piece]!;
      const to = origins[2 * piece + 1]!;
      if (xs[from]! - 2 * errors[from]! > x + error || xs[to]! + 2 * errors[to]! < x - error) continue;
      if (this.#isBelow(piece, v) && (best === NONE || this.isHigher(piece, best))) best = piece;
    }
    return best;
  }

  #isBelow(piece: number, v: number): boolean {
    const { geometry, origins } = this.#subdivision;
    const from = origins[2 * piece]!;
    const to = origins[2 * piece + 1]!;
    return (
      geometry.compareOnAxis(from, v, 0) < 0 &&
      geometry.compareOnAxis(to, v, 0) >= 0 &&
      geometry.sideOf(v, this.#subdivision.lineOf(2 * piece)) > 0
    );
  }

  /** Is a piece above another one? There are vertical lines that meet both, right of where they begin. */
  isHigher(p: number, q: number): boolean {
    const subdivision = this.#subdivision;
    const { geometry, origins } = subdivision;
    const lineP = subdivision.lineOf(2 * p);
    const lineQ = subdivision.lineOf(2 * q);
    const startP = origins[2 * p]!;
    const startQ = origins[2 * q]!;
    const isLater = geometry.compareOnAxis(startP, startQ, 0) >= 0;
    const side = isLater ? geometry.sideOf(startP, lineQ) : -geometry.sideOf(startQ, lineP);
    // Pieces that begin in one point: the one that turns to the left.
    return (side || geometry.turn(lineQ, lineP)) > 0;
  }

  /** No more than the height of a piece at x. */
  #lowestAt(piece: number, x: number, error: number): number {
    const { lines: all, moves } = this.#subdivision.soup;
    const line = this.#subdivision.lineOf(2 * piece);
    if (error > 0 || moves.has(line)) return -Infinity;
    const lines = all.data;
    const i = 4 * line;
    const dy = lines[i + 3]! - lines[i + 1]!;
    const step = ((x - lines[i]!) / (lines[i + 2]! - lines[i]!)) * dy;
    const low = lines[i + 1]! + step - (MARGIN * (abs(lines[i + 1]!) + abs(step)) + TINY * abs(dy) + TINY);
    return Number.isNaN(low) ? -Infinity : low;
  }
}

function boxesOf({ soup, origins }: Subdivision, pieces: Uint32Array): Float64Array {
  const boxes = new Float64Array(4 * pieces.length);
  for (let k = 0; k < pieces.length; k++) {
    const v = origins[2 * pieces[k]!]!;
    const w = origins[2 * pieces[k]! + 1]!;
    const vx = 2 * soup.errorX.data[v]!;
    const wx = 2 * soup.errorX.data[w]!;
    const vy = 2 * soup.errorY.data[v]!;
    const wy = 2 * soup.errorY.data[w]!;
    boxes[4 * k] = Math.min(soup.x.data[v]! - vx, soup.x.data[w]! - wx);
    boxes[4 * k + 1] = Math.min(soup.y.data[v]! - vy, soup.y.data[w]! - wy);
    boxes[4 * k + 2] = Math.max(soup.x.data[v]! + vx, soup.x.data[w]! + wx);
    boxes[4 * k + 3] = Math.max(soup.y.data[v]! + vy, soup.y.data[w]! + wy);
  }
  return boxes;
}

/** Boxes in columns of about as many leaves as there are columns, each from the bottom up. */
function packed(boxes: Float64Array): Uint32Array {
  const n = boxes.length / 4;
  const middles = (k: number, order?: Uint32Array) =>
    Float64Array.from({ length: order?.length ?? n }, (_, i) => {
      const at = 4 * (order?.[i] ?? i);
      // Halves first: sums may be too large.
      return boxes[at + k]! / 2 + boxes[at + k + 2]! / 2;
    });
  const byX = sortedOrder(middles(0));
  const column = FAN * Math.max(1, Math.ceil(Math.sqrt(n / FAN)));
  const order = new Uint32Array(n);
  for (let from = 0; from < n; from += column) {
    const own = byX.slice(from, from + column);
    const byY = sortedOrder(middles(1, own));
    for (let k = 0; k < own.length; k++) order[from + k] = own[byY[k]!]!;
  }
  return order;
}

function parentsOf(level: Float64Array): Float64Array {
  const n = level.length / 4;
  const parents = new Float64Array(4 * Math.ceil(n / FAN));
  for (let p = 0; 4 * p < parents.length; p++) {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = FAN * p; k < Math.min(FAN * (p + 1), n); k++) {
      if (level[4 * k]! < x0) x0 = level[4 * k]!;
      if (level[4 * k + 1]! < y0) y0 = level[4 * k + 1]!;
      if (level[4 * k + 2]! > x1) x1 = level[4 * k + 2]!;
      if (level[4 * k + 3]! > y1) y1 = level[4 * k + 3]!;
    }
    parents.set([x0, y0, x1, y1], 4 * p);
  }
  return parents;
}
