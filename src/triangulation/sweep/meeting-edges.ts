/** The edges that meet at a point of a sweep. */
import { edgesCross } from './edges-cross.js';
import type { Status } from './status.js';
import type { SweepPoints } from './sweep-points.js';

const NONE = -1;
/** So many edges out of order are led through points, for each vertex and at least, before sweeps give up. */
const EDGES_PER_VERTEX = 32;
const EDGES = 100_000;
/** Of more than so many that meet, each counts as so many. */
const CROWD = 64;

/** Edges that end at a point or pass through it. They are neighbours, but where edges cross. */
export class MeetingEdges {
  /** Their places, from the lowest on. */
  readonly places: number[] = [];
  count = 0;
  /** Were edges met out of order? */
  isForced = false;
  /** Pairs of edges that cross, as far as they were seen. */
  readonly crossings: number[] = [];
  #patience = 0;
  readonly #points: SweepPoints;
  readonly #status: Status;

  constructor(points: SweepPoints, status: Status) {
    this.#points = points;
    this.#status = status;
  }

  clear(): void {
    if (this.isForced) this.crossings.length = 0;
    this.isForced = false;
  }

  /** Begins to count, for all sweeps over a polygon of so many vertices. */
  begin(vertices: number): void {
    this.#patience = EDGES_PER_VERTEX * vertices + EDGES;
  }

  /** Are there too many edges out of order? */
  get isHopeless(): boolean {
    return this.#patience < 0;
  }

  /**
   * Finds those at a point, beginning with the place of one of them. Edges out of order belong to them.
   *
   * @returns false if there were too many of these
   */
  find(p: number, place: number): boolean {
    const status = this.#status;
    let ended = status.to[place] === p ? 1 : 0;
    let forced = 0;
    let low = place;
    for (let next = status.below[low]!; next !== NONE; next = status.below[low]!) {
      const isEnd = status.to[next] === p;
      const side = isEnd ? 0 : status.side(next, p);
      if (side > 0) break;
      if (isEnd) ended++;
      if (side < 0) forced++;
      low = next;
    }
    let high = place;
    for (let next = status.above[high]!; next !== NONE; next = status.above[high]!) {
      const isEnd = status.to[next] === p;
      const side = isEnd ? 0 : status.side(next, p);
      if (side < 0) break;
      if (isEnd) ended++;
      if (side > 0) forced++;
      high = next;
    }
    // Others that end here are farther off if edges crossed before: then all between belong to them, too.
    const ins = this.#points.ins[p]!;
    forced += ins - ended;
    for (let far = status.above[high]!; ended < ins && far !== NONE; far = status.above[far]!) {
      if (status.to[far] !== p) continue;
      ended++;
      high = far;
    }
    for (let far = status.below[low]!; ended < ins && far !== NONE; far = status.below[far]!) {
      if (status.to[far] !== p) continue;
      ended++;
      low = far;
    }
    this.#list(low, high);
    return forced === 0 || this.#force(p);
  }

  #list(low: number, high: number): void {
    const { above } = this.#status;
    let count = 0;
    for (let at = low; ; at = above[at]!) {
      this.places[count++] = at;
      if (at === high) break;
    }
    this.count = count;
  }

  /** Looks which of neighbours cross, and which cross edges that end at the point. */
  #force(p: number): boolean {
    const { edge, to } = this.#status;
    this.isForced = true;
    const ended = this.places.slice(0, this.count).filter((place) => to[place] === p);
    // Many have to be sorted.
    this.#patience -= this.count * (ended.length + (this.count > CROWD ? CROWD : 1));
    if (this.#patience < 0) return false;
    for (let k = 0; k < this.count; k++) {
      const place = this.places[k]!;
      if (k > 0) this.#noteCrossing(edge[this.places[k - 1]!]!, edge[place]!);
      for (const other of ended)
        if (other < place || to[place] !== p) this.#noteCrossing(edge[other]!, edge[place]!);
    }
    return true;
  }

  #noteCrossing(e: number, f: number): void {
    if (edgesCross(this.#points, e, f)) this.crossings.push(e, f);
  }
}
