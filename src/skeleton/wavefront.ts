import { type Node, sideOfLine } from './nodes.js';
import { type OffsetLines, turn } from './offset-lines.js';

/** Where two edges of the wavefront meet, as both move. */
export interface WavefrontVertex {
  /** The half-edge on the left of the arc that the vertex draws. */
  readonly arc: number;
  /** The edge that ends here, and the one that begins. */
  into: WavefrontEdge;
  out: WavefrontEdge;
  isAlive: boolean;
}

/** An edge of the wavefront: a part of a line that moves to its left. It has no vertices before anything has moved. */
export interface WavefrontEdge {
  readonly line: number;
  readonly start: WavefrontVertex | null;
  readonly end: WavefrontVertex | null;
  isAlive: boolean;
}

/** A place where something happens, at the time that it is. */
export interface Place {
  readonly node: Node;
  /** Three lines that meet here, or more. */
  readonly lines: readonly number[];
}

/** Where a place is on an edge that contains it. */
export interface PlaceOnEdge {
  readonly place: Place;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** Do all lines of a place go through a node of the same time? */
export function isAt(all: OffsetLines, { lines }: Place, node: Node): boolean {
  return lines.every((line) => sideOfLine(all, line, node) === 0);
}

/** Where a place is on an edge of the wavefront, at the time of the place; `null` if it is not there. */
export function placeOnEdge(all: OffsetLines, edge: WavefrontEdge, place: Place): PlaceOnEdge | null {
  const { node } = place;
  if (sideOfLine(all, edge.line, node) !== 0) return null;
  // What the line of the edge before has on its left is behind the start if that edge is turned left from, else before.
  const before = edge.start!.into.line;
  const after = edge.end!.out.line;
  const afterStart = sideOfLine(all, before, node) * turnSign(all, before, edge.line);
  const beforeEnd = sideOfLine(all, after, node) * turnSign(all, edge.line, after);
  return afterStart < 0 || beforeEnd < 0
    ? null
    : { place, isStart: afterStart === 0, isEnd: beforeEnd === 0 };
}

/** The order of two different places of one time along a line through both: -1 if the first comes first. */
export function orderAlong(all: OffsetLines, line: number, first: Place, second: Place): number {
  const across = first.lines.find((other) => turnSign(all, other, line) !== 0)!;
  return -sideOfLine(all, across, second.node) * turnSign(all, across, line);
}

/** The sign of {@link turn}. */
export function turnSign({ lines }: OffsetLines, first: number, second: number): number {
  const value = turn(lines[first]!, lines[second]!);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** The different places of nodes of one time, each with all lines that are known to meet there. */
export function differentPlaces(all: OffsetLines, candidates: readonly Place[]): Place[] {
  const places: Place[] = [];
  for (const candidate of candidates) {
    if (!places.some((place) => isAt(all, place, candidate.node))) places.push(candidate);
  }
  return places;
}
