import type { OffsetLines } from './offset-lines.js';
import { areAlike, isReflex, type Piece, type PiecePair, pairPieces } from './pair-pieces.js';
import type { RoofGraph } from './roof-graph.js';
import type { WavefrontEdge, WavefrontVertex } from './wavefront.js';

/** An edge of the wavefront on which something happens, and the numbers of the places on it in their order. */
export interface TouchedEdge {
  readonly edge: WavefrontEdge;
  readonly places: readonly number[];
  /** Does it begin at the first place, and end at the last? */
  readonly startsThere: boolean;
  readonly endsThere: boolean;
  /** The half-edges of its face that begin at its start and end at its end: of arcs, or the edge of the polygon. */
  readonly leaves: number;
  readonly arrives: number;
}

/** What is new after something has happened. */
export interface Resolved {
  readonly edges: readonly WavefrontEdge[];
  readonly reflex: readonly WavefrontVertex[];
  /** Edges that are not there any more. */
  readonly gone: readonly WavefrontEdge[];
}

/** The pieces of an edge; none of one that has no length any more. */
function piecesOf({ edge, places, startsThere, endsThere }: TouchedEdge): Piece[] {
  const stops = [...(startsThere ? [] : [-1]), ...places, ...(endsThere ? [] : [-1])];
  return stops.slice(1).map((to, i) => ({
    source: edge,
    from: stops[i]!,
    to,
    start: stops[i] === -1 ? edge.start : null,
    end: to === -1 ? edge.end : null,
    before: null,
    after: null,
    ridge: -1,
  }));
}

/** Lines that are parallel and run the same way, but have different weights: what is between edges of them? */
export class ParallelNeighbours extends Error {
  readonly lines: readonly [number, number];

  constructor(first: number, second: number) {
    super('edges that become neighbours on one line have different weights');
    this.lines = [first, second];
  }
}

/** What the pieces that meet at a place become: ridges, one piece, or both sides of a new vertex. */
function join(
  all: OffsetLines,
  graph: RoofGraph,
  nodes: readonly number[],
  { out, into, isClosed }: PiecePair,
  reflex: WavefrontVertex[],
): void {
  if (isClosed) {
    if (out.ridge >= 0) return;
    if (out.to < 0 || out.to !== into.from) throw new Error('a wavefront that closes where nothing happens');
    // From where `out` begins to where it ends, the face of its line is on the right: that is what it went over.
    const arc = graph.addArc(nodes[out.from]!, nodes[out.to]!, into.source.line, out.source.line);
    into.ridge = arc;
    out.ridge = graph.twin(arc);
  } else if (out.source.line === into.source.line) {
    into.after = out;
    out.before = into;
  } else {
    if (areAlike(all, into.source.line, out.source.line)) {
      throw new ParallelNeighbours(into.source.line, out.source.line);
    }
    const arc = graph.addArc(nodes[out.from]!, -1, into.source.line, out.source.line);
    const vertex = { arc, into: into.source, out: out.source, isAlive: true };
    into.end = vertex;
    out.start = vertex;
    if (isReflex(all, into.source.line, out.source.line)) reflex.push(vertex);
  }
}

/**
 * Lets happen all that happens at one time, at places with the given numbers of nodes: the edges of the wavefront that
 * are there are cut at the places, and their pieces are joined in the order in which they lie around each place.
 */
export function resolvePlaces(
  all: OffsetLines,
  graph: RoofGraph,
  nodes: readonly number[],
  touched: readonly TouchedEdge[],
): Resolved {
  const pieces = touched.map(piecesOf);
  const reflex: WavefrontVertex[] = [];
  const outs: Piece[][] = nodes.map(() => []);
  const ins: Piece[][] = nodes.map(() => []);
  for (const piece of pieces.flat()) {
    if (piece.from >= 0) outs[piece.from]!.push(piece);
    if (piece.to >= 0) ins[piece.to]!.push(piece);
  }
  for (let place = 0; place < nodes.length; place++) {
    for (const pair of pairPieces(all, outs[place]!, ins[place]!)) join(all, graph, nodes, pair, reflex);
  }
  const owners = new Map(touched.map((one) => [one.edge, one]));
  for (const [i, one] of touched.entries()) linkFace(graph, nodes, owners, one, pieces[i]!);
  for (const { edge, startsThere, endsThere } of touched) {
    edge.isAlive = false;
    if (startsThere && edge.start !== null) edge.start.isAlive = false;
    if (endsThere && edge.end !== null) edge.end.isAlive = false;
  }
  return { edges: pieces.flat().flatMap(newEdge), reflex, gone: touched.map(({ edge }) => edge) };
}

/** Links the half-edges of the face of one edge, at each place where its old arcs end and new ones begin. */
function linkFace(
  graph: RoofGraph,
  nodes: readonly number[],
  owners: ReadonlyMap<WavefrontEdge, TouchedEdge>,
  one: TouchedEdge,
  pieces: readonly Piece[],
): void {
  const { next } = graph;
  const begins = new Map(pieces.map((piece) => [piece.from, piece]));
  const ends = new Map(pieces.map((piece) => [piece.to, piece]));
  one.places.forEach((place, i) => {
    const isStart = one.startsThere && i === 0;
    const isEnd = one.endsThere && i === one.places.length - 1;
    const into = ends.get(place);
    const out = begins.get(place);
    if (isStart) endOld(graph, one.leaves, nodes[place]!);
    if (isEnd) endOld(graph, one.arrives, nodes[place]!);
    if (into?.after != null && into.after === out) return;
    const arrives = isEnd ? one.arrives : halfArriving(out!);
    const leaves = isStart ? one.leaves : halfLeaving(into!);
    next[arrives] = leaves;
  });

  /** The half-edge of the face on which one comes to the place where a piece begins. */
  function halfArriving(out: Piece): number {
    if (out.before !== null) return owners.get(out.before.source)!.arrives;
    return out.ridge >= 0 ? out.ridge : graph.twin(out.start!.arc);
  }

  /** The half-edge of the face on which one goes on from the place where a piece ends. */
  function halfLeaving(into: Piece): number {
    if (into.after === null) return into.ridge >= 0 ? into.ridge : into.end!.arc;
    const { leaves } = owners.get(into.after.source)!;
    graph.mergings.push({ arrives: one.arrives, leaves, node: nodes[into.to]! });
    return leaves;
  }
}

function endOld(graph: RoofGraph, half: number, node: number): void {
  if (half >= graph.edgeCount) graph.endArc(half, node);
}

/** The edge that begins with a piece, if one does: with all pieces that continue it. */
function newEdge(first: Piece): WavefrontEdge[] {
  if (first.before !== null || first.ridge >= 0) return [];
  let last = first;
  while (last.after !== null) last = last.after;
  const { start, source } = first;
  const { end } = last;
  const edge = { line: source.line, start, end, isAlive: true };
  start!.out = edge;
  end!.into = edge;
  return [edge];
}
