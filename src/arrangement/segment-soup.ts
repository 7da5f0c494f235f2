import { fastTwoSumTail } from '../arithmetic/error-free.js';
import { GrowableFloat64, GrowableUint32 } from '../core/collections/growable.js';
import { NONE } from '../core/collections/hashing.js';
import { type Place, placeCrossing } from './crossing-place.js';
import { placeMovedCrossing, pointsOfLine } from './moved-crossing.js';
import { NeighbourNumbers } from './neighbour-numbers.js';
import { PairNumbers } from './pair-numbers.js';
import { PointNumbers } from './point-numbers.js';

/**
 * Segments that are to be arranged, with all that they share under one number: points, lines and edges.
 *
 * A line passes through two points that were given, the lesser of them first (by x, then by y), and so does every edge
 * run. A vertex is a point that was given, or the crossing of two lines. An edge lies on a line, from one vertex to
 * another. A use is one segment that was given: an edge, run forward or backward.
 *
 * Points that are given may be sums of two points, which are not rounded: then a vertex has a tail, and a line is
 * moved.
 */
export class SegmentSoup {
  /** Where each vertex is, and how far off that is at most: 0 for points that were given. */
  readonly x = new GrowableFloat64();
  readonly y = new GrowableFloat64();
  readonly errorX = new GrowableFloat64();
  readonly errorY = new GrowableFloat64();
  /** The two lines that cross in each vertex; NONE for points that were given. */
  readonly first = new GrowableUint32();
  readonly second = new GrowableUint32();
  /** Four numbers for each line. */
  readonly lines = new GrowableFloat64();
  /** What the coordinates of vertices have beyond x and y, where that is something: sums of two doubles. */
  readonly tails = new Map<number, readonly [number, number]>();
  /** By how much the points of lines are moved, where they are. The direction is that of the points as they are. */
  readonly moves = new Map<number, readonly [number, number]>();
  readonly edgeLine = new GrowableUint32();
  readonly edgeFrom = new GrowableUint32();
  readonly edgeTo = new GrowableUint32();
  /** The edge of each use; of segments without length none. Then whether it is run backward. */
  readonly useEdge = new GrowableUint32();
  readonly useTurned = new GrowableUint32();
  /** Points where segments without length are, if these are kept. */
  readonly lonely = new GrowableUint32();
  readonly #points: PointNumbers;
  readonly #linePairs: NeighbourNumbers;
  readonly #sumsX = new PointNumbers(16);
  readonly #sumsY = new PointNumbers(16);
  readonly #sums = new PairNumbers(16);
  readonly #vertexOfSum = new GrowableUint32();
  readonly #crossings = new PairNumbers(16);
  readonly #vertexOfCrossing = new GrowableUint32();
  /** The edge that is all of a line between its points, or NONE. */
  readonly #wholeEdge = new GrowableUint32();
  readonly #parts = new PairNumbers(16);
  readonly #edgesOfParts: number[][] = [];
  readonly #place: Place = new Float64Array(4);
  readonly keepsPoints: boolean;

  constructor(expected: number, keepsPoints = false) {
    this.keepsPoints = keepsPoints;
    this.#points = new PointNumbers(expected, this.x, this.y);
    this.#linePairs = new NeighbourNumbers(expected);
    // Most sets have fewer crossings than a quarter of their points, and need not grow.
    const vertices = expected + (expected >>> 2);
    for (const list of [this.x, this.y, this.errorX, this.errorY]) list.reserve(vertices);
    for (const list of [this.first, this.second]) list.reserve(vertices);
    for (const list of [this.edgeLine, this.edgeFrom, this.edgeTo]) list.reserve(expected);
    for (const list of [this.useEdge, this.useTurned, this.#wholeEdge]) list.reserve(expected);
    this.lines.reserve(4 * expected);
  }

  get edgeCount(): number {
    return this.edgeLine.length;
  }

  get vertexCount(): number {
    return this.x.length;
  }

  /** The vertex at a point. */
  point(x: number, y: number): number {
    const number = this.#points.numberOf(x, y);
    if (number === this.first.length) this.#finishVertex(0, 0, NONE, NONE);
    return number;
  }

  /** The vertex at a point that is moved: at the sum of two. */
  sum(x: number, y: number, byX: number, byY: number): number {
    const sumX = x + byX;
    const sumY = y + byY;
    const tailX = tailOf(x, byX, sumX);
    const tailY = tailOf(y, byY, sumY);
    if (tailX === 0 && tailY === 0) return this.point(sumX, sumY);
    const number = this.#sums.numberOf(this.#sumsX.numberOf(sumX, tailX), this.#sumsY.numberOf(sumY, tailY));
    if (number === this.#vertexOfSum.length) {
      this.#vertexOfSum.push(this.x.length);
      this.tails.set(this.x.length, [tailX, tailY]);
      this.x.push(sumX);
      this.y.push(sumY);
      this.#finishVertex(Math.abs(tailX), Math.abs(tailY), NONE, NONE);
    }
    return this.#vertexOfSum.data[number]!;
  }

  /** The vertex where two lines cross, which are not parallel. */
  crossing(a: number, b: number): number {
    const number = a < b ? this.#crossings.numberOf(a, b) : this.#crossings.numberOf(b, a);
    if (number === this.#vertexOfCrossing.length) this.#vertexOfCrossing.push(this.newCrossing(a, b));
    return this.#vertexOfCrossing.data[number]!;
  }

  /** A vertex where two lines cross that have none yet. */
  newCrossing(a: number, b: number): number {
    const place = this.#place;
    if (this.moves.size === 0) placeCrossing(place, this.lines.data, a, b);
    else placeMovedCrossing(place, this, a, b);
    this.x.push(place[0]!);
    this.y.push(place[1]!);
    this.#finishVertex(place[2]!, place[3]!, a, b);
    return this.x.length - 1;
  }

  /** Adds what belongs to a vertex whose coordinates were added. */
  #finishVertex(ex: number, ey: number, first: number, second: number): void {
    this.errorX.push(ex);
    this.errorY.push(ey);
    this.first.push(first);
    this.second.push(second);
  }

  /** The line through two vertices that are different points which were given. */
  lineThrough(p: number, q: number): number {
    return this.#isBefore(p, q) ? this.#line(p, q) : this.#line(q, p);
  }

  /** The line through two different points that are moved together. */
  lineThroughMoved(ax: number, ay: number, bx: number, by: number, byX: number, byY: number): number {
    if (ax > bx || (ax === bx && ay > by)) return this.lineThroughMoved(bx, by, ax, ay, byX, byY);
    const p = this.sum(ax, ay, byX, byY);
    const q = this.sum(bx, by, byX, byY);
    if (!(this.tails.has(p) || this.tails.has(q))) return this.#line(p, q);
    const number = this.#linePairs.numberOf(p, q);
    if (number === this.#wholeEdge.length) {
      this.#wholeEdge.push(NONE);
      for (const coordinate of [ax, ay, bx, by]) this.lines.push(coordinate);
      this.moves.set(number, [byX, byY]);
    } else if (isLess([ax, ay, bx, by, byX, byY], pointsOfLine(this, number))) {
      // The same points as other sums: which are kept does not depend on what comes first.
      for (const [k, coordinate] of [ax, ay, bx, by].entries()) this.lines.data[4 * number + k] = coordinate;
      this.moves.set(number, [byX, byY]);
    }
    return number;
  }

  #isBefore(p: number, q: number): boolean {
    const x = this.x.data;
    const y = this.y.data;
    return x[p]! < x[q]! || (x[p] === x[q] && y[p]! < y[q]!);
  }

  #line(p: number, q: number): number {
    const number = this.#linePairs.numberOf(p, q);
    if (number === this.#wholeEdge.length) {
      this.#wholeEdge.push(NONE);
      this.lines.push(this.x.data[p]!);
      this.lines.push(this.y.data[p]!);
      this.lines.push(this.x.data[q]!);
      this.lines.push(this.y.data[q]!);
    }
    return number;
  }

  /** Adds a segment between two points that were given. */
  addSegment(p: number, q: number): void {
    if (p === q) {
      this.useEdge.push(NONE);
      this.useTurned.push(0);
      if (this.keepsPoints) this.lonely.push(p);
      return;
    }
    const forward = this.#isBefore(p, q);
    const line = forward ? this.#line(p, q) : this.#line(q, p);
    let edge = this.#wholeEdge.data[line]!;
    if (edge === NONE) {
      edge = forward ? this.#addEdge(line, p, q) : this.#addEdge(line, q, p);
      this.#wholeEdge.data[line] = edge;
    }
    this.useEdge.push(edge);
    this.useTurned.push(forward ? 0 : 1);
  }

  /** Adds a segment between two points that are moved together. */
  addMovedSegment(ax: number, ay: number, bx: number, by: number, byX: number, byY: number): void {
    const p = this.sum(ax, ay, byX, byY);
    const q = this.sum(bx, by, byX, byY);
    if (p === q || !(this.tails.has(p) || this.tails.has(q))) {
      this.addSegment(p, q);
      return;
    }
    const line = this.lineThroughMoved(ax, ay, bx, by, byX, byY);
    const isTurned = ax > bx || (ax === bx && ay > by);
    let edge = this.#wholeEdge.data[line]!;
    if (edge === NONE) {
      edge = isTurned ? this.#addEdge(line, q, p) : this.#addEdge(line, p, q);
      this.#wholeEdge.data[line] = edge;
    }
    this.useEdge.push(edge);
    this.useTurned.push(isTurned ? 1 : 0);
  }

  /** Adds a segment of a line, from one vertex on it to a later one, run forward or backward. */
  addPart(line: number, from: number, to: number, turned: boolean): void {
    this.useEdge.push(this.#partEdge(line, from, to));
    this.useTurned.push(turned ? 1 : 0);
  }

  #partEdge(line: number, from: number, to: number): number {
    const number = this.#parts.numberOf(from, to);
    if (number === this.#edgesOfParts.length) this.#edgesOfParts.push([]);
    const edges = this.#edgesOfParts[number]!;
    for (const edge of edges) if (this.edgeLine.data[edge] === line) return edge;
    const edge = this.#addEdge(line, from, to);
    edges.push(edge);
    return edge;
  }

  #addEdge(line: number, from: number, to: number): number {
    this.edgeLine.push(line);
    this.edgeFrom.push(from);
    this.edgeTo.push(to);
    return this.edgeLine.length - 1;
  }
}

/** The lexicographic order of lists of one length. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/** What a sum of two doubles has beyond its rounded value. */
function tailOf(a: number, b: number, sum: number): number {
  return Math.abs(a) >= Math.abs(b) ? fastTwoSumTail(a, b, sum) : fastTwoSumTail(b, a, sum);
}
