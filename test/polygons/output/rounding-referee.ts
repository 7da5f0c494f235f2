import { commonExponent, scaledIntegers } from '../../../src/arithmetic/scaled-integers.js';
import type { PolygonSet } from '../../../src/polygons/polygon-set.js';

export type Polygons = readonly (readonly (readonly (readonly number[])[])[])[];

interface Edge {
  readonly ring: number;
  readonly polygon: number;
  readonly p: readonly [bigint, bigint];
  readonly q: readonly [bigint, bigint];
}

const key = (p: readonly [bigint, bigint]): string => `${p[0]} ${p[1]}`;

function turn(p: Edge['p'], q: Edge['p'], r: Edge['p']): number {
  const value = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function isInBox({ p, q }: Edge, r: Edge['p']): boolean {
  return [0, 1].every((k) => least(p[k]!, q[k]!) <= r[k]! && r[k]! <= most(p[k]!, q[k]!));
}

/** Do two edges have more in common than ends? */
function meet(e: Edge, f: Edge): boolean {
  const [s0, s1] = [turn(e.p, e.q, f.p), turn(e.p, e.q, f.q)];
  const [t0, t1] = [turn(f.p, f.q, e.p), turn(f.p, f.q, e.q)];
  if (s0 * s1 < 0 && t0 * t1 < 0) return true;
  const isEnd = (edge: Edge, r: Edge['p']): boolean => key(r) === key(edge.p) || key(r) === key(edge.q);
  const isInside = (edge: Edge, r: Edge['p'], side: number): boolean =>
    side === 0 && isInBox(edge, r) && !isEnd(edge, r);
  if (isInside(e, f.p, s0) || isInside(e, f.q, s1) || isInside(f, e.p, t0) || isInside(f, e.q, t1))
    return true;
  return isEnd(e, f.p) && isEnd(e, f.q);
}

/** How often edges are wound around the points just above the middle of one, or just left of it if it is vertical. */
function windingAbove(edges: readonly Edge[], own: Edge): number {
  const [a, b] = own.p[0] === own.q[0] ? [1, 0] : [0, 1];
  // Twice the middle, and the ray in the direction of b (to lesser x for vertical edges).
  const middle = [own.p[0] + own.q[0], own.p[1] + own.q[1]];
  let count = 0;
  for (const edge of edges) {
    if (edge === own) continue;
    const [p, q] = [edge.p, edge.q].map((r) => [2n * r[0], 2n * r[1]]) as [bigint[], bigint[]];
    const isForward = p[a]! <= middle[a]! && q[a]! > middle[a]!;
    const isBackward = q[a]! <= middle[a]! && p[a]! > middle[a]!;
    if (!(isForward || isBackward)) continue;
    // Where the edge passes the middle, from it: times q[a] - p[a].
    const height = (p[b]! - middle[b]!) * (q[a]! - p[a]!) + (middle[a]! - p[a]!) * (q[b]! - p[b]!);
    const side = isForward ? height : -height;
    if (a === 0 ? side > 0n : side < 0n) count += isForward ? -1 : 1;
  }
  return count;
}

/** What is wrong with polygons in doubles, by looking at all pairs of edges: null if nothing is. */
export function whyInvalid(polygons: Polygons): string | null {
  const numbers = polygons.flat(3);
  if (numbers.some((x) => !Number.isFinite(x) || Object.is(x, -0)))
    return 'a coordinate that is no number, or -0';
  const exponent = commonExponent(numbers);
  const edges: Edge[] = [];
  let ringNumber = 0;
  for (const [polygon, rings] of polygons.entries()) {
    if (rings.length === 0) return 'a polygon without rings';
    const ringsAt = new Map<string, number[]>();
    for (const ring of rings) {
      const points = ring.map((p) => scaledIntegers(p as [number, number], exponent));
      if (key(points[0]!) !== key(points.at(-1)!)) return 'an open ring';
      const seen = new Set<string>();
      for (let i = 0; i + 1 < points.length; i++) {
        const at = key(points[i]!);
        if (seen.has(at)) return `a ring that comes twice to ${ring[i]}`;
        seen.add(at);
        ringsAt.set(at, [...(ringsAt.get(at) ?? []), ringNumber]);
        edges.push({ ring: ringNumber, polygon, p: points[i]!, q: points[i + 1]! });
      }
      if (seen.size < 3) return 'a ring of less than three points';
      ringNumber++;
    }
    // Rings that touch, without circles: else the interior is cut.
    const group = new Map<number, number>();
    const find = (r: number): number => (group.has(r) ? find(group.get(r)!) : r);
    for (const met of ringsAt.values()) {
      for (const other of met.slice(1)) {
        const [a, b] = [find(met[0]!), find(other)];
        if (a === b) return 'rings that touch in a circle';
        group.set(a, b);
      }
    }
  }
  for (let i = 0; i < edges.length; i++) {
    for (let k = i + 1; k < edges.length; k++) {
      if (meet(edges[i]!, edges[k]!)) return `edges that meet: ${i} and ${k}`;
    }
  }
  for (const edge of edges) {
    for (const some of [edges, edges.filter(({ polygon }) => polygon === edge.polygon)]) {
      const above = windingAbove(some, edge);
      const isUpper = edge.p[0] === edge.q[0] ? edge.q[1] > edge.p[1] : edge.q[0] > edge.p[0];
      // What runs to greater x has its left side above; what runs up has it at lesser x.
      if (above !== (isUpper ? 1 : 0)) return `an edge with ${above} above it`;
    }
  }
  return null;
}

/** A point (x / w, y / w), w positive, in whatever unit. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** A square over the square of the unit: n / d. */
export interface Square {
  readonly n: bigint;
  readonly d: bigint;
}

export const isLess = (a: Square, b: Square): boolean => a.n * b.d < b.n * a.d;

/** Doubles as integers, in a unit that is small enough for all. */
export class Unit {
  readonly exponent: number;

  constructor(numbers: readonly number[]) {
    this.exponent = commonExponent(numbers);
  }

  integer(x: number): bigint {
    return scaledIntegers([x], this.exponent)[0];
  }

  point(x: number, y: number): Point {
    return { x: this.integer(x), y: this.integer(y), w: 1n };
  }

  /** Where two lines cross, by Cramer's rule. */
  crossing(a: readonly number[], b: readonly number[]): Point {
    const [ax, ay, bx, by] = a.map((x) => this.integer(x)) as [bigint, bigint, bigint, bigint];
    const [cx, cy, dx, dy] = b.map((x) => this.integer(x)) as [bigint, bigint, bigint, bigint];
    const [p, q, r] = [by - ay, ax - bx, (by - ay) * ax + (ax - bx) * ay];
    const [s, t, u] = [dy - cy, cx - dx, (dy - cy) * cx + (cx - dx) * cy];
    const w = p * t - q * s;
    const [x, y] = [r * t - q * u, p * u - r * s];
    return w < 0n ? { x: -x, y: -y, w: -w } : { x, y, w };
  }

  vertices({ lines, vertices }: PolygonSet): Point[] {
    return vertices.map((vertex) =>
      'lines' in vertex
        ? this.crossing(lines[vertex.lines[0]]!, lines[vertex.lines[1]]!)
        : this.point(vertex[0], vertex[1]),
    );
  }

  /** Rings of doubles, without the last point, which is the first. */
  rings(polygons: Polygons): Point[][] {
    return polygons.flatMap((rings) =>
      rings.map((ring) => ring.slice(0, -1).map(([x, y]) => this.point(x!, y!))),
    );
  }
}

/** A point between two others: (k p + (n - k) q) / n. */
export function between(p: Point, q: Point, k: bigint, n: bigint): Point {
  const at = (axis: 'x' | 'y'): bigint => k * p[axis] * q.w + (n - k) * q[axis] * p.w;
  return { x: at('x'), y: at('y'), w: n * p.w * q.w };
}

function difference(p: Point, q: Point): [bigint, bigint, bigint] {
  return [q.x * p.w - p.x * q.w, q.y * p.w - p.y * q.w, p.w * q.w];
}

/** The squared distance of two points. */
export function squareBetween(p: Point, q: Point): Square {
  const [x, y, w] = difference(p, q);
  return { n: x * x + y * y, d: w * w };
}

/** The squared distance of a point and a segment: to the nearest end, or the height of the triangle. */
function squareToSegment(z: Point, p: Point, q: Point): Square {
  const [ux, uy] = difference(p, q);
  const [vx, vy, vw] = difference(p, z);
  const [wx, wy] = difference(q, z);
  if (ux * vx + uy * vy <= 0n) return squareBetween(z, p);
  if (ux * wx + uy * wy >= 0n) return squareBetween(z, q);
  const area = ux * vy - uy * vx;
  // The denominator of u is in the area and in the length.
  return { n: area * area, d: vw * vw * (ux * ux + uy * uy) };
}

/** The squared distance of a point and the edges of rings; null if there is none. */
export function squareToRings(z: Point, rings: readonly (readonly Point[])[]): Square | null {
  let best: Square | null = null;
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const square = squareToSegment(z, p, ring[(i + 1) % ring.length]!);
      if (best === null || isLess(square, best)) best = square;
    });
  }
  return best;
}

/** How often rings are wound around a point; null on them. */
export function windingAround(z: Point, rings: readonly (readonly Point[])[]): number | null {
  let count = 0;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
      const [px, py] = difference(z, p);
      const [qx, qy] = difference(z, q);
      const side = px * qy - py * qx;
      if (side === 0n && px * qx <= 0n && py * qy <= 0n) return null;
      if (py <= 0n && qy > 0n && side > 0n) count++;
      else if (qy <= 0n && py > 0n && side < 0n) count--;
    }
  }
  return count;
}
