import type { AxisCrossings } from './axis-crossings.js';
import { cellOf, cellSize } from './cells.js';

/** Sees the numbers of a cell; the third is 0 in the plane. Returning true stops the walk. */
export type VisitCell = (x: number, y: number, z: number) => boolean;

/**
 * A walk along a segment or a ray through the cells of a grid. It moves from one border to the next, and which border
 * comes next is the sign of a predicate (see {@link AxisCrossings}).
 *
 * An event is the crossing of a border: along an axis on which coordinates increase the number of the cell grows by one
 * there, along one on which they decrease it shrinks by one.
 *
 * - **Half-open cells**, c <= x / size < c + 1, part space: each point is in one of them. Where coordinates increase,
 *   the point on the border is in the new cell; where they decrease, it is in the old one still, and the new one begins
 *   just behind it. So of events at one point those that increase come first, all of them at once, and then those that
 *   decrease; and at the end of a segment those that decrease do not happen any more.
 * - **Closed cells**, c <= x / size <= c + 1, overlap on borders: at each point with events the cells are met that are
 *   old or new along each of their axes. Where a coordinate stays on a border all the way, the cells on both sides are
 *   met all the way.
 *
 * In a range of cells the walk begins at the last of the events that lead into it along an axis, and ends at the first
 * that leads out. What happened before on the other axes is found by bisection, so that the way outside costs nothing.
 */
export class CellWalk {
  readonly #crossings: AxisCrossings;
  readonly #dimension: 2 | 3;
  readonly #size: number;
  readonly #isClosed: boolean;
  readonly #low: ArrayLike<number>;
  readonly #high: ArrayLike<number>;
  readonly #visit: VisitCell;
  /** The cell along each axis, and whether the one below it counts, too: the coordinate stays on their border. */
  readonly #cell = new Float64Array(3);
  readonly #isTwin = new Uint8Array(3);
  /** The axes of the events at hand. */
  readonly #steps = new Uint8Array(3);

  /**
   * @param low  the least cells of the range, integers whose borders are doubles; `high` the greatest
   */
  constructor(
    crossings: AxisCrossings,
    dimension: 2 | 3,
    level: number,
    isClosed: boolean,
    low: ArrayLike<number>,
    high: ArrayLike<number>,
    visit: VisitCell,
  ) {
    this.#crossings = crossings;
    this.#dimension = dimension;
    this.#size = cellSize(level);
    this.#isClosed = isClosed;
    this.#low = low;
    this.#high = high;
    this.#visit = visit;
    for (let i = 0; i < dimension; i++) {
      const o = crossings.origin[i]!;
      const c = cellOf(o, level);
      const isOnBorder = isClosed && c * this.#size === o;
      // Closed cells: what begins on a border and increases has an event there.
      this.#cell[i] = isOnBorder && crossings.signs[i] === 1 ? c - 1 : c;
      this.#isTwin[i] = isOnBorder && crossings.signs[i] === 0 ? 1 : 0;
    }
  }

  /** @returns whether the visitor stopped the walk */
  run(): boolean {
    let entry = -1;
    for (let i = 0; i < this.#dimension; i++) {
      if (this.#isBeyond(i)) return false;
      if (!this.#isBefore(i)) continue;
      if (entry < 0 || this.#compare(i, this.#entryOf(i), entry, this.#entryOf(entry)) > 0) entry = i;
    }
    if (entry < 0) {
      if (this.#start()) return true;
    } else if (!this.#skipTo(entry)) return false;
    while (this.#nextEvents()) {
      if (this.#visitCells(false)) return true;
      for (let i = 0; i < this.#dimension; i++) {
        if (this.#steps[i] === 0) continue;
        this.#step(i);
        if (this.#isBeyond(i)) return false;
      }
    }
    return false;
  }

  /** Is the cell along an axis beyond the range, so that no later one is in it? */
  #isBeyond(i: number): boolean {
    const c = this.#cell[i]!;
    const sign = this.#crossings.signs[i]!;
    if (sign === 0) return c > this.#high[i]! + this.#isTwin[i]! || c < this.#low[i]!;
    return sign > 0 ? c > this.#high[i]! : c < this.#low[i]!;
  }

  /** Is the cell along an axis before the range, so that a later one may be in it? */
  #isBefore(i: number): boolean {
    const sign = this.#crossings.signs[i]!;
    return sign > 0 ? this.#cell[i]! < this.#low[i]! : sign < 0 && this.#cell[i]! > this.#high[i]!;
  }

  /** The border at which the range begins along an axis. */
  #entryOf(i: number): number {
    return this.#crossings.signs[i]! > 0 ? this.#low[i]! : this.#high[i]! + 1;
  }

  /**
   * Which event comes first: that at border a (the number of a cell) along axis i, or that at border b along axis j?
   */
  #compare(i: number, a: number, j: number, b: number): number {
    const order = this.#crossings.compare(i, a * this.#size, j, b * this.#size);
    return order === 0 && !this.#isClosed ? this.#crossings.signs[j]! - this.#crossings.signs[i]! : order;
  }

  /** Does the event at a border happen at or before the end of the segment? */
  #happens(i: number, border: number): boolean {
    const order = this.#crossings.compareWithEnd(i, border * this.#size);
    return order < 0 || (order === 0 && (this.#isClosed || this.#crossings.signs[i]! > 0));
  }

  /** The border of the next event along an axis. */
  #borderOf(i: number): number {
    return this.#crossings.signs[i]! > 0 ? this.#cell[i]! + 1 : this.#cell[i]!;
  }

  #step(i: number): void {
    this.#cell[i] = this.#cell[i]! + this.#crossings.signs[i]!;
  }

  /** Visits the cells of the first point. */
  #start(): boolean {
    const steps = this.#steps;
    for (let i = 0; i < this.#dimension; i++) {
      const isEvent =
        this.#isClosed &&
        this.#crossings.signs[i] !== 0 &&
        this.#crossings.compareWithStart(i, this.#borderOf(i) * this.#size) === 0;
      steps[i] = isEvent ? 1 : 0;
    }
    if (this.#visitCells(true)) return true;
    for (let i = 0; i < this.#dimension; i++) if (steps[i] !== 0) this.#step(i);
    return false;
  }

  /**
   * Brings all axes to just before the event at which the range begins along one of them.
   *
   * @returns whether there is anything of the range behind it
   */
  #skipTo(entry: number): boolean {
    const border = this.#entryOf(entry);
    if (!this.#happens(entry, border)) return false;
    for (let i = 0; i < this.#dimension; i++) {
      const sign = this.#crossings.signs[i]!;
      if (sign === 0) continue;
      // Borders are counted from the first that can be wanted, in the direction in which the walk goes.
      const first = this.#isBefore(i) ? this.#entryOf(i) : this.#borderOf(i);
      const last = sign > 0 ? this.#high[i]! + 1 : this.#low[i]!;
      let [from, to] = [0, sign * (last - first) + 1];
      while (from < to) {
        const middle = Math.floor((from + to) / 2);
        if (this.#compare(i, first + sign * middle, entry, border) < 0) from = middle + 1;
        else to = middle;
      }
      const next = first + sign * from;
      this.#cell[i] = sign > 0 ? next - 1 : next;
      // All borders of the range are passed before another axis comes into it.
      if (from === sign * (last - first) + 1) return false;
    }
    return true;
  }

  /** Finds the next events, all that happen at once; `false` if there are none. */
  #nextEvents(): boolean {
    const steps = this.#steps;
    const { signs } = this.#crossings;
    let first = -1;
    for (let i = 0; i < this.#dimension; i++) {
      steps[i] = 0;
      if (signs[i] === 0) continue;
      const order = first < 0 ? -1 : this.#compare(i, this.#borderOf(i), first, this.#borderOf(first));
      if (order > 0) continue;
      if (order < 0) {
        for (let j = 0; j < i; j++) steps[j] = 0;
        first = i;
      }
      steps[i] = 1;
    }
    return first >= 0 && this.#happens(first, this.#borderOf(first));
  }

  /**
   * Visits the cells that are met at the events at hand, by x, then y, then z.
   *
   * @param withOld the old cell, too: at the first point it was not seen
   */
  #visitCells(withOld: boolean): boolean {
    if (!this.#isClosed) return this.#visitOne(withOld ? 0 : 1, withOld ? 0 : 1, withOld ? 0 : 1);
    const steps = this.#steps;
    const { signs } = this.#crossings;
    for (let combination = 0; combination < 8; combination++) {
      let isOld = true;
      let isOne = true;
      for (let i = 0; i < 3; i++) {
        const isUpper = (combination & (4 >> i)) !== 0;
        // Along an axis without an event and without a second cell there is only one.
        if (isUpper && steps[i] === 0 && this.#isTwin[i] === 0) isOne = false;
        if (steps[i] !== 0 && isUpper === signs[i]! > 0) isOld = false;
      }
      if (!isOne || (isOld && !withOld)) continue;
      if (this.#visitOne(combination & 4, combination & 2, combination & 1)) return true;
    }
    return false;
  }

  /**
   * The cell along an axis: the upper or the lower one of two closed ones; the new or the old one of half-open ones.
   */
  #cellAlong(i: number, isSecond: boolean): number {
    const c = this.#cell[i]!;
    if (this.#isTwin[i] !== 0) return isSecond ? c : c - 1;
    if (this.#steps[i] === 0) return c;
    const sign = this.#crossings.signs[i]!;
    const isNew = this.#isClosed ? isSecond === sign > 0 : isSecond;
    return isNew ? c + sign : c;
  }

  #visitOne(second0: number, second1: number, second2: number): boolean {
    const x = this.#cellAlong(0, second0 !== 0);
    const y = this.#cellAlong(1, second1 !== 0);
    if (x < this.#low[0]! || x > this.#high[0]! || y < this.#low[1]! || y > this.#high[1]!) return false;
    if (this.#dimension === 2) return this.#visit(x, y, 0);
    const z = this.#cellAlong(2, second2 !== 0);
    if (z < this.#low[2]! || z > this.#high[2]!) return false;
    return this.#visit(x, y, z);
  }
}
