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
  // Vertices that are one point: nearly always there are none.
  let groups: UnionFind | null = null;
  const unite = (v: number, w: number): void => {
    groups ??= new UnionFind(soup.vertexCount);
    groups.union(v, w);
  };
  const same = meetings.same;
  for (let k = 0; k < same.length; k += 2) unite(same.data[k]!, same.data[k + 1]!);
  const { starts, cuts } = sortedCuts(soup, geometry, meetings, unite);
  const total = count + cuts.length;
  const from = soup.edgeFrom.data;
  const to = soup.edgeTo.data;
  const origins = new Uint32Array(2 * total);
  const edge = new Uint32Array(total);
  let n = 0;
  const add = (e: number, v: number, w: number): void => {
    if (v === w) return;
    origins[2 * n] = v;
    origins[2 * n + 1] = w;
    edge[n++] = e;
  };
  const root = groups === null ? null : (groups as UnionFind);
  for (let e = 0; e < count; e++) {
    const end = starts[e + 1]!;
    let v = root === null ? from[e]! : root.find(from[e]!);
    for (let k = starts[e]!; k <= end; k++) {
      const cut = k === end ? to[e]! : cuts[k]!;
      const w = root === null ? cut : root.find(cut);
      add(e, v, w);
      v = w;
    }
  }
  const own = { origins: origins.subarray(0, 2 * n), edge: edge.subarray(0, n) };
  if (meetings.hasOverlaps || groups !== null) return withoutRepeated(own.origins, own.edge);
  return { ...own, next: null, moreEdges: [], moreNext: [] };
}

/** Pieces that are the same become one. */
function withoutRepeated(origins: Uint32Array, edge: Uint32Array): Pieces {
  const n = edge.length;
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
  return {
    origins: origins.subarray(0, 2 * kept),
    edge: edge.subarray(0, kept),
    next: next.subarray(0, kept),
    moreEdges,
    moreNext,
  };
}

/** The vertices in which each edge is cut, in order along it; those that are one point are told. */
function sortedCuts(
  soup: SegmentSoup,
  geometry: SoupGeometry,
  { cutEdges, cutVertices }: Meetings,
  unite: (v: number, w: number) => void,
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
    const compare = (v: number, w: number): number => geometry.compareAlong(line, v, w);
    // Edges along others have their cuts in order.
    if (end - begin > FEW) {
      if (!isSorted(cuts, begin, end, compare)) cuts.subarray(begin, end).sort(compare);
    } else sortFew(cuts, begin, end, compare);
    for (let k = begin + 1; k < end; k++) {
      const v = cuts[k - 1]!;
      const w = cuts[k]!;
      if (v !== w && geometry.compareAlong(line, v, w) === 0) unite(v, w);
    }
  }
  return { starts, cuts };
}

/** So many numbers are sorted by insertion. */
const FEW = 24;

function isSorted(
  items: Uint32Array,
  begin: number,
  end: number,
  compare: (a: number, b: number) => number,
): boolean {
  let k = begin + 1;
  while (k < end && compare(items[k - 1]!, items[k]!) <= 0) k++;
  return k >= end;
}

function sortFew(
  items: Uint32Array,
  begin: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
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

/** See `rotations`. */
const SLOPE_ERROR = 2 ** -49;

/**
 * The half-edges around each vertex.
 *
 * Those in the direction of their lines come first: they point to the right, or straight up, and are sorted by dy /
 * (|dx| + dy), which is off by less than 2^-50 (three differences and a quotient of numbers of one sign, each off by
 * 2^-53 of itself, the quotient at most 1; what underflows is off by 2^-1074). Those against it are sorted by the same
 * number of the opposite direction. 2 is added to that for them, and is rounded with another 2^-52.
 */
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
  const slopes = slopesOf(subdivision);
  const lineOf = soup.edgeLine.data;
  const edgeOf = subdivision.pieceEdge;
  const compare = (g: number, h: number): number => {
    if ((g & 1) !== (h & 1)) return (g & 1) - (h & 1);
    const difference = slopes[g >>> 1]! - slopes[h >>> 1]!;
    if (difference > SLOPE_ERROR) return 1;
    if (-difference > SLOPE_ERROR) return -1;
    return -geometry.turn(lineOf[edgeOf[g >>> 1]!]!, lineOf[edgeOf[h >>> 1]!]!);
  };
  for (let v = 0; v + 1 < starts.length; v++) {
    const begin = starts[v]!;
    const end = starts[v + 1]!;
    if (end - begin > FEW) {
      around.subarray(begin, end).sort(compare);
      continue;
    }
    for (let k = begin + 1; k < end; k++) {
      const h = around[k]!;
      const key = slopes[h >>> 1]! + 2 * (h & 1);
      let l = k;
      while (l > begin) {
        const g = around[l - 1]!;
        const difference = key - (slopes[g >>> 1]! + 2 * (g & 1));
        // The one before stays there.
        if (difference > SLOPE_ERROR || !(-difference > SLOPE_ERROR || compare(g, h) > 0)) break;
        around[l] = g;
        l--;
      }
      around[l] = h;
    }
  }
  return { starts, around };
}

/** dy / (dx + |dy|) of the line of each piece; NaN where that is too large. */
function slopesOf({ soup, pieceEdge, pieceCount }: Subdivision): Float64Array {
  const lines = soup.lines.data;
  const lineOf = soup.edgeLine.data;
  const slopes = new Float64Array(pieceCount);
  let last = NONE;
  let slope = 0;
  for (let p = 0; p < pieceCount; p++) {
    const edge = pieceEdge[p]!;
    if (edge !== last) {
      const i = 4 * lineOf[edge]!;
      const dx = lines[i + 2]! - lines[i]!;
      const dy = lines[i + 3]! - lines[i + 1]!;
      const size = dx + Math.abs(dy);
      slope = size < Infinity ? dy / size : NaN;
      last = edge;
    }
    slopes[p] = slope;
  }
  return slopes;
}
