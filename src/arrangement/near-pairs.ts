import { GrowableUint32 } from '../core/collections/growable.js';
import { type PairVisitor, sweepAcross } from './sweep-across.js';

/**
 * Which segments may meet: a grid of cells, in whose crowded cells there are grids again. A segment is in each cell
 * that it passes through, so that two segments that meet are in one cell with each point that they have in common.
 * Cells are closed, and what is calculated of a segment in them is rounded outward.
 *
 * A line through p and q is at x = X at py + t (qy - py) for t = (X - px) / (qx - px): differences are off by u = 2^-53
 * of themselves at most, so that t (qy - py) as computed is off by 6 u of it, and the sum is rounded with u (|py| + |t
 * (qy - py)|). MARGIN is more than twice that. Where something overflows, the segment counts as long as it is.
 */
const MARGIN = 2 ** -49;
const TINY = 2 ** -1073;

/** So many segments of a cell are compared each with each. */
const FEW = 12;
/** A cell that keeps more of its segments than this in one of its own is not divided well. */
const MOST = 0.75;
/** So many divisions in a row that are not good end in comparing. */
const PATIENCE = 3;
/** Cells with so much of the pairs that there were do not separate them well. */
const POOR = 0.5;
/** More than so many segments in a cell are looked at for points, and a direction, that they have in common. */
const CROWD = 200;
/** Cells with so many times the pairs that there were are not worth it. */
const HOPELESS = 2;

export interface NearPairVisitor extends PairVisitor {
  /**
   * Many segments in a cell that is divided in vain: those that have a point in common may be dealt with at once.
   *
   * @returns the others: what is left is to visit these with each other, and with those
   */
  visitCrowd(items: Uint32Array): Uint32Array;
}

const abs = Math.abs;

export class NearPairs {
  /** Four numbers for each segment: the least x and y, the greatest x and y. */
  readonly #boxes: Float64Array;
  /** Four numbers for each segment: two points of its line. */
  readonly #lines: Float64Array;
  /** How far the ends of each segment are from corners of its box at most. */
  readonly #slack: Float64Array;
  readonly #visitor: NearPairVisitor;

  constructor(boxes: Float64Array, lines: Float64Array, slack: Float64Array, visitor: NearPairVisitor) {
    this.#boxes = boxes;
    this.#lines = lines;
    this.#slack = slack;
    this.#visitor = visitor;
  }

  run(): void {
    const boxes = this.#boxes;
    const n = boxes.length / 4;
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < boxes.length; i += 4) {
      if (boxes[i]! < x0) x0 = boxes[i]!;
      if (boxes[i + 1]! < y0) y0 = boxes[i + 1]!;
      if (boxes[i + 2]! > x1) x1 = boxes[i + 2]!;
      if (boxes[i + 3]! > y1) y1 = boxes[i + 3]!;
    }
    const items = new Uint32Array(n);
    for (let i = 0; i < n; i++) items[i] = i;
    this.#divide(items, x0, y0, x1, y1, 0, Infinity);
  }

  #compareAll(items: Uint32Array): void {
    const boxes = this.#boxes;
    const n = items.length;
    for (let k = 1; k < n; k++) {
      const i = items[k]!;
      const ax = boxes[4 * i]!;
      const ay = boxes[4 * i + 1]!;
      const bx = boxes[4 * i + 2]!;
      const by = boxes[4 * i + 3]!;
      for (let l = 0; l < k; l++) {
        const j = items[l]!;
        const at = 4 * j;
        if (boxes[at]! > bx || boxes[at + 2]! < ax || boxes[at + 1]! > by || boxes[at + 3]! < ay) continue;
        this.#visitor.visit(j, i);
      }
    }
  }

  /**
   * Compares segments that cells do not separate: those with a point in common are dealt with at once, those in nearly
   * one direction by a sweep across it.
   *
   * @param all compares all, in whatever way; else only if there are few pairs left
   * @returns whether they were compared
   */
  #compareCrowd(items: Uint32Array, all: boolean): boolean {
    if (items.length <= CROWD) {
      if (all) this.#compareAll(items);
      return all;
    }
    let others = items;
    const few = all ? Infinity : Math.max(FEW, items.length / 8);
    for (;;) {
      const rest = others.length > FEW ? this.#visitor.visitCrowd(others) : others;
      if (rest.length === others.length) break;
      if (rest.length > few) return false;
      const isRest = new Set(rest);
      for (const i of others) {
        if (isRest.has(i)) continue;
        for (const j of rest) this.#compare(Math.min(i, j), Math.max(i, j));
      }
      others = rest;
    }
    if (
      others.length === items.length &&
      sweepAcross(others, this.#lines, this.#boxes, this.#slack, this.#visitor)
    ) {
      return true;
    }
    if (!all && others.length === items.length) return false;
    this.#compareAll(others);
    return true;
  }

  #compare(i: number, j: number): void {
    const boxes = this.#boxes;
    const [a, b] = [4 * i, 4 * j];
    if (boxes[a]! > boxes[b + 2]! || boxes[b]! > boxes[a + 2]!) return;
    if (boxes[a + 1]! > boxes[b + 3]! || boxes[b + 1]! > boxes[a + 3]!) return;
    this.#visitor.visit(i, j);
  }

  #divide(
    items: Uint32Array,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    failures: number,
    lookedAt: number,
  ): void {
    const n = items.length;
    if (n <= FEW) {
      this.#compareAll(items);
      return;
    }
    const width = x1 - x0;
    const height = y1 - y0;
    if (failures >= PATIENCE || !(width + height > 0 && width + height < Infinity)) {
      this.#compareCrowd(items, true);
      return;
    }
    const [columns, rows] = this.#shape(items, x0, y0, x1, y1);
    const grid = new Grid(x0, y0, x1, y1, columns, rows, this.#boxes, this.#lines);
    grid.put(items);
    const { starts, members } = grid.cells();
    let most = 0;
    let pairs = 0;
    for (let c = 0; c < columns * rows; c++) {
      const count = starts[c + 1]! - starts[c]!;
      most = Math.max(most, count);
      pairs += count * count;
    }
    let looked = lookedAt;
    if (pairs > HOPELESS * n * n || (pairs > POOR * n * n && n > CROWD && n <= lookedAt / 4)) {
      if (this.#compareCrowd(items, pairs > HOPELESS * n * n)) return;
      looked = n;
    }
    const next = most > MOST * n ? failures + 1 : 0;
    for (let c = 0; c < columns * rows; c++) {
      const from = starts[c]!;
      const to = starts[c + 1]!;
      if (to - from < 2) continue;
      const own = members.subarray(from, to);
      if (to - from <= FEW) this.#compareAll(own);
      else {
        const column = c % columns;
        const row = (c - column) / columns;
        const failed = to - from > MOST * n ? next : 0;
        this.#divide(
          own,
          grid.xs[column]!,
          grid.ys[row]!,
          grid.xs[column + 1]!,
          grid.ys[row + 1]!,
          failed,
          looked,
        );
      }
    }
  }

  /**
   * How many columns and rows: about as many cells as segments, and so that these are in a few cells each as a rule.
   */
  #shape(items: Uint32Array, x0: number, y0: number, x1: number, y1: number): [number, number] {
    const boxes = this.#boxes;
    let across = 0;
    let along = 0;
    for (const i of items) {
      // Quotients, since the sum of the widths may be too large.
      across += (Math.min(boxes[4 * i + 2]!, x1) - Math.max(boxes[4 * i]!, x0)) / (x1 - x0);
      along += (Math.min(boxes[4 * i + 3]!, y1) - Math.max(boxes[4 * i + 1]!, y0)) / (y1 - y0);
    }
    const n = items.length;
    // The sums of what part of the width and of the height each segment has: NaN where there is none.
    const spanX = Math.max(across, 2 ** -20) || 2 ** -20;
    const spanY = Math.max(along, 2 ** -20) || 2 ** -20;
    let columns = Math.sqrt((n * spanY) / spanX);
    let rows = n / columns;
    columns = Math.min(columns, (1.5 * n) / spanX, n);
    rows = Math.min(rows, (1.5 * n) / spanY, n);
    columns = x1 > x0 ? Math.max(2, Math.floor(columns)) : 1;
    rows = y1 > y0 ? Math.max(2, Math.floor(rows)) : 1;
    return [columns, rows];
  }
}

/** A grid, and which segments are in its cells. */
class Grid {
  /** Where columns and rows begin; and where the last ends. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #perX: number;
  readonly #perY: number;
  readonly #boxes: Float64Array;
  readonly #lines: Float64Array;
  readonly #cells = new GrowableUint32();
  readonly #members = new GrowableUint32();

  constructor(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    columns: number,
    rows: number,
    boxes: Float64Array,
    lines: Float64Array,
  ) {
    this.xs = borders(x0, x1, columns);
    this.ys = borders(y0, y1, rows);
    this.#columns = columns;
    this.#rows = rows;
    this.#perX = columns / (x1 - x0) || 0;
    this.#perY = rows / (y1 - y0) || 0;
    this.#boxes = boxes;
    this.#lines = lines;
  }

  /** The members of each cell: those of cell c from starts[c] on. */
  cells(): { starts: Uint32Array; members: Uint32Array } {
    const starts = new Uint32Array(this.#columns * this.#rows + 1);
    const cells = this.#cells.data;
    const items = this.#members.data;
    const count = this.#cells.length;
    for (let k = 0; k < count; k++) starts[cells[k]!]!++;
    let sum = 0;
    for (let c = 0; c < starts.length; c++) {
      sum += starts[c]!;
      starts[c] = sum;
    }
    const members = new Uint32Array(count);
    for (let k = count - 1; k >= 0; k--) members[--starts[cells[k]!]!] = items[k]!;
    return { starts, members };
  }

  put(items: Uint32Array): void {
    this.#cells.reserve(2 * items.length);
    this.#members.reserve(2 * items.length);
    for (let k = 0; k < items.length; k++) this.#putOne(items[k]!);
  }

  #putOne(i: number): void {
    const boxes = this.#boxes;
    const xs = this.xs;
    const last = this.#columns;
    const minX = boxes[4 * i]!;
    const minY = boxes[4 * i + 1]!;
    const maxX = boxes[4 * i + 2]!;
    const maxY = boxes[4 * i + 3]!;
    const c0 = firstOf(xs, last, this.#perX, minX);
    const c1 = lastOf(xs, last, this.#perX, maxX);
    if (c0 === c1 && minX >= xs[0]! && maxX <= xs[last]!) {
      this.#putInColumn(i, c0, minY, maxY);
      return;
    }
    const lines = this.#lines;
    const px = lines[4 * i]!;
    const py = lines[4 * i + 1]!;
    const dx = lines[4 * i + 2]! - px;
    const dy = lines[4 * i + 3]! - py;
    // Where the segment is at the left border of a column, or at its own left end.
    let left = c0 === 0 && minX < xs[0]! ? xs[0]! : Math.max(minX, xs[c0]!);
    let step = ((left - px) / dx) * dy;
    let y = py + step;
    let margin = MARGIN * (abs(py) + abs(step)) + TINY * abs(dy) + TINY;
    for (let c = c0; c <= c1; c++) {
      const right = Math.min(maxX, xs[c + 1]!);
      const stepRight = ((right - px) / dx) * dy;
      const yRight = py + stepRight;
      const marginRight = MARGIN * (abs(py) + abs(stepRight)) + TINY * abs(dy) + TINY;
      let low = Math.min(y - margin, yRight - marginRight);
      let high = Math.max(y + margin, yRight + marginRight);
      // What is NaN is no bound.
      if (!(low > minY)) low = minY;
      if (!(high < maxY)) high = maxY;
      this.#putInColumn(i, c, low, high);
      left = right;
      step = stepRight;
      y = yRight;
      margin = marginRight;
    }
  }

  #putInColumn(i: number, column: number, low: number, high: number): void {
    const ys = this.ys;
    const rows = this.#rows;
    if (high < ys[0]! || low > ys[rows]!) return;
    const first = firstOf(ys, rows, this.#perY, low);
    const last = lastOf(ys, rows, this.#perY, high);
    for (let row = first; row <= last; row++) {
      this.#cells.push(row * this.#columns + column);
      this.#members.push(i);
    }
  }
}

/** Where so many equal parts begin, and where the last ends. Monotonic, however they are rounded. */
function borders(from: number, to: number, count: number): Float64Array {
  const borders = new Float64Array(count + 1);
  borders[0] = from;
  for (let i = 1; i < count; i++) {
    const at = from + (to - from) * (i / count);
    borders[i] = Math.min(Math.max(at, borders[i - 1]!), to);
  }
  borders[count] = to;
  return borders;
}

/** The first part that a number is in, borders included; the first or last one for numbers outside. */
function firstOf(borders: Float64Array, count: number, scale: number, x: number): number {
  let i = Math.min(Math.max(Math.floor((x - borders[0]!) * scale) || 0, 0), count - 1);
  while (i > 0 && borders[i]! >= x) i--;
  while (i < count - 1 && borders[i + 1]! < x) i++;
  return i;
}

/** The last part that a number is in. */
function lastOf(borders: Float64Array, count: number, scale: number, x: number): number {
  let i = Math.min(Math.max(Math.floor((x - borders[0]!) * scale) || 0, 0), count - 1);
  while (i < count - 1 && borders[i + 1]! <= x) i++;
  while (i > 0 && borders[i]! > x) i--;
  return i;
}
