import { sortedOrder } from '../indexes/sorted-order.js';

export interface PairVisitor {
  /** Two different segments that may meet, the lesser number first. The same two may be visited several times. */
  visit(i: number, j: number): void;
}

/** A sweep is worth it if it leaves at most this part of all pairs. */
const PART = 0.1;
/**
 * A sum of two products of a difference is off by less than four roundings of 2^-53 of their sizes: this is twice that.
 */
const MARGIN = 2 ** -50;
const TINY = 2 ** -1073;

const abs = Math.abs;

/**
 * Compares segments by a sweep across the direction that most of them have: strokes of a hatching, teeth of a comb.
 * Whatever the direction, segments that meet have places in common across it.
 *
 * @param lines four numbers for each segment: two points of its line
 * @param boxes four numbers for each segment: the least x and y, the greatest x and y
 * @param slackOf how far the ends of a segment are from corners of its box at most, in x and y together
 * @returns false if that would leave too many pairs: then none was visited
 */
export function sweepAcross(
  items: Uint32Array,
  lines: Float64Array,
  boxes: Float64Array,
  slackOf: (item: number) => number,
  visitor: PairVisitor,
): boolean {
  const [nx, ny] = acrossMost(items, lines);
  const n = items.length;
  const low = new Float64Array(n);
  const high = new Float64Array(n);
  const ox = boxes[4 * items[0]!]!;
  const oy = boxes[4 * items[0]! + 1]!;
  for (let k = 0; k < n; k++) {
    const at = 4 * items[k]!;
    // The ends are two corners of the box: which, says the direction.
    const isRising = lines[at + 2]! >= lines[at]! === lines[at + 3]! >= lines[at + 1]!;
    const [y0, y1] = isRising ? [boxes[at + 1]!, boxes[at + 3]!] : [boxes[at + 3]!, boxes[at + 1]!];
    const [ax, ay] = [nx * (boxes[at]! - ox), ny * (y0 - oy)];
    const [bx, by] = [nx * (boxes[at + 2]! - ox), ny * (y1 - oy)];
    const margin = MARGIN * (abs(ax) + abs(ay) + abs(bx) + abs(by)) + slackOf(items[k]!) + TINY;
    low[k] = Math.min(ax + ay, bx + by) - margin;
    high[k] = Math.max(ax + ay, bx + by) + margin;
    if (!(high[k]! - low[k]! < Infinity)) return false;
  }
  const order = sortedOrder(low);
  if (pairsOf(low, high, order) > (PART * n * n) / 2) return false;
  for (let k = 0; k < n; k++) {
    const a = order[k]!;
    const i = items[a]!;
    const end = high[a]!;
    for (let l = k + 1; l < n; l++) {
      const b = order[l]!;
      if (low[b]! > end) break;
      const j = items[b]!;
      if (boxes[4 * i]! > boxes[4 * j + 2]! || boxes[4 * j]! > boxes[4 * i + 2]!) continue;
      if (boxes[4 * i + 1]! > boxes[4 * j + 3]! || boxes[4 * j + 1]! > boxes[4 * i + 3]!) continue;
      if (i < j) visitor.visit(i, j);
      else visitor.visit(j, i);
    }
  }
  return true;
}

/** How many pairs of intervals overlap. */
function pairsOf(low: Float64Array, high: Float64Array, byLow: Uint32Array): number {
  const byHigh = sortedOrder(high);
  let pairs = 0;
  let ended = 0;
  for (let k = 0; k < byLow.length; k++) {
    while (high[byHigh[ended]!]! < low[byLow[k]!]!) ended++;
    pairs += k - ended;
  }
  return pairs;
}

/**
 * A vector across the direction that most segments have, by the sum of their directions at twice their angles. No more
 * depends on it than how many pairs are left.
 */
function acrossMost(items: Uint32Array, lines: Float64Array): [number, number] {
  let [c, s] = [0, 0];
  for (const i of items) {
    let dx = lines[4 * i + 2]! - lines[4 * i]!;
    let dy = lines[4 * i + 3]! - lines[4 * i + 1]!;
    const size = Math.max(abs(dx), abs(dy));
    if (!(size > 0 && size < Infinity)) continue;
    dx /= size;
    dy /= size;
    const length = Math.sqrt(dx * dx + dy * dy);
    c += (dx * dx - dy * dy) / length;
    s += (2 * dx * dy) / length;
  }
  const length = Math.sqrt(c * c + s * s);
  if (length === 0) return [0, 1];
  // Half the angle: (cos, sin) of the direction, turned by a quarter.
  const x = Math.sqrt(Math.max(0, (1 + c / length) / 2));
  const y = Math.sqrt(Math.max(0, (1 - c / length) / 2));
  return s < 0 ? [y, x] : [-y, x];
}
