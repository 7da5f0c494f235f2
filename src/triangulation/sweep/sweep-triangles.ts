/** Rings cut into triangles by one sweep across them. */
import { Chains, LOWER, UPPER } from './chains.js';
import { MeetingEdges } from './meeting-edges.js';
import { Outs } from './outs.js';
import { RingSweep } from './ring-sweep.js';
import { Status } from './status.js';
import { OUTER, SweepPoints } from './sweep-points.js';

const NONE = -1;
/** The state of an interval that is inside of the outer ring and of no hole. */
const INSIDE = 1;

/**
 * A sweep from left to right over points. Between two edges that are neighbours on the sweep line lies an interval; one
 * that is inside of the polygon has a chain, from which triangles are cut as points come.
 *
 * Vertices at one place are one point, and an edge on which a point lies is cut there, so rings may touch themselves
 * and each other in any way. Where edges cross, the order of neighbours is seen to be wrong at the latest when one of
 * them ends. Then these edges are led through the point where that was seen.
 *
 * Source: Hertel, Mehlhorn, "Fast triangulation of simple polygons", 1983; Bentley, Ottmann, "Algorithms for reporting
 * and counting geometric intersections", 1979, for the edges that meet at a point.
 */
export class TriangleSweep {
  readonly points: SweepPoints;
  /** The sweep that one ring is given to first. */
  readonly ring: RingSweep;
  readonly #status: Status;
  readonly #chains: Chains;
  readonly #outs: Outs;
  readonly #meeting: MeetingEdges;
  /** The state above the edge at each place. */
  #state: Int32Array = new Int32Array(0);
  /** A place of which the edge ends at a point. */
  #placeTo: Int32Array = new Int32Array(0);
  /** How many places have been numbered. */
  #places = 0;

  constructor() {
    this.points = new SweepPoints();
    this.ring = new RingSweep();
    this.#status = new Status(this.points);
    this.#chains = new Chains(this.points);
    this.#outs = new Outs(this.points);
    this.#meeting = new MeetingEdges(this.points, this.#status);
  }

  /** Did the last sweep meet edges out of order? */
  get isForced(): boolean {
    return this.#meeting.isForced;
  }

  /** Did the last sweep give up, since there were too many of these? */
  get isHopeless(): boolean {
    return this.#meeting.isHopeless;
  }

  /** Begins with another polygon, of so many vertices. */
  begin(vertices: number): void {
    this.#meeting.begin(vertices);
  }

  /** Pairs of edges that cross, as far as the last sweep saw them. */
  get crossings(): readonly number[] {
    return this.#meeting.crossings;
  }

  /** The triangles of what was loaded into `points`: three vertices each, counterclockwise. */
  run(): number[] {
    const { count, edgeCount, holes } = this.points;
    this.#places = 0;
    this.#meeting.clear();
    this.#status.clear(edgeCount);
    this.#chains.clear(edgeCount, 4 * count + edgeCount, 3 * (count - 2 + 2 * holes));
    if (this.#state.length < edgeCount) this.#state = new Int32Array(2 * edgeCount);
    if (this.#placeTo.length < count) this.#placeTo = new Int32Array(2 * count);
    for (let p = 0; p < count; p++) {
      if (!this.#isPassed(p) && !this.#visit(p)) break;
    }
    return this.#chains.take();
  }

  /** A point at which one edge ends and one begins, which takes its place; false if other edges may meet there. */
  #isPassed(p: number): boolean {
    const { ins, firstOut, nextOut, to } = this.points;
    const edge = firstOut[p]!;
    if (ins[p] !== 1 || edge === NONE || nextOut[edge] !== NONE) return false;
    const status = this.#status;
    const place = this.#placeTo[p]!;
    const below = status.below[place]!;
    if (below !== NONE && status.side(below, p) <= 0) return false;
    const above = status.above[place]!;
    if (above !== NONE && status.side(above, p) >= 0) return false;
    if (below !== NONE && this.#state[below] === INSIDE) this.#chains.add(below, UPPER, p);
    if (this.#state[place] === INSIDE) this.#chains.add(place, LOWER, p);
    status.from[place] = p;
    status.to[place] = to[edge]!;
    status.edge[place] = edge;
    this.#placeTo[to[edge]!] = place;
    return true;
  }

  /** Any point. False if too many edges are out of order. */
  #visit(p: number): boolean {
    const { ins, firstOut, nextOut, to } = this.points;
    const status = this.#status;
    const outs = this.#outs;
    const meeting = this.#meeting;
    outs.clear();
    for (let e = firstOut[p]!; e !== NONE; e = nextOut[e]!) outs.add(to[e]!, e);
    const isEnd = ins[p]! > 0;
    const place = isEnd ? this.#placeTo[p]! : status.locate(p);
    if (!isEnd && (place === NONE || status.side(place, p) !== 0)) {
      outs.sort(p);
      this.#beginBetween(p, place);
      return true;
    }
    if (!meeting.find(p, place)) return false;
    for (let k = 0; k < meeting.count; k++) {
      const at = meeting.places[k]!;
      if (status.to[at] !== p) outs.add(status.to[at]!, status.edge[at]!);
    }
    outs.sort(p);
    this.#pass(p);
    return true;
  }

  /** A point on the edges that meet there. */
  #pass(p: number): void {
    const status = this.#status;
    const chains = this.#chains;
    const { places, count } = this.#meeting;
    const high = places[count - 1]!;
    const below = status.below[places[0]!]!;
    for (let k = 0; k + 1 < count; k++) {
      if (this.#state[places[k]!] === INSIDE) chains.close(places[k]!, p);
    }
    const isTopInside = this.#state[high] === INSIDE;
    if (below !== NONE && this.#state[below] === INSIDE) chains.add(below, UPPER, p);
    if (isTopInside) chains.add(high, LOWER, p);
    const outs = this.#outs.count;
    if (outs === 0) {
      if (isTopInside) chains.join(below, high);
    } else {
      const lower = chains.ends[2 * high + LOWER]!;
      const upper = chains.ends[2 * high + UPPER]!;
      const last = this.#begin(p, below, count);
      if (isTopInside) chains.place(last, lower, upper);
    }
    for (let k = outs; k < count; k++) status.remove(places[k]!);
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
   * Puts the edges that leave a point in the status, in places of edges that met there as long as there are any.
   * Intervals between them that are inside begin; that above the last one is the caller's.
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
        place = this.#meeting.places[k]!;
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
      status.edge[place] = edge;
      this.#placeTo[to] = place;
      this.#state[place] = state;
      if (state === INSIDE && k + 1 < outs.count) this.#chains.begin(place, p);
    }
    return place;
  }
}
