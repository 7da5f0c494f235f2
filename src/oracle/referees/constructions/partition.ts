import { readRingsOfIndices } from '../../answers/construction.js';
import { cutRings } from '../../cases/constructions/large-polygons.js';
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { orientation2, type Vector } from '../shapes/vectors.js';
import { boundFault, exactRings } from './large-triangulation.js';
import type { Points } from './plane.js';
import { chained } from './ring-chains.js';

/**
 * Whether pieces are a polygon: all run as it does, go round what they enclose once, and what they bound together is
 * what it bounds. Then they go round every point as often as it does, once or never, and so do not overlap.
 */

/** A piece, as the polygon runs, its corners by numbers of places; and whether that is clockwise. */
interface Pieces {
  readonly places: Points;
  readonly pieces: readonly (readonly number[])[];
  readonly way: bigint;
}

const before = (p: Vector, q: Vector): boolean => p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]);
const around = <T>(ring: readonly T[], i: number): [T, T, T] => [
  ring.at(i - 1)!,
  ring[i]!,
  ring[(i + 1) % ring.length]!,
];

/** How many corners of a ring come before both of their neighbours, by x and then by y. */
const beginnings = (ring: Points): number =>
  ring.filter((_, i) => {
    const [p, q, r] = around(ring, i);
    return before(q, p) && before(q, r);
  }).length;

/** Whether a corner turns as the polygon runs, or goes straight on. */
function isConvexCorner(p: Vector, q: Vector, r: Vector, way: bigint): boolean {
  const turn = BigInt(orientation2(p, q, r)) * way;
  return turn > 0n || (turn === 0n && before(p, q) === before(q, r));
}

/** Every edge between two pieces: its ends, and the neighbours of these once it is taken out. */
function innerEdges({ pieces }: Pieces): { a: number; b: number; atA: number[]; atB: number[] }[] {
  const known = new Map<string, [number, number]>();
  const found: { a: number; b: number; atA: number[]; atB: number[] }[] = [];
  pieces.forEach((piece) => {
    piece.forEach((_, i) => {
      const [p, a, b] = around(piece, i);
      const q = piece[(i + 2) % piece.length]!;
      known.set(`${a} ${b}`, [p, q]);
      const other = known.get(`${b} ${a}`);
      if (other === undefined) return;
      // One piece runs p a b q, the other one r b a s.
      const [r, s] = other;
      found.push({ a, b, atA: [p, a, s], atB: [r, b, q] });
    });
  });
  return found;
}

function convexFault(all: Pieces): string | undefined {
  const { places, pieces, way } = all;
  for (const piece of pieces) {
    const ring = piece.map((i) => places[i]!);
    const bad = ring.findIndex((_, i) => !isConvexCorner(...around(ring, i), way));
    if (bad >= 0) return `the piece ${piece.join(' ')} is not convex at ${piece[bad]}`;
    if (beginnings(ring) !== 1) return `the piece ${piece.join(' ')} goes round more than once`;
  }
  const isConvex = (corner: number[]) => {
    const [p, q, r] = corner.map((i) => places[i]!) as [Vector, Vector, Vector];
    return isConvexCorner(p, q, r, way);
  };
  const spare = innerEdges(all).find(({ atA, atB }) => isConvex(atA) && isConvex(atB));
  return spare && `the edge ${spare.a} ${spare.b} can be taken out`;
}

/** Reflex corners both edges of which lead to one side. */
function cusps(rings: readonly Points[]): number {
  return rings
    .map((ring, k) => {
      const isLeft = doubleArea(ring) > 0n;
      const run = isLeft === (k === 0) ? ring : [...ring].reverse();
      return run.filter((_, i) => {
        const [p, q, r] = around(run, i);
        return before(q, p) === before(q, r) && orientation2(p, q, r) < 0;
      }).length;
    })
    .reduce((sum, count) => sum + count, 0);
}

function monotoneFault(all: Pieces, rings: readonly Points[], isTouching: boolean): string | undefined {
  const { places, pieces } = all;
  const bad = pieces.find((piece) => beginnings(piece.map((i) => places[i]!)) !== 1);
  if (bad !== undefined) return `the piece ${bad.join(' ')} is not monotone`;
  const cuts = innerEdges(all).length;
  const most = cusps(rings);
  return isTouching || cuts <= most ? undefined : `${cuts} cuts for ${most} corners that need one`;
}

function check(
  v: Float64Array,
  said: string,
  faultOf: (pieces: Pieces, rings: readonly Points[], isTouching: boolean) => string | undefined,
): string | undefined {
  const { rings } = exactRings(cutRings(v), 2);
  const { kind, numbers, chain, area } = chained(rings);
  const vertices = rings.flat();
  if (kind === 'none') return said === 'null' ? undefined : 'there are no pieces';
  if (said === 'null') return `the polygon is ${kind}`;
  const pieces = readRingsOfIndices(said, vertices.length).map((piece) => piece.map((i) => numbers[i]!));
  const way = area > 0n ? 1n : -1n;
  const turned = pieces.find((piece) => doubleArea(piece.map((i) => vertices[i]!)) * way <= 0n);
  if (turned !== undefined) return `the piece ${turned.join(' ')} does not run as the polygon does`;
  return (
    boundFault(chain, numbers, pieces) ??
    faultOf({ places: vertices, pieces, way }, rings, kind.startsWith('touching'))
  );
}

/** What is wrong with convex pieces that have to be the polygon, and of which no edge can be taken out. */
export const checkConvexPartition = (v: Float64Array, said: string): string | undefined =>
  check(v, said, convexFault);

/** What is wrong with pieces that have to be the polygon, and monotone along x. */
export const checkMonotonePartition = (v: Float64Array, said: string): string | undefined =>
  check(v, said, monotoneFault);
