import { orientation2, sameVector, signOf, type Vector } from '../vectors.js';
import { next, type Vectors } from './areas.js';

/** A rational point of the plane, (x, y) / w in lowest terms with w > 0, as text: equal points are equal texts. */
export type PointText = string;

interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

const absolute = (n: bigint) => (n < 0n ? -n : n);

function divisor(a: bigint, b: bigint): bigint {
  let [p, q] = [absolute(a), absolute(b)];
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}

function reduced({ x, y, w }: Point): Point {
  const shared = divisor(divisor(x, y), w);
  return { x: x / shared, y: y / shared, w: w / shared };
}

const plain = ([x, y]: Vector): Point => ({ x, y, w: 1n });

/**
 * Whether p lies on the closed segment from a to b: its cross product with it vanishes, its dot products do not point
 * away.
 */
function isOn({ x, y, w }: Point, a: Vector, b: Vector): boolean {
  const [ax, ay, bx, by] = [a[0] * w - x, a[1] * w - y, b[0] * w - x, b[1] * w - y];
  return ax * by === ay * bx && ax * bx + ay * by <= 0n;
}

/**
 * The extreme points of what two segments have in common: the ends that lie in the other, else the solution of two
 * equations.
 */
export function meetingPoints(p: Vector, q: Vector, r: Vector, s: Vector): Point[] {
  const ends = [...[p, q].filter((v) => isOn(plain(v), r, s)), ...[r, s].filter((v) => isOn(plain(v), p, q))];
  if (ends.length > 0) return ends.filter((v, i) => ends.findIndex((u) => sameVector(u, v)) === i).map(plain);
  if (orientation2(p, q, r) * orientation2(p, q, s) >= 0) return [];
  if (orientation2(r, s, p) * orientation2(r, s, q) >= 0) return [];
  // Cramer's rule for the lines n · v = n · p and m · v = m · r.
  const [n, m] = [
    [p[1] - q[1], q[0] - p[0]],
    [r[1] - s[1], s[0] - r[0]],
  ] as const;
  const [c, d] = [n[0]! * p[0] + n[1]! * p[1], m[0]! * r[0] + m[1]! * r[1]];
  const w = n[0]! * m[1]! - n[1]! * m[0]!;
  const sign = w < 0n ? -1n : 1n;
  const x = sign * (c * m[1]! - d * n[1]!);
  const y = sign * (n[0]! * d - m[0]! * c);
  return [reduced({ x, y, w: sign * w })];
}

/**
 * The feature of rings at a point: of the first ring that has it the first vertex, else the first edge; with `.ring`
 * from 1 on.
 */
export function featureOnRings(rings: readonly Vectors[], p: Point): string | undefined {
  for (const [ring, points] of rings.entries()) {
    const suffix = ring === 0 ? '' : `.${ring}`;
    const at = points.findIndex((v) => v[0] * p.w === p.x && v[1] * p.w === p.y);
    if (at >= 0) return `v${at}${suffix}`;
    const edge = points.findIndex((v, i) => isOn(p, v, next(points, i)));
    if (edge >= 0) return `e${edge}${suffix}`;
  }
  return undefined;
}

/**
 * Whether a point lies inside of each ring that is the first, and of no other: by rays to the right, counted exactly.
 */
export function isInside(rings: readonly Vectors[], p: Point): boolean {
  if (featureOnRings(rings, p) !== undefined) return false;
  return rings.every((points, ring) => {
    let crossings = 0;
    points.forEach((a, i) => {
      const b = next(points, i);
      const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
      if (low[1] * p.w > p.y || high[1] * p.w <= p.y) return;
      const side = (high[0] - low[0]) * (p.y - low[1] * p.w) - (high[1] - low[1]) * (p.x - low[0] * p.w);
      if (side > 0n) crossings++;
    });
    return (crossings % 2 === 1) === (ring === 0);
  });
}

const RANKS = 'vef';

/** The order of features in contacts: by ring, the face last; vertices before edges; by number. */
export function compareFeatureTexts(one: string, other: string): number {
  const key = (text: string) => {
    const [feature, ring] = text.split('.');
    return [
      feature![0] === 'f' ? 1e9 : Number(ring ?? 0),
      RANKS.indexOf(feature![0]!),
      Number(feature!.slice(1)),
    ];
  };
  const [p, q] = [key(one), key(other)];
  return p[0]! - q[0]! || p[1]! - q[1]! || p[2]! - q[2]!;
}

/** Contact points `a/b` in the order of a's features, then of b's. */
export function inFeatureOrder(pairs: readonly string[]): string[] {
  const parts = (pair: string) => pair.split('/') as [string, string];
  return [...pairs].sort((p, q) => {
    const [[a, b], [c, d]] = [parts(p), parts(q)];
    return compareFeatureTexts(a, c) || compareFeatureTexts(b, d);
  });
}

/** All points in which edges of two sets of rings meet, by the extreme points of each pair of edges; each once. */
export function boundaryContact(a: readonly Vectors[], b: readonly Vectors[]): string[] {
  const found = new Map<PointText, Point>();
  const edges = (rings: readonly Vectors[]) =>
    rings.flatMap((ring) => ring.map((p, i) => [p, next(ring, i)] as const));
  for (const [p, q] of edges(a)) {
    for (const [r, s] of edges(b)) {
      for (const at of meetingPoints(p, q, r, s)) found.set(`${at.x} ${at.y} ${at.w}`, at);
    }
  }
  return inFeatureOrder([...found.values()].map((at) => `${featureOnRings(a, at)}/${featureOnRings(b, at)}`));
}

/**
 * The contact of a segment with a polygon: all points in which it meets edges, and its ends inside, in order along it.
 */
export function segmentContact(p: Vector, q: Vector, rings: readonly Vectors[]): string[] {
  const found = new Map<PointText, Point>();
  const add = (at: Point) => found.set(`${at.x} ${at.y} ${at.w}`, at);
  for (const ring of rings) {
    ring.forEach((r, i) => {
      for (const at of meetingPoints(p, q, r, next(ring, i))) add(at);
    });
  }
  for (const end of [p, q]) if (isInside(rings, plain(end))) add(plain(end));
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const along = ({ x, y }: Point) => x * dx + y * dy;
  const points = [...found.values()].sort((s, t) => signOf(along(s) * t.w - along(t) * s.w));
  const isAt = (v: Vector, { x, y, w }: Point) => v[0] * w === x && v[1] * w === y;
  return points.map((at) => {
    const own = isAt(p, at) ? 'v0' : isAt(q, at) ? 'v1' : 'e0';
    return `${own}/${featureOnRings(rings, at) ?? 'f0'}`;
  });
}
