import { GrowableUint32 } from '../core/collections/growable.js';
import { NONE } from '../core/collections/hashing.js';
import { visitOverlapsBetween2d } from '../indexes/box-join2d.js';
import { orient2d } from '../predicates/index.js';
import { CollinearEdges } from './collinear-edges.js';
import { NearPairs, type NearPairVisitor } from './near-pairs.js';
import { PairNumbers } from './pair-numbers.js';
import type { SegmentSoup } from './segment-soup.js';
import { SoupGeometry } from './soup-geometry.js';

/** A crowd is divided if at least this part of it has a point in common. */
const PART_OF_CROWD = 0.25;
/** So many pairs are tried, and so many edges looked at first. */
const TRIALS = 8;
const SAMPLE = 64;

/** Where the edges of a soup meet: vertices on edges, and vertices that turn out to be one point. */
export class Meetings implements NearPairVisitor {
  /** Pairs of an edge and a vertex inside of it, or at its end under another number; a pair may come twice. */
  readonly cutEdges = new GrowableUint32();
  readonly cutVertices = new GrowableUint32();
  /** Pairs of vertices that are one point. */
  readonly same = new GrowableUint32();
  /** Do some edges run along each other? */
  hasOverlaps = false;
  readonly #soup: SegmentSoup;
  readonly #geometry: SoupGeometry;
  readonly #seen: PairNumbers;
  readonly #collinear: CollinearEdges;
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  readonly #line: Uint32Array;

  constructor(soup: SegmentSoup) {
    this.#soup = soup;
    this.#geometry = new SoupGeometry(soup);
    this.#seen = new PairNumbers(soup.edgeCount);
    this.#collinear = new CollinearEdges(soup, this.#geometry);
    this.#from = soup.edgeFrom.data;
    this.#to = soup.edgeTo.data;
    this.#line = soup.edgeLine.data;
    if (soup.edgeCount === 0) return;
    const boxes = boxesOf(soup);
    const lines = linesOfEdges(soup);
    new NearPairs(boxes, lines, withoutMoved(soup, lines), (e) => slackOf(soup, e), this).run();
    if (!this.#collinear.isEmpty) this.hasOverlaps = true;
    this.#collinear.visit({ cut: (e, v) => this.#cut(e, v), unite: (v, w) => this.#unite(v, w) });
    if (soup.lonely.length > 0) this.#cutInPoints(boxes, Array.from(new Set(soup.lonely.finish())));
  }

  /** Points where there are segments without length cut edges, too. */
  #cutInPoints(boxes: Float64Array, points: readonly number[]): void {
    const { x, y } = this.#soup;
    const places = Float64Array.from(points.flatMap((v) => [x.data[v]!, y.data[v]!, x.data[v]!, y.data[v]!]));
    visitOverlapsBetween2d(places, boxes, (point, e) => {
      const v = points[point]!;
      const isEnd = v === this.#from[e] || v === this.#to[e];
      if (!isEnd && this.#passesThrough(e, v)) this.#cutAt(e, v);
      return false;
    });
  }

  visit(e: number, f: number): void {
    const from = this.#from;
    const to = this.#to;
    const v0 = from[e]!;
    const v1 = to[e]!;
    const w0 = from[f]!;
    const w1 = to[f]!;
    const E = this.#line[e]!;
    const F = this.#line[f]!;
    if (v0 === w0 || v0 === w1 || v1 === w0 || v1 === w1) {
      this.#visitNeighbours(e, f);
      return;
    }
    const s0 = this.#side(w0, E);
    const s1 = this.#side(w1, E);
    if (s0 * s1 > 0) return;
    if (s0 === 0 && s1 === 0) {
      this.#collinear.note(e, f);
      return;
    }
    const t0 = this.#side(v0, F);
    const t1 = this.#side(v1, F);
    if (t0 * t1 > 0) return;
    if (s0 !== 0 && s1 !== 0 && t0 !== 0 && t1 !== 0) {
      const known = this.#seen.count;
      if (this.#seen.numberOf(e, f) < known) return;
      const crossing = this.#soup.newCrossing(E, F);
      this.#cut(e, crossing);
      this.#cut(f, crossing);
      return;
    }
    // The lines cross in one point: where an end is on the other line.
    if (s0 === 0) this.#endOn(e, w0, t0, t1, v0, v1);
    else if (s1 === 0) this.#endOn(e, w1, t0, t1, v0, v1);
    else this.#cut(f, t0 === 0 ? v0 : v1);
  }

  /** An end w of another edge is where its line crosses that of e, whose ends are on sides t0 and t1 of that line. */
  #endOn(e: number, w: number, t0: number, t1: number, v0: number, v1: number): void {
    if (t0 === 0) this.#unite(v0, w);
    else if (t1 === 0) this.#unite(v1, w);
    else this.#cut(e, w);
  }

  #side(v: number, line: number): number {
    const soup = this.#soup;
    if (soup.first.data[v] !== NONE || soup.moves.size > 0) return this.#geometry.sideOf(v, line);
    const l = soup.lines.data;
    const i = 4 * line;
    return orient2d(l[i]!, l[i + 1]!, l[i + 2]!, l[i + 3]!, soup.x.data[v]!, soup.y.data[v]!);
  }

  /** Two edges that have an end in common: they have more only if they are on one line. */
  #visitNeighbours(e: number, f: number): void {
    const from = this.#from;
    const to = this.#to;
    const w0 = from[f]!;
    const w1 = to[f]!;
    const E = this.#line[e]!;
    const isShared = w0 === from[e] || w0 === to[e];
    if (this.#side(isShared ? w1 : w0, E) !== 0) return;
    const isShared2 = w1 === from[e] || w1 === to[e];
    if (isShared && isShared2) this.hasOverlaps = true;
    else this.#collinear.note(e, f);
  }

  #cut(e: number, v: number): void {
    this.cutEdges.push(e);
    this.cutVertices.push(v);
  }

  #unite(v: number, w: number): void {
    this.same.push(v);
    this.same.push(w);
  }

  visitCrowd(items: Uint32Array): Uint32Array {
    const hub = this.#hubOf(items);
    if (hub !== NONE) return this.#divideAtHub(items, hub);
    return this.#divideAtCrossing(items);
  }

  /** The vertex in which most of the edges end; NONE if these are few. */
  #hubOf(items: Uint32Array): number {
    const counts = new Map<number, number>();
    let [most, hub] = [0, NONE];
    for (const e of items) {
      for (const v of [this.#from[e]!, this.#to[e]!]) {
        const count = (counts.get(v) ?? 0) + 1;
        counts.set(v, count);
        if (count > most) [most, hub] = [count, v];
      }
    }
    return most >= PART_OF_CROWD * items.length ? hub : NONE;
  }

  /** Edges that end in one point have more in common only if they are on one line. */
  #divideAtHub(items: Uint32Array, hub: number): Uint32Array {
    const isOfHub = (e: number): boolean => this.#from[e] === hub || this.#to[e] === hub;
    this.#visitParallels(items.filter(isOfHub));
    return items.filter((e) => !isOfHub(e));
  }

  /** Edges that pass through one point: where two of them cross, if many others do, too. */
  #divideAtCrossing(items: Uint32Array): Uint32Array {
    const soup = this.#soup;
    for (let trial = 0; trial < TRIALS; trial++) {
      const e = items[Math.floor((trial * items.length) / TRIALS)]!;
      const f = items[Math.floor(((trial + 0.5) * items.length) / TRIALS)]!;
      const [E, F] = [this.#line[e]!, this.#line[f]!];
      if (this.#geometry.turn(E, F) === 0) continue;
      const crossing = soup.newCrossing(E, F);
      const isThrough = (g: number): boolean => this.#passesThrough(g, crossing);
      if (!(isThrough(e) && isThrough(f))) continue;
      // A look at some of them first.
      const some = items.filter((_, i) => i % Math.ceil(items.length / SAMPLE) === 0);
      if (some.filter(isThrough).length < PART_OF_CROWD * some.length) continue;
      const through = items.filter(isThrough);
      for (const g of through) this.#cutAt(g, crossing);
      this.#visitParallels(through);
      const known = new Set(through);
      return items.filter((g) => !known.has(g));
    }
    return items;
  }

  #passesThrough(e: number, v: number): boolean {
    const line = this.#line[e]!;
    const geometry = this.#geometry;
    return (
      geometry.sideOf(v, line) === 0 &&
      geometry.compareAlong(line, this.#from[e]!, v) <= 0 &&
      geometry.compareAlong(line, v, this.#to[e]!) <= 0
    );
  }

  #cutAt(e: number, v: number): void {
    const line = this.#line[e]!;
    if (this.#geometry.compareAlong(line, this.#from[e]!, v) === 0) this.#unite(this.#from[e]!, v);
    else if (this.#geometry.compareAlong(line, this.#to[e]!, v) === 0) this.#unite(this.#to[e]!, v);
    else this.#cut(e, v);
  }

  /** Visits the pairs that are on one line, of edges whose lines have a point in common. */
  #visitParallels(items: Uint32Array): void {
    const line = this.#line;
    const sorted = items.slice().sort((e, f) => -this.#geometry.turn(line[e]!, line[f]!));
    for (let from = 0, k = 1; k <= sorted.length; k++) {
      if (k < sorted.length && this.#geometry.turn(line[sorted[from]!]!, line[sorted[k]!]!) === 0) continue;
      for (let i = from; i < k; i++) for (let j = from; j < i; j++) this.visit(sorted[j]!, sorted[i]!);
      from = k;
    }
  }
}

/** Four numbers for each edge, rounded outward. */
function boxesOf(soup: SegmentSoup): Float64Array {
  const count = soup.edgeCount;
  const boxes = new Float64Array(4 * count);
  const { x, y, errorX, errorY, edgeFrom, edgeTo } = soup;
  for (let e = 0; e < count; e++) {
    const v = edgeFrom.data[e]!;
    const w = edgeTo.data[e]!;
    // Twice the error, which is more than the difference's rounding.
    const vx = 2 * errorX.data[v]!;
    const wx = 2 * errorX.data[w]!;
    const vy = 2 * errorY.data[v]!;
    const wy = 2 * errorY.data[w]!;
    boxes[4 * e] = Math.min(x.data[v]! - vx, x.data[w]! - wx);
    boxes[4 * e + 1] = Math.min(y.data[v]! - vy, y.data[w]! - wy);
    boxes[4 * e + 2] = Math.max(x.data[v]! + vx, x.data[w]! + wx);
    boxes[4 * e + 3] = Math.max(y.data[v]! + vy, y.data[w]! + wy);
  }
  return boxes;
}

/** Four numbers for each edge: two points of its line. */
function linesOfEdges(soup: SegmentSoup): Float64Array {
  const count = soup.edgeCount;
  const all = soup.lines.data;
  const lineOf = soup.edgeLine.data;
  let isOwn = true;
  for (let e = 0; isOwn && e < count; e++) isOwn = lineOf[e] === e;
  // As a rule each edge has the line with its own number.
  if (isOwn) return all;
  const lines = new Float64Array(4 * count);
  for (let e = 0; e < count; e++) {
    const at = 4 * lineOf[e]!;
    for (let k = 0; k < 4; k++) lines[4 * e + k] = all[at + k]!;
  }
  return lines;
}

/** The same, but NaN for lines that are moved: their points are not where they lie. */
function withoutMoved({ moves, edgeLine, edgeCount }: SegmentSoup, lines: Float64Array): Float64Array {
  if (moves.size === 0) return lines;
  const places = lines.slice(0, 4 * edgeCount);
  for (let e = 0; e < edgeCount; e++) {
    if (moves.has(edgeLine.data[e]!)) places.fill(NaN, 4 * e, 4 * e + 4);
  }
  return places;
}

/** How far the ends of an edge are from corners of its box at most: 0 between points that were given. */
function slackOf({ errorX, errorY, edgeFrom, edgeTo }: SegmentSoup, e: number): number {
  const v = edgeFrom.data[e]!;
  const w = edgeTo.data[e]!;
  // The box is moved by two errors, or by those of the other end, and the end is off by one.
  return 8 * (errorX.data[v]! + errorX.data[w]! + errorY.data[v]! + errorY.data[w]!);
}
