import { CellGrid } from './cell-grid.js';
import { type PairVisitor, sweepAcross } from './sweep-across.js';

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

/**
 * Which segments may meet: a grid of cells, in whose crowded cells there are grids again. A segment is in each cell
 * that it passes through, so that two segments that meet are in one cell with each point that they have in common.
 */
export class NearPairs {
  /** Four numbers for each segment: the least x and y, the greatest x and y. */
  readonly #boxes: Float64Array;
  /** Four numbers for each segment: two points from one to the other of which its line runs. */
  readonly #lines: Float64Array;
  /** Four numbers for each segment: two points of its line; NaN if they are no doubles. */
  readonly #places: Float64Array;
  /** How far the ends of a segment are from corners of its box at most. */
  readonly #slackOf: (item: number) => number;
  readonly #visitor: NearPairVisitor;

  constructor(
    boxes: Float64Array,
    lines: Float64Array,
    places: Float64Array,
    slackOf: (item: number) => number,
    visitor: NearPairVisitor,
  ) {
    this.#boxes = boxes;
    this.#lines = lines;
    this.#places = places;
    this.#slackOf = slackOf;
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
      sweepAcross(others, this.#lines, this.#boxes, this.#slackOf, this.#visitor)
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
    const grid = new CellGrid(x0, y0, x1, y1, columns, rows, this.#boxes, this.#places);
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
