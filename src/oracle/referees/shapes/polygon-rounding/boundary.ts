/**
 * What edges enclose, by brute force: all pairs of edges are cut, and what is above each piece is counted along a ray
 * from its middle.
 */
import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';

/** A point (x / w, y / w) in lowest terms, w positive. */
export interface Spot {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

export interface Edge {
  readonly p: Spot;
  readonly q: Spot;
}

export function spot(x: bigint, y: bigint, w: bigint): Spot {
  const common = greatestCommonDivisor(greatestCommonDivisor(x, y), w) * (w < 0n ? -1n : 1n);
  return { x: x / common, y: y / common, w: w / common };
}

export const nameOf = ({ x, y, w }: Spot): string => `${x} ${y} ${w}`;
export const nameOfEdge = ({ p, q }: Edge): string => `${nameOf(p)} > ${nameOf(q)}`;

const signOf = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);

export function compareSpots(p: Spot, q: Spot): number {
  return signOf(p.x * q.w - q.x * p.w) || signOf(p.y * q.w - q.y * p.w);
}

/** The sign and the size (without the weights) of the determinant of three points. */
function determinant(p: Spot, q: Spot, r: Spot): bigint {
  return p.x * (q.y * r.w - r.y * q.w) - p.y * (q.x * r.w - r.x * q.w) + p.w * (q.x * r.y - r.x * q.y);
}

/** Is a point of the line of an edge between its ends, or one of them? */
function isWithin({ p, q }: Edge, r: Spot): boolean {
  return compareSpots(p, r) * compareSpots(q, r) <= 0;
}

/** The points in which an edge is met by another one. */
function cutsOf(e: Edge, f: Edge): Spot[] {
  const [s, t] = [determinant(e.p, e.q, f.p), determinant(e.p, e.q, f.q)];
  if (s === 0n && t === 0n) return [f.p, f.q].filter((r) => isWithin(e, r));
  if (signOf(s) * signOf(t) > 0) return [];
  const [u, v] = [determinant(f.p, f.q, e.p), determinant(f.p, f.q, e.q)];
  if (signOf(u) * signOf(v) > 0) return [];
  // Where the line of e is on f: f.p t - f.q s, by homogeneous coordinates.
  return [spot(f.p.x * t - f.q.x * s, f.p.y * t - f.q.y * s, f.p.w * t - f.q.w * s)];
}

/** A piece from its lesser point to the greater one, and how often edges run along it, less how often against it. */
interface Piece extends Edge {
  count: number;
  uses: number;
}

function piecesOf(edges: readonly Edge[]): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const e of edges) {
    const direction = compareSpots(e.p, e.q);
    if (direction === 0) continue;
    const cuts = new Map<string, Spot>([e.p, e.q].map((r) => [nameOf(r), r]));
    for (const f of edges) {
      if (f === e || compareSpots(f.p, f.q) === 0) continue;
      for (const r of cutsOf(e, f)) cuts.set(nameOf(r), r);
    }
    const sorted = [...cuts.values()].sort(compareSpots);
    sorted.slice(1).forEach((q, i) => {
      const p = sorted[i]!;
      const name = nameOfEdge({ p, q });
      const piece = pieces.get(name) ?? { p, q, count: 0, uses: 0 };
      piece.count -= direction;
      piece.uses++;
      pieces.set(name, piece);
    });
  }
  return [...pieces.values()];
}

/** The winding number, and the number of edges crossed, on the left side of a piece. */
function leftOf(pieces: readonly Piece[], own: Piece): { winding: number; crossed: number } {
  const isVertical = own.p.x * own.q.w === own.q.x * own.p.w;
  const middle = spot(
    own.p.x * own.q.w + own.q.x * own.p.w,
    own.p.y * own.q.w + own.q.y * own.p.w,
    2n * own.p.w * own.q.w,
  );
  const along = (r: Spot): number =>
    isVertical ? signOf(r.y * middle.w - middle.y * r.w) : signOf(r.x * middle.w - middle.x * r.w);
  let winding = 0;
  let crossed = 0;
  for (const piece of pieces) {
    if (piece === own) continue;
    const [from, to] = [along(piece.p), along(piece.q)];
    if (from <= 0 === to <= 0) continue;
    // The ray goes up; from vertical pieces it goes to lesser x.
    const side = signOf(determinant(piece.p, piece.q, middle)) * (to > 0 ? 1 : -1);
    if (side > 0) continue;
    winding -= to > 0 ? piece.count : -piece.count;
    crossed += piece.uses;
  }
  return { winding, crossed };
}

export type Rule = 'even-odd' | 'positive';

/** The directed pieces that have the inside on their left, and the outside on their right. */
function boundaryPieces(edges: readonly Edge[], rule: Rule): Edge[] {
  const pieces = piecesOf(edges);
  const found: Edge[] = [];
  for (const piece of pieces) {
    const { winding, crossed } = leftOf(pieces, piece);
    const [left, right] =
      rule === 'positive'
        ? [winding > 0, winding - piece.count > 0]
        : [crossed % 2 === 1, (crossed + piece.uses) % 2 === 1];
    if (left !== right) found.push(left ? { p: piece.p, q: piece.q } : { p: piece.q, q: piece.p });
  }
  return found;
}

/** Edges that lead on straight, with nothing else at the point, become one. */
export function joined(edges: readonly Edge[]): Edge[] {
  const into = new Map<string, Edge[]>();
  const from = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const [map, r] of [
      [into, edge.q],
      [from, edge.p],
    ] as const) {
      const name = nameOf(r);
      map.set(name, [...(map.get(name) ?? []), edge]);
    }
  }
  const next = (edge: Edge): Edge | null => {
    const [a, b] = [into.get(nameOf(edge.q)) ?? [], from.get(nameOf(edge.q)) ?? []];
    if (a.length !== 1 || b.length !== 1) return null;
    const isStraight =
      determinant(edge.p, edge.q, b[0]!.q) === 0n &&
      compareSpots(edge.p, edge.q) === compareSpots(b[0]!.p, b[0]!.q);
    return isStraight ? b[0]! : null;
  };
  const isFollowing = new Set(edges.map(next));
  return edges
    .filter((edge) => !isFollowing.has(edge))
    .map((edge) => {
      let last = edge;
      for (let after = next(last); after !== null; after = next(last)) last = after;
      return { p: edge.p, q: last.q };
    });
}

/** The boundary of what edges enclose: directed, the inside on the left. */
export function boundaryOf(edges: readonly Edge[], rule: Rule): Edge[] {
  return joined(boundaryPieces(edges, rule));
}
