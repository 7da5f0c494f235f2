/** Rings cut into triangles by one sweep across them. */
import { Chains } from './chains.js';
import { edgesCross } from './edges-cross.js';
import { Outs } from './outs.js';
import { Status } from './status.js';
import { OUTER, SweepPoints } from './sweep-points.js';

const NONE = -1;
/** The state of an interval that is inside of the outer ring and of no hole. */
const INSIDE = 1;
/** So many pairs of edges out of order are looked at in a sweep, for each point and at least, before it gives up. */
const PAIRS_PER_POINT = 32;
const PAIRS = 1000;

/**
 * A sweep from left to right over points. Between two edges that are neighbours on the sweep line lies an interval; one
 * that is inside of the polygon has a chain, from which triangles are cut as points come.
 *
 * Vertices at one place are one point, and an edge on which a point lies is cut there, so rings may touch themselves and
 * each other in any way. Where edges cross, the order of neighbours is seen to be wrong at the latest when one of them
 * ends. Then these edges are led through the point where that was seen.
 */
export class TriangleSweep {
  readonly points = new SweepPoints();
  /** Pairs of edges that cross, as far as the last sweep saw them. */
  readonly crossings: number[] = [];
  /** Did the last sweep meet edges out of order? */
  isForced = false;
  readonly #status = new Status(this.points);
  readonly #chains = new Chains(this.points);
  readonly #outs = new Outs(this.points);
  /** The edge at each place, and the state above it. */
  #edge: Int32Array = new Int32Array(0);
  #state: Int32Array = new Int32Array(0);
  /** A place of which the edge ends at a point. */
  #placeTo: Int32Array = new Int32Array(0);
  /** Places whose edges end or pass at a point, from the lowest on. */
  readonly #range: number[] = [];
  /** How many places have been numbered. */
  #places = 0;
  #patience = 0;

  /** The triangles of what was loaded into `points`: three vertices each, counterclockwise. */
  run(): number[] {
    const { count } = this.points;
    this.#clear();
    for (let p = 0; p < count; p++) {
      if (!this.#isPassed(p) && !this.#visit(p)) break;
    }
    return this.#chains.triangles;
  }

  #clear(): void {
    const { count, edgeCount } = this.points;
    this.crossings.length = 0;
    this.isForced = false;
    this.#places = 0;
    this.#patience = PAIRS_PER_POINT * count + PAIRS;
    this.#status.clear(edgeCount);
    this.#chains.clear(edgeCount, 4 * count + edgeCount);
    if (this.#state.length < edgeCount) {
      this.#state = new Int32Array(2 * edgeCount);
      this.#edge = new Int32Array(2 * edgeCount);
    }
    if (this.#placeTo.length < count) this.#placeTo = new Int32Array(2 * count);
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
    this.#edge[place] = edge;
    this.#placeTo[to[edge]!] = place;
    return true;
  }

  /** Any point. False if there are too many edges out of order. */
  #visit(p: number): boolean {
    const { ins, firstOut, nextOut, to } = this.points;
    const outs = this.#outs;
    outs.clear();
    const isEnd = ins[p]! > 0;
    const place = isEnd ? this.#placeTo[p]! : this.#status.locate(p);
    const isOn = isEnd || (place !== NONE && this.#status.side(place, p) === 0);
    if (isOn && !this.#findRange(p, place)) return false;
    for (let e = firstOut[p]!; e !== NONE; e = nextOut[e]!) outs.add(p, to[e]!, e);
    if (isOn) this.#pass(p);
    else this.#beginBetween(p, place);
    return true;
  }

  /** The edges that end at a point or pass through it: they are neighbours. Those that pass go on as others do. */
  #findRange(p: number, place: number): boolean {
    const status = this.#status;
    let low = place;
    let high = place;
    let forced = 0;
    let ended = status.to[place] === p ? 1 : 0;
    for (let next = status.below[low]!; next !== NONE; next = status.below[low]!) {
      const isEnd = status.to[next] === p;
      const side = isEnd ? 0 : status.side(next, p);
      if (side > 0) break;
      if (isEnd) ended++;
      if (side < 0) forced++;
      low = next;
    }
    for (let next = status.above[high]!; next !== NONE; next = status.above[high]!) {
      const isEnd = status.to[next] === p;
      const side = isEnd ? 0 : status.side(next, p);
      if (side < 0) break;
      if (isEnd) ended++;
      if (side > 0) forced++;
      high = next;
    }
    // Others that end here are not among them if edges crossed before: then all between them belong to the range.
    for (let far = high; ended < this.points.ins[p]! && far !== NONE; ) {
      far = status.above[far]!;
      if (far === NONE || status.to[far] !== p) continue;
      ended++;
      forced++;
      high = far;
    }
    for (let far = low; ended < this.points.ins[p]! && far !== NONE; ) {
      far = status.below[far]!;
      if (far === NONE || status.to[far] !== p) continue;
      ended++;
      forced++;
      low = far;
    }
    const range = this.#range;
    range.length = 0;
    for (let at = low; at !== high; at = status.above[at]!) range.push(at);
    range.push(high);
    if (forced > 0) {
      this.isForced = true;
      this.#patience -= range.length * range.length;
      if (this.#patience < 0) return false;
      this.#findCrossings();
    }
    for (const at of range) {
      if (status.to[at] !== p) this.#outs.add(p, status.to[at]!, this.#edge[at]!);
    }
    return true;
  }

  #findCrossings(): void {
    const range = this.#range;
    for (let k = 1; k < range.length; k++) {
      const e = this.#edge[range[k]!]!;
      for (let l = 0; l < k; l++) {
        const f = this.#edge[range[l]!]!;
        if (edgesCross(this.points, e, f)) this.crossings.push(e, f);
      }
    }
  }

  /** A point on the edges of the range. */
  #pass(p: number): void {
    const status = this.#status;
    const chains = this.#chains;
    const range = this.#range;
    const count = range.length;
    const high = range[count - 1]!;
    const below = status.below[range[0]!]!;
    for (let k = 0; k + 1 < count; k++) {
      if (this.#state[range[k]!] === INSIDE) chains.close(range[k]!, p);
    }
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
    for (let k = outs; k < count; k++) status.remove(range[k]!);
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
   * Puts the edges that leave a point in the status, in places of the range as long as there are any. Intervals between
   * them that are inside begin; that above the last one is the caller's.
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
        place = this.#range[k]!;
      } else {
        place = this.#places++;
        status.insertAbove(before, place);
      }
      const to = outs.to[k]!;
      const edge = outs.edge[k]!;
      const step = this.points.step[edge]!;
      state = step === OUTER ? state ^ 1 : state + step;
      status.from[place] = p;
      status.to[place] = to;
      this.#placeTo[to] = place;
      this.#edge[place] = edge;
      this.#state[place] = state;
      if (state === INSIDE && k + 1 < outs.count) this.#chains.begin(place, p);
    }
    return place;
  }
}
