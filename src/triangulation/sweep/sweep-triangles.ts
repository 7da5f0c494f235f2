/** Rings cut into triangles by one sweep across them. */
import { Chains } from './chains.js';
import { Outs } from './outs.js';
import { Status } from './status.js';
import { OUTER, SweepPoints } from './sweep-points.js';

const NONE = -1;
/** The state of an interval that is inside of the outer ring and of no hole. */
const INSIDE = 1;

/**
 * A sweep from left to right over points. Between two edges that are neighbours on the sweep line lies an interval; one
 * that is inside of the polygon has a chain, from which triangles are cut as points come.
 *
 * Vertices at one place are one point, and an edge on which a point lies is cut there, so rings may touch themselves and
 * each other in any way. They must not cross: where edges do, the order of neighbours is seen to be wrong at the latest
 * when one of them ends.
 */
export class TriangleSweep {
  readonly points = new SweepPoints();
  readonly #status = new Status(this.points);
  readonly #chains = new Chains(this.points);
  /** The state above each place, and what the edge there adds to it. */
  #state: Int32Array = new Int32Array(0);
  #step: Int32Array = new Int32Array(0);
  /** A place of which the edge ends at a point. */
  #placeTo: Int32Array = new Int32Array(0);
  readonly #outs = new Outs(this.points);
  /** Places whose edges end or pass at a point. */
  #free: number[] = [];
  /** How many places have been numbered. */
  #places = 0;

  /**
   * The triangles of what was loaded into `points`.
   *
   * @returns three vertices for each triangle, or undefined if edges cross
   */
  run(): number[] | undefined {
    const { count, edgeCount } = this.points;
    this.#places = 0;
    this.#status.clear(edgeCount);
    this.#chains.clear(edgeCount, 4 * count + edgeCount);
    if (this.#state.length < edgeCount) {
      this.#state = new Int32Array(2 * edgeCount);
      this.#step = new Int32Array(2 * edgeCount);
    }
    if (this.#placeTo.length < count) this.#placeTo = new Int32Array(2 * count);
    for (let p = 0; p < count; p++) {
      if (!this.#isPassed(p) && !this.#visit(p)) return undefined;
    }
    return this.#chains.triangles;
  }

  /** A point at which one edge ends and one begins, which takes its place; false if other edges may meet there. */
  #isPassed(p: number): boolean {
    const { ins, firstOut, nextOut, to } = this.points;
    const edge = firstOut[p]!;
    if (ins[p] !== 1 || edge === NONE || nextOut[edge] !== NONE) return false;
    const status = this.#status;
    const place = this.#placeTo[p]!;
    const below = status.below[place]!;
    const above = status.above[place]!;
    if (below !== NONE && status.side(below, p) <= 0) return false;
    if (above !== NONE && status.side(above, p) >= 0) return false;
    if (below !== NONE && this.#state[below] === INSIDE) this.#chains.addUpper(below, p);
    if (this.#state[place] === INSIDE) this.#chains.addLower(place, p);
    status.from[place] = p;
    status.to[place] = to[edge]!;
    this.#placeTo[to[edge]!] = place;
    return true;
  }

  /** Any point. False if edges cross. */
  #visit(p: number): boolean {
    const status = this.#status;
    const { ins } = this.points;
    this.#outs.clear();
    for (let e = this.points.firstOut[p]!; e !== NONE; e = this.points.nextOut[e]!) {
      this.#outs.add(p, this.points.to[e]!, this.points.step[e]!);
    }
    let low = ins[p]! > 0 ? this.#placeTo[p]! : status.locate(p);
    if (ins[p] === 0 && (low === NONE || status.side(low, p) !== 0)) {
      this.#beginBetween(p, low);
      return true;
    }
    // Edges that end at the point or pass through it are neighbours, from the place `low` to the place `high`.
    let high = low;
    let below = status.below[low]!;
    for (; below !== NONE; low = below, below = status.below[low]!) {
      const side = status.to[below] === p ? 0 : status.side(below, p);
      if (side < 0) return false;
      if (side > 0) break;
    }
    for (let above = status.above[high]!; above !== NONE; high = above, above = status.above[high]!) {
      const side = status.to[above] === p ? 0 : status.side(above, p);
      if (side > 0) return false;
      if (side < 0) break;
    }
    return this.#pass(p, low, high);
  }

  /** A point on edges. False if not all that end there are neighbours. */
  #pass(p: number, low: number, high: number): boolean {
    const status = this.#status;
    const chains = this.#chains;
    const below = status.below[low]!;
    let ended = 0;
    let count = 0;
    for (let place = low; ; place = status.above[place]!) {
      this.#free[count++] = place;
      if (status.to[place] === p) ended++;
      else this.#outs.add(p, status.to[place]!, this.#step[place]!);
      if (place === high) break;
      if (this.#state[place] === INSIDE) chains.close(place, p);
    }
    if (ended !== this.points.ins[p]) return false;
    const isTopInside = this.#state[high] === INSIDE;
    if (below !== NONE && this.#state[below] === INSIDE) chains.addUpper(below, p);
    if (isTopInside) chains.addLower(high, p);
    const outs = this.#outs.count;
    if (outs === 0) {
      if (isTopInside) chains.join(below, high);
    } else {
      const lower = chains.lower[high]!;
      const upper = chains.upper[high]!;
      const last = this.#begin(p, below, count);
      if (isTopInside) chains.place(last, lower, upper);
    }
    for (let k = outs; k < count; k++) status.remove(this.#free[k]!);
    return true;
  }

  /** A point on no edge. */
  #beginBetween(p: number, below: number): void {
    const isInside = below !== NONE && this.#state[below] === INSIDE;
    if (this.#outs.count === 0) {
      if (isInside) this.#chains.addInside(below, p);
      return;
    }
    const last = this.#begin(p, below, 0);
    if (isInside) this.#chains.split(below, last, p);
  }

  /**
   * Puts the edges that leave a point in the status, on free places as long as there are any. Intervals between them
   * that are inside begin; that above the last one is the caller's.
   *
   * @returns the place of the highest one
   */
  #begin(p: number, below: number, free: number): number {
    const status = this.#status;
    const outs = this.#outs;
    let state = below === NONE ? 0 : this.#state[below]!;
    let place = below;
    for (let k = 0; k < outs.count; k++) {
      const before = place;
      if (k < free) {
        place = this.#free[k]!;
      } else {
        place = this.#places++;
        status.insertAbove(before, place);
      }
      const to = outs.to[k]!;
      const step = outs.step[k]!;
      state = step === OUTER ? state ^ 1 : state + step;
      status.from[place] = p;
      status.to[place] = to;
      this.#placeTo[to] = place;
      this.#step[place] = step;
      this.#state[place] = state;
      if (state === INSIDE && k + 1 < outs.count) this.#chains.begin(place, p);
    }
    return place;
  }
}
