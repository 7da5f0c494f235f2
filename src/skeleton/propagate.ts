import { Heap } from './event-heap.js';
import { firstWavefront } from './first-wavefront.js';
import { type Meetings, NearLines } from './meetings.js';
import { compareTimes, type EventTime, nodeOfMeeting, timeOfMeeting } from './nodes.js';
import type { OffsetLines } from './offset-lines.js';
import type { EventCount } from './progress.js';
import { type Resolved, resolvePlaces, type TouchedEdge } from './resolve-places.js';
import type { RoofGraph } from './roof-graph.js';
import {
  differentPlaces,
  orderAlong,
  type Place,
  type PlaceOnEdge,
  placeOnEdge,
  type WavefrontEdge,
  type WavefrontVertex,
} from './wavefront.js';

/** What may happen: an edge loses its length, or a reflex vertex meets an edge of the third line. */
interface Event {
  readonly time: EventTime;
  readonly lines: readonly [number, number, number];
  readonly subject: WavefrontEdge | WavefrontVertex;
  /** Is it about an edge that loses its length? */
  readonly isCollapse: boolean;
}

/** What a reflex vertex may meet, as far as it has not been looked at. */
interface Awaited {
  readonly vertex: WavefrontVertex;
  readonly meetings: Meetings;
  /** Before which nothing may happen: what is past by then. */
  readonly since: EventTime | null;
  lower: number;
}

/**
 * Moves the edges of a polygon to their left, all with speed 1, and notes what the wavefront draws, until a time or
 * until nothing of it is left. What happens at the last time has happened.
 */
export class Propagation {
  readonly graph: RoofGraph;
  readonly edges = new Set<WavefrontEdge>();
  /** For each node of the beginning the first vertex that is there. */
  readonly vertices: readonly number[];
  readonly #lines: OffsetLines;
  readonly #near: NearLines;
  readonly #events: Heap<Event>;
  /** Reflex vertices by the earliest time at which they may meet what they have not been asked about. */
  readonly #awaited = new Heap<Awaited>((a, b) => (a.lower < b.lower ? -1 : a.lower > b.lower ? 1 : 0));
  readonly #edgesOfLine: Set<WavefrontEdge>[];

  constructor(lines: OffsetLines, next: readonly number[]) {
    this.#lines = lines;
    this.#near = new NearLines(lines);
    this.#edgesOfLine = lines.lines.map(() => new Set());
    this.#events = new Heap((a, b) => compareTimes(lines, a.time, b.time));
    const { graph, resolved, vertices } = firstWavefront(lines, next);
    this.graph = graph;
    this.vertices = vertices;
    this.#take(resolved, null);
  }

  run(last: EventTime | null, count: EventCount): void {
    for (let first = this.#next(); first !== undefined; first = this.#next()) {
      if (last !== null && compareTimes(this.#lines, first.time, last) > 0) break;
      const now = [];
      while (this.#next() !== undefined && compareTimes(this.#lines, this.#next()!.time, first.time) === 0) {
        now.push(this.#events.pop());
      }
      this.#happen(first.time, now);
      count.count();
    }
    count.finish();
  }

  /** The first event of which the subject is still there: what may be before it, or at its time, is looked at. */
  #next(): Event | undefined {
    const [events, awaited] = [this.#events, this.#awaited];
    for (;;) {
      while (events.first?.subject.isAlive === false) events.pop();
      const first = awaited.first;
      if (first === undefined || first.lower > (events.first?.time.upper ?? Infinity)) return events.first;
      this.#look(awaited.pop());
    }
  }

  /** Looks at the next meeting that a reflex vertex may have. */
  #look(awaited: Awaited): void {
    const { vertex, meetings, since } = awaited;
    if (!vertex.isAlive || meetings.lower === Infinity) return;
    this.#expect([vertex.into.line, vertex.out.line, meetings.pop()], vertex, false, since);
    this.#await(vertex, meetings, since);
  }

  #await(vertex: WavefrontVertex, meetings: Meetings, since: EventTime | null): void {
    if (meetings.lower < Infinity) {
      this.#awaited.push({ vertex, meetings, since, lower: meetings.lower });
    }
  }

  /** All that happens at one time. */
  #happen(time: EventTime, events: readonly Event[]): void {
    const all = this.#lines;
    const candidates = events.map(({ lines, isCollapse }) => ({
      place: { node: nodeOfMeeting(all, ...lines), lines },
      isCollapse,
      line: lines[2],
    }));
    const real = candidates.filter(({ place, isCollapse, line }) => isCollapse || this.#isMet(line, place));
    const places = differentPlaces(
      all,
      real.map(({ place }) => place),
    );
    if (places.length === 0) return;
    const touched: TouchedEdge[] = [];
    for (const edge of this.edges) {
      let found: PlaceOnEdge[] | null = null;
      for (const place of places) {
        const at = placeOnEdge(all, edge, place);
        if (at === null) continue;
        found ??= [];
        found.push(at);
      }
      if (found !== null) touched.push(this.#touch(edge, found, places));
    }
    const nodes = places.map(({ node }) => this.graph.addNode(node));
    this.#take(resolvePlaces(all, this.graph, nodes, touched), time);
  }

  /** Is a place on an edge of a line? */
  #isMet(line: number, place: Place): boolean {
    for (const edge of this.#edgesOfLine[line]!) {
      if (placeOnEdge(this.#lines, edge, place) !== null) return true;
    }
    return false;
  }

  #touch(edge: WavefrontEdge, found: PlaceOnEdge[], places: readonly Place[]): TouchedEdge {
    found.sort((p, q) => (p === q ? 0 : orderAlong(this.#lines, edge.line, p.place, q.place)));
    return {
      edge,
      places: found.map(({ place }) => places.indexOf(place)),
      startsThere: found[0]!.isStart,
      endsThere: found[found.length - 1]!.isEnd,
      leaves: this.graph.twin(edge.start!.arc),
      arrives: edge.end!.arc,
    };
  }

  #take({ edges, reflex, gone }: Resolved, now: EventTime | null): void {
    for (const edge of gone) {
      this.edges.delete(edge);
      this.#edgesOfLine[edge.line]!.delete(edge);
    }
    for (const edge of edges) {
      this.edges.add(edge);
      this.#edgesOfLine[edge.line]!.add(edge);
    }
    for (const edge of edges) {
      this.#expect([edge.start!.into.line, edge.line, edge.end!.out.line], edge, true, now);
    }
    for (const vertex of reflex) {
      this.#await(vertex, this.#near.meetingsOf(vertex.into.line, vertex.out.line, now), now);
    }
  }

  /** Notes what may happen after now. */
  #expect(
    lines: readonly [number, number, number],
    subject: WavefrontEdge | WavefrontVertex,
    isCollapse: boolean,
    now: EventTime | null,
  ): void {
    const time = timeOfMeeting(this.#lines, ...lines);
    if (time === null) return;
    const isLater = now === null ? time.numerator > 0n : compareTimes(this.#lines, time, now) > 0;
    if (isLater) this.#events.push({ time, lines, subject, isCollapse });
  }
}
