/**
 * Two parallelepipeds by their edges: each edge of the one is clipped by the slabs of the other, in the other's own
 * coordinates (Liang and Barsky 1984, in integers). Every extreme point of the common part lies on an edge of one of
 * the two, so the ends of the clipped edges have the common part as their convex hull.
 */
import {
  add,
  cross,
  dot,
  type Exact,
  isZero,
  multiply,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** A box by its corners and by the coordinates in which it is low <= coordinate <= high. */
export interface Frame {
  /** Corner i is at the upper end of axis k where bit k of i is set. */
  readonly corners: readonly Vector[];
  readonly low: Vector;
  readonly high: Vector;
  /** The coordinates of a point. */
  coordinatesOf(p: Vector): Vector;
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];
/** The lower corner of each edge, and the bit of its axis. */
const EDGES = [1, 2, 4].flatMap((bit) =>
  CORNERS.filter((i) => (i & bit) === 0).map((i) => [i, i | bit] as const),
);

/** The axis-aligned box at value `at`, in units of 1 / one². */
export function boxFrame(values: Exact, at: number): Frame {
  const low = multiply(vectorAt(values, at, 3), values.one);
  const high = multiply(vectorAt(values, at + 3, 3), values.one);
  const corner = (i: number): Vector =>
    [0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k]!) as unknown as Vector;
  return { corners: CORNERS.map(corner), low, high, coordinatesOf: (p) => p };
}

/** The oriented box at value `at`, in the same units. Its coordinates are Cramer's numerators. */
export function orientedBoxFrame(values: Exact, at: number): Frame {
  const center = multiply(vectorAt(values, at, 3), values.one);
  const [u, v, w] = [3, 6, 9].map((k) => vectorAt(values, at + k, 3)) as [Vector, Vector, Vector];
  const half = vectorAt(values, at + 12, 3);
  const volume = dot(u, cross(v, w));
  const turn = BigInt(signOf(volume));
  const rows = [cross(v, w), cross(w, u), cross(u, v)].map((row) => multiply(row, turn)) as [
    Vector,
    Vector,
    Vector,
  ];
  const high = multiply(half, volume * turn);
  const steps = [multiply(u, half[0]), multiply(v, half[1]), multiply(w, half[2])] as const;
  const corner = (i: number): Vector =>
    steps.reduce((p, step, k) => ((i >> k) & 1 ? add(p, step) : subtract(p, step)), center);
  return {
    corners: CORNERS.map(corner),
    low: multiply(high, -1n),
    high,
    coordinatesOf(p) {
      const d = subtract(p, center);
      return [dot(rows[0], d), dot(rows[1], d), dot(rows[2], d)];
    },
  };
}

/** A fraction with a positive denominator. */
type Fraction = readonly [bigint, bigint];
const less = (s: Fraction, t: Fraction): boolean => s[0] * t[1] < t[0] * s[1];

/** The part of p + t (q - p), 0 <= t <= 1, between low and high; undefined if there is none. */
function clip(p: Vector, q: Vector, { low, high }: Frame): readonly [Fraction, Fraction] | undefined {
  let first: Fraction = [0n, 1n];
  let last: Fraction = [1n, 1n];
  for (let k = 0; k < 3; k++) {
    const d = q[k]! - p[k]!;
    if (d === 0n) {
      if (p[k]! < low[k]! || p[k]! > high[k]!) return undefined;
      continue;
    }
    const [enter, leave] = d > 0n ? [low[k]! - p[k]!, high[k]! - p[k]!] : [p[k]! - high[k]!, p[k]! - low[k]!];
    const length = d > 0n ? d : -d;
    if (less(first, [enter, length])) first = [enter, length];
    if (less([leave, length], last)) last = [leave, length];
    if (less(last, first)) return undefined;
  }
  return [first, last];
}

/** A common point in the coordinates of both boxes, all over one positive denominator. */
interface CommonPoint {
  readonly inFirst: Vector;
  readonly inSecond: Vector;
  readonly w: bigint;
}

/** The ends of the edges of `of`, clipped by `by`. */
function commonPoints(of: Frame, by: Frame, swapped: boolean): CommonPoint[] {
  const own = of.corners.map((p) => of.coordinatesOf(p));
  const other = of.corners.map((p) => by.coordinatesOf(p));
  return EDGES.flatMap(([i, j]) => {
    const ends = clip(other[i]!, other[j]!, by);
    return (ends ?? []).map(([t, w]) => {
      const between = (p: Vector, q: Vector): Vector => add(multiply(p, w - t), multiply(q, t));
      const [mine, its] = [between(own[i]!, own[j]!), between(other[i]!, other[j]!)];
      return swapped ? { inFirst: its, inSecond: mine, w } : { inFirst: mine, inSecond: its, w };
    });
  });
}

/** Do the points leave no face of the box alone? Then a mean of all of them is in its relative interior. */
function reachInside(
  points: readonly CommonPoint[],
  { low, high }: Frame,
  of: 'inFirst' | 'inSecond',
): boolean {
  return [0, 1, 2].every(
    (k) =>
      low[k] === high[k] ||
      (points.some((p) => p[of][k]! > low[k]! * p.w) && points.some((p) => p[of][k]! < high[k]! * p.w)),
  );
}

function dimensionOfBox({ low, high }: Frame): number {
  return [0, 1, 2].filter((k) => low[k] !== high[k]).length;
}

/** The dimension of the convex hull of the points. */
function dimensionOf(points: readonly CommonPoint[]): number {
  const [o, ...rest] = points as [CommonPoint, ...CommonPoint[]];
  const vectors = rest.map((p) => subtract(multiply(p.inFirst, o.w), multiply(o.inFirst, p.w)));
  const u = vectors.find((v) => !isZero(v));
  if (u === undefined) return 0;
  const normal = vectors.map((v) => cross(u, v)).find((n) => !isZero(n));
  if (normal === undefined) return 1;
  return vectors.some((v) => dot(normal, v) !== 0n) ? 3 : 2;
}

function liesIn(a: Frame, b: Frame): boolean {
  return a.corners.every((corner) => {
    const p = b.coordinatesOf(corner);
    return [0, 1, 2].every((k) => p[k]! >= b.low[k]! && p[k]! <= b.high[k]!);
  });
}

/** Relation and containment of two boxes, as the queries' text. */
export function framePairText(a: Frame, b: Frame): string {
  const points = [...commonPoints(a, b, false), ...commonPoints(b, a, true)];
  const [inside, around] = [liesIn(a, b), liesIn(b, a)];
  const containment = inside ? (around ? 'equal' : 'inside') : around ? 'containing' : 'none';
  if (points.length === 0) return `disjoint ${containment}`;
  if (!reachInside(points, a, 'inFirst') || !reachInside(points, b, 'inSecond'))
    return `touching ${containment}`;
  const least = Math.min(dimensionOfBox(a), dimensionOfBox(b));
  return `${dimensionOf(points) < least ? 'crossing' : 'overlapping'} ${containment}`;
}
