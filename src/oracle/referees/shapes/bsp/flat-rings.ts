/**
 * Rings of a plane over the rationals, divided by segments between their corners: what is asked of them, by angles and
 * midpoints.
 */
import { type Rational3, signOf, type Vector } from '../vectors.js';
import type { Corner } from './bands.js';

/** A corner as it is seen along an axis, so that its ring runs counterclockwise: homogeneous, w > 0. */
export interface Flat {
  readonly corner: Corner;
  readonly u: bigint;
  readonly v: bigint;
  readonly w: bigint;
}

/** What is seen of corners of a plane with this normal by their ring, which runs around it. */
export function flatten(ring: readonly Corner[], normal: Vector): Flat[] {
  const axis = normal.findIndex((k) => k !== 0n);
  const names = (['x', 'y', 'z'] as const).map((_, k, all) => all[(axis + 1 + k) % 3]!);
  const [first, second] = normal[axis]! > 0n ? [names[0]!, names[1]!] : [names[1]!, names[0]!];
  const of = (p: Rational3, k: 'x' | 'y' | 'z') => p[k];
  return ring.map((corner) => ({ corner, u: of(corner, first), v: of(corner, second), w: corner.w }));
}

/** The turn p, q, r. */
export function turn(p: Flat, q: Flat, r: Flat): -1 | 0 | 1 {
  return signOf(
    p.u * (q.v * r.w - r.v * q.w) - p.v * (q.u * r.w - r.u * q.w) + p.w * (q.u * r.v - r.u * q.v),
  );
}

/** The sign of (q - p) · (s - r). */
export function along(p: Flat, q: Flat, r: Flat, s: Flat): -1 | 0 | 1 {
  const [a, b] = [q.u * p.w - p.u * q.w, q.v * p.w - p.v * q.w];
  const [c, d] = [s.u * r.w - r.u * s.w, s.v * r.w - r.v * s.w];
  return signOf(a * c + b * d);
}

/** Whether x is on the open segment. */
export function isBetween(p: Flat, x: Flat, q: Flat): boolean {
  return turn(p, x, q) === 0 && along(x, p, x, q) < 0;
}

/** Whether the open segment of two corners is inside of the ring and meets no edge and no corner. */
export function isInside(ring: readonly Flat[], p: Flat, q: Flat): boolean {
  const isFree = ring.every((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    if (isBetween(p, a, q)) return false;
    return !(turn(p, q, a) * turn(p, q, b) < 0 && turn(a, b, p) * turn(a, b, q) < 0);
  });
  return (
    isFree &&
    isPointInside(ring, { ...p, u: p.u * q.w + q.u * p.w, v: p.v * q.w + q.v * p.w, w: 2n * p.w * q.w })
  );
}

/** Whether a point is inside of a ring, not on it: by the edges that a ray crosses. */
function isPointInside(ring: readonly Flat[], x: Flat): boolean {
  let isIn = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    if (turn(a, b, x) === 0 && along(x, a, x, b) <= 0) return false;
    const [isAbove, isNextAbove] = [a, b].map((p) => p.v * x.w > x.v * p.w);
    if (isAbove !== isNextAbove && turn(a, b, x) > 0 === isNextAbove) isIn = !isIn;
  }
  return isIn;
}

/** Two corners by their numbers. */
export type Pair = readonly [number, number];

/**
 * The faces into which segments divide a ring, `order` being the numbers of its corners: from each half-edge to the
 * next one clockwise from where it came.
 */
export function facesOf(
  corners: readonly Flat[],
  order: readonly number[],
  segments: readonly Pair[],
): number[][] {
  const edges: Pair[] = order.map((i, k) => [i, order[(k + 1) % order.length]!]);
  const steps = [...edges, ...segments, ...segments.map(([i, j]): Pair => [j, i])];
  const leaving = new Map<number, number[]>();
  for (const [i, j] of [...steps, ...edges.map(([i, j]): Pair => [j, i])]) {
    const known = leaving.get(i) ?? [];
    leaving.set(i, known.includes(j) ? known : [...known, j]);
  }
  const isDone = new Set<string>();
  const faces: number[][] = [];
  for (const [start, second] of steps) {
    const face: number[] = [];
    let [i, j] = [start, second];
    while (!isDone.has(`${i} ${j}`)) {
      isDone.add(`${i} ${j}`);
      face.push(i);
      [i, j] = [j, clockwiseNext(corners, j, i, leaving.get(j)!)];
    }
    if (face.length > 0) faces.push(face);
  }
  return faces;
}

/** Of directions that leave corner `at`, the first one clockwise from that towards `from`. */
function clockwiseNext(
  corners: readonly Flat[],
  at: number,
  from: number,
  targets: readonly number[],
): number {
  const [o, p] = [corners[at]!, corners[from]!];
  // Clockwise from p: first those on the right, then the opposite, then those on the left.
  const half = (q: Flat) => (turn(o, p, q) < 0 ? 0 : turn(o, p, q) > 0 ? 2 : 1);
  const others = targets.filter((t) => t !== from);
  return others.reduce((best, t) => {
    const [b, q] = [corners[best]!, corners[t]!];
    if (half(b) !== half(q)) return half(q) < half(b) ? t : best;
    return turn(o, b, q) > 0 ? t : best;
  });
}
