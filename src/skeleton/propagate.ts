import { Heap } from './event-heap.js';
import { firstWavefront } from './first-wavefront.js';
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
  readonly #events: Heap<Event>;

  constructor(lines: OffsetLines, next: readonly number[]) {
    this.#lines = lines;
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

  /** The first event of which the subject is still there. */
  #next(): Event | undefined {
    const events = this.#events;
    while (events.first?.subject.isAlive === false) events.pop();
    return events.first;
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
      const found = places.flatMap((place) => placeOnEdge(all, edge, place) ?? []);
      if (found.length > 0) touched.push(this.#touch(edge, found, places));
    }
    const nodes = places.map(({ node }) => this.graph.addNode(node));
    this.#take(resolvePlaces(all, this.graph, nodes, touched), time);
  }

  /** Is a place on an edge of a line? */
  #isMet(line: number, place: Place): boolean {
    for (const edge of this.edges) {
      if (edge.line === line && placeOnEdge(this.#lines, edge, place) !== null) return true;
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

  #take({ edges, reflex }: Resolved, now: EventTime | null): void {
    for (const edge of this.edges) if (!edge.isAlive) this.edges.delete(edge);
    for (const edge of edges) this.edges.add(edge);
    for (const edge of edges) {
      this.#expect([edge.start!.into.line, edge.line, edge.end!.out.line], edge, true, now);
    }
    for (const vertex of reflex) {
      const [into, out] = [vertex.into.line, vertex.out.line];
      for (let line = 0; line < this.#lines.lines.length; line++) {
        if (line !== into && line !== out) this.#expect([into, out, line], vertex, false, now);
      }
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
