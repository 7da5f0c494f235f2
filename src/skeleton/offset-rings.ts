import { fromParts } from '../arithmetic/rational.js';
import { classSum, scaledSum } from '../arithmetic/root-basis.js';
import { compare, equals, fromRational, multiply, type RootSum, toNumber } from '../arithmetic/root-sum.js';
import { type OffsetLines, turn } from './offset-lines.js';
import type { WavefrontEdge } from './wavefront.js';

/** A vertex of an offset polygon. */
export interface OffsetVertex {
  /** Where it is, exactly: numbers of `rootSum` (unerring/arithmetic). */
  readonly point: readonly [RootSum, RootSum];
  /** An edge of the polygon that was given; the edge of the ring that begins at the vertex is on its line, moved. */
  readonly edge: number;
  /** The nearest doubles. */
  readonly rounded: { readonly point: readonly [number, number] };
}

/** A vertex of a ring, and the lines of its edges there. */
export interface RingVertex {
  readonly point: readonly [RootSum, RootSum];
  readonly near: readonly [number, number];
  readonly into: number;
  readonly out: number;
}
export type OffsetRing = readonly RingVertex[];

/** Where two lines meet that are not parallel, once they have moved so far. */
function crossing(all: OffsetLines, into: number, out: number, time: bigint): RingVertex {
  const { basis, lines, exponent } = all;
  const [p, q] = [lines[into]!, lines[out]!];
  const right = (line: typeof p) => [
    { root: line.root, factor: line.multiple * time },
    { root: 0, factor: -line.c },
  ];
  const solved = (first: bigint, second: bigint): RootSum => {
    const sum = classSum([...scaledSum(right(p), first), ...scaledSum(right(q), second)]);
    const divisor = turn(p, q);
    const scale =
      exponent > 0 ? fromParts(1n << BigInt(exponent), divisor) : fromParts(1n, divisor << BigInt(-exponent));
    return multiply(basis.rootSum(sum), fromRational(scale));
  };
  const point = [solved(q.b, -p.b), solved(-q.a, p.a)] as const;
  return { point, near: [toNumber(point[0]), toNumber(point[1])], into, out };
}

/** The rings of a wavefront, with what is inside on their left. */
export function ringsOf(all: OffsetLines, edges: Iterable<WavefrontEdge>, time: bigint): OffsetRing[] {
  const rings: OffsetRing[] = [];
  const seen = new Set<WavefrontEdge>();
  for (const first of edges) {
    const ring: RingVertex[] = [];
    for (let edge = first; !seen.has(edge); edge = edge.end!.out) {
      seen.add(edge);
      ring.push(crossing(all, edge.line, edge.end!.out.line, time));
    }
    if (ring.length > 0) rings.push(...partsOf(ring));
  }
  return rings;
}

const isSame = (a: RingVertex, b: RingVertex): boolean =>
  a.near[0] === b.near[0] &&
  a.near[1] === b.near[1] &&
  equals(a.point[0], b.point[0]) &&
  equals(a.point[1], b.point[1]);

/**
 * The rings of one that comes to a place again, as it does only at the time of an event: what it goes round in between
 * is a hole that touches the rest. Where a part goes straight on, there is no vertex.
 */
function partsOf(ring: readonly RingVertex[]): OffsetRing[] {
  for (let i = 0; i < ring.length; i++) {
    for (let j = i + 1; j < ring.length; j++) {
      if (!isSame(ring[i]!, ring[j]!)) continue;
      const inner = [{ ...ring[i]!, into: ring[j]!.into }, ...ring.slice(i + 1, j)];
      const rest = [...ring.slice(0, i), { ...ring[j]!, into: ring[i]!.into }, ...ring.slice(j + 1)];
      return [...partsOf(inner), ...partsOf(rest)];
    }
  }
  return [ring.filter(({ into, out }) => into !== out)];
}

/** The same ring the other way round. */
export const reversed = (ring: OffsetRing): OffsetRing =>
  ring.map((vertex) => ({ ...vertex, into: vertex.out, out: vertex.into })).reverse();

/** The order of two numbers, of which the nearest doubles are known. */
const order = (a: RootSum, nearA: number, b: RootSum, nearB: number): number =>
  nearA === nearB ? compare(a, b) : nearA - nearB;

/** The order of two vertices by x, then by y. */
export const compareVertices = (a: RingVertex, b: RingVertex): number =>
  order(a.point[0], a.near[0], b.point[0], b.near[0]) || order(a.point[1], a.near[1], b.point[1], b.near[1]);

/** The ring from its first vertex by x and y on. */
export function fromFirst(ring: OffsetRing): OffsetRing {
  const first = ring.reduce((least, vertex, i) => (compareVertices(vertex, ring[least]!) < 0 ? i : least), 0);
  return [...ring.slice(first), ...ring.slice(0, first)];
}
