import { GrowableUint32 } from '../core/collections/growable.js';

/** See `CellGrid`. */
const MARGIN = 2 ** -49;
const TINY = 2 ** -1073;

const abs = Math.abs;

/**
 * A grid, and which segments are in its cells: each in all that it passes through. Cells are closed, and what is
 * calculated of a segment in them is rounded outward.
 *
 * A line through p and q is at x = X at py + t (qy - py) for t = (X - px) / (qx - px): differences are off by u = 2^-53
 * of themselves at most, so that t (qy - py) as computed is off by 6 u of it, and the sum is rounded with u (|py| + |t
 * (qy - py)|). MARGIN is more than twice that. Where something overflows, or a place is NaN, the segment counts as long
 * as it is.
 */
export class CellGrid {
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
