import { NONE } from '../core/collections/hashing.js';
import { UnionFind } from '../core/collections/union-find.js';
import { Meetings } from './meetings.js';
import { PairNumbers } from './pair-numbers.js';
import type { SegmentSoup } from './segment-soup.js';
import { SoupGeometry } from './soup-geometry.js';

/**
 * The edges of a soup, cut where they meet: pieces between vertices that meet in nothing but their ends, no two of them
 * the same.
 *
 * Piece p has the half-edges 2 p, in the direction of its line, and 2 p + 1, against it. A half-edge starts at
 * `origin(h)`; h ^ 1 is its twin.
 */
export class Subdivision {
  readonly soup: SegmentSoup;
  readonly geometry: SoupGeometry;
  readonly pieceCount: number;
  /** Where half-edges start. Of vertices that are one point one stands for all. */
  readonly origins: Uint32Array;
  /** An edge of each piece; there may be more of them: see `edgesOf`. */
  readonly pieceEdge: Uint32Array;
  /** For each vertex, where its half-edges begin in `around`. */
  readonly starts: Uint32Array;
  /** The half-edges of each vertex in counterclockwise order, from straight down on. */
  readonly around: Uint32Array;
  /** Other edges of pieces: the places of the next in both arrays; NONE for none. */
  readonly #nextOfPiece: Uint32Array | null;
  readonly #moreEdges: readonly number[];
  readonly #moreNext: readonly number[];

  constructor(soup: SegmentSoup) {
    this.soup = soup;
    this.geometry = new SoupGeometry(soup);
    const meetings = new Meetings(soup);
    const pieces = piecesOf(soup, this.geometry, meetings);
    this.pieceEdge = pieces.edge;
    this.pieceCount = pieces.edge.length;
    this.origins = pieces.origins;
    this.#nextOfPiece = pieces.next;
    this.#moreEdges = pieces.moreEdges;
    this.#moreNext = pieces.moreNext;
    const { starts, around } = rotations(this);
    this.starts = starts;
    this.around = around;
  }

  /** Where a half-edge ends. */
  target(h: number): number {
    return this.origins[h ^ 1]!;
  }

  /** The line of a half-edge, one of those that it lies on. */
  lineOf(h: number): number {
    return this.soup.edgeLine.data[this.pieceEdge[h >>> 1]!]!;
  }

  /** Where the list of a piece's other edges begins; NONE if it has one edge only. */
  moreOf(piece: number): number {
    return this.#nextOfPiece === null ? NONE : this.#nextOfPiece[piece]!;
  }

  moreEdge(at: number): number {
    return this.#moreEdges[at]!;
  }

  moreAfter(at: number): number {
    return this.#moreNext[at]!;
  }
}

interface Pieces {
  readonly origins: Uint32Array;
  readonly edge: Uint32Array;
  readonly next: Uint32Array | null;
  readonly moreEdges: readonly number[];
  readonly moreNext: readonly number[];
}

function piecesOf(soup: SegmentSoup, geometry: SoupGeometry, meetings: Meetings): Pieces {
  const count = soup.edgeCount;
  const { starts, cuts } = sortedCuts(soup, geometry, meetings);
  const total = count + cuts.length;
  // Vertices that are one point: nearly always there are none.
  const same = meetings.same;
  let groups: UnionFind | null = null;
  const unite = (v: number, w: number): void => {
    groups ??= new UnionFind(soup.vertexCount);
    groups.union(v, w);
  };
  for (let k = 0; k < same.length; k += 2) unite(same.data[k]!, same.data[k + 1]!);
  const lineOf = soup.edgeLine.data;
  const from = soup.edgeFrom.data;
  const to = soup.edgeTo.data;
  for (let e = 0; e < count; e++) {
    const end = starts[e + 1]!;
    for (let k = starts[e]! + 1; k < end; k++) {
      const [v, w] = [cuts[k - 1]!, cuts[k]!];
      if (v !== w && geometry.compareAlong(lineOf[e]!, v, w) === 0) unite(v, w);
    }
  }
  let origins = new Uint32Array(2 * total);
  let edge = new Uint32Array(total);
  let n = 0;
  const root = (v: number): number => (groups === null ? v : groups.find(v));
  for (let e = 0; e < count; e++) {
    let v = root(from[e]!);
    const end = starts[e + 1]!;
    for (let k = starts[e]!; k <= end; k++) {
      const w = root(k === end ? to[e]! : cuts[k]!);
      if (w === v) continue;
      origins[2 * n] = v;
      origins[2 * n + 1] = w;
      edge[n++] = e;
      v = w;
    }
  }
  if (!(meetings.hasOverlaps || groups !== null)) {
    return {
      origins: origins.subarray(0, 2 * n),
      edge: edge.subarray(0, n),
      next: null,
      moreEdges: [],
      moreNext: [],
    };
  }
  // Pieces that are the same.
  const numbers = new PairNumbers(n);
  const next = new Uint32Array(n).fill(NONE);
  const moreEdges: number[] = [];
  const moreNext: number[] = [];
  let kept = 0;
  for (let p = 0; p < n; p++) {
    const number = numbers.numberOf(origins[2 * p]!, origins[2 * p + 1]!);
    if (number === kept) {
      origins[2 * kept] = origins[2 * p]!;
      origins[2 * kept + 1] = origins[2 * p + 1]!;
      edge[kept++] = edge[p]!;
    } else {
      moreEdges.push(edge[p]!);
      moreNext.push(next[number]!);
      next[number] = moreEdges.length - 1;
    }
  }
  origins = origins.subarray(0, 2 * kept);
  edge = edge.subarray(0, kept);
  return { origins, edge, next: next.subarray(0, kept), moreEdges, moreNext };
}

/** The vertices in which each edge is cut, in order along it. */
function sortedCuts(
  soup: SegmentSoup,
  geometry: SoupGeometry,
  { cutEdges, cutVertices }: Meetings,
): { starts: Uint32Array; cuts: Uint32Array } {
  const count = soup.edgeCount;
  const starts = new Uint32Array(count + 1);
  const edges = cutEdges.data;
  const vertices = cutVertices.data;
  const total = cutEdges.length;
  for (let k = 0; k < total; k++) starts[edges[k]!]!++;
  let sum = 0;
  for (let e = 0; e <= count; e++) {
    sum += starts[e]!;
    starts[e] = sum;
  }
  const cuts = new Uint32Array(total);
  for (let k = total - 1; k >= 0; k--) cuts[--starts[edges[k]!]!] = vertices[k]!;
  const lineOf = soup.edgeLine.data;
  for (let e = 0; e < count; e++) {
    const begin = starts[e]!;
    const end = starts[e + 1]!;
    if (end - begin < 2) continue;
    const line = lineOf[e]!;
    sortRange(cuts, begin, end, (v, w) => geometry.compareAlong(line, v, w));
  }
  return { starts, cuts };
}

/** Sorts a part of an array: a few by insertion. */
function sortRange(
  items: Uint32Array,
  begin: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  if (end - begin > 24) {
    items.subarray(begin, end).sort(compare);
    return;
  }
  for (let k = begin + 1; k < end; k++) {
    const item = items[k]!;
    let l = k;
    while (l > begin && compare(items[l - 1]!, item) > 0) {
      items[l] = items[l - 1]!;
      l--;
    }
    items[l] = item;
  }
}

/**
 * The half-edges around each vertex.
 *
 * Those in the direction of their lines come first: they point to the right, or straight up, and are sorted by dy /
 * (|dx| + dy), which is off by less than 2^-50 (three differences and a quotient of numbers of one sign, each off by
 * 2^-53 of itself, the quotient at most 1; what underflows is off by 2^-1074). Those against it are sorted by the same
 * number of the opposite direction.
 */
const SLOPE_ERROR = 2 ** -49;

function rotations(subdivision: Subdivision): { starts: Uint32Array; around: Uint32Array } {
  const { soup, geometry, origins, pieceCount } = subdivision;
  const starts = new Uint32Array(soup.vertexCount + 1);
  const total = 2 * pieceCount;
  for (let h = 0; h < total; h++) starts[origins[h]!]!++;
  let sum = 0;
  for (let v = 0; v < starts.length; v++) {
    sum += starts[v]!;
    starts[v] = sum;
  }
  const around = new Uint32Array(total);
  for (let h = total - 1; h >= 0; h--) around[--starts[origins[h]!]!] = h;
  const lines = soup.lines.data;
  const slopes = new Float64Array(soup.lines.length / 4);
  for (let i = 0; i < slopes.length; i++) {
    const dx = lines[4 * i + 2]! - lines[4 * i]!;
    const dy = lines[4 * i + 3]! - lines[4 * i + 1]!;
    const size = dx + Math.abs(dy);
    slopes[i] = size < Infinity ? dy / size : NaN;
  }
  const lineOf = soup.edgeLine.data;
  const edgeOf = subdivision.pieceEdge;
  const compare = (g: number, h: number): number => {
    if ((g & 1) !== (h & 1)) return (g & 1) - (h & 1);
    const a = lineOf[edgeOf[g >>> 1]!]!;
    const b = lineOf[edgeOf[h >>> 1]!]!;
    const difference = slopes[a]! - slopes[b]!;
    if (difference > SLOPE_ERROR) return 1;
    if (-difference > SLOPE_ERROR) return -1;
    return -geometry.turn(a, b);
  };
  for (let v = 0; v + 1 < starts.length; v++) {
    const begin = starts[v]!;
    const end = starts[v + 1]!;
    if (end - begin > 1) sortRange(around, begin, end, compare);
  }
  return { starts, around };
}
