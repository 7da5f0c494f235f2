import { powerOfTwo } from '../doubles.js';
import type { Random } from '../random.js';

export type LatticePoint = readonly [number, number];
export type LatticeRing = readonly LatticePoint[];

/** What a ring of lattice points looks like. All coordinates are even, so that midpoints are lattice points. */
export type RingKind = 'walk' | 'round' | 'convex' | 'star' | 'damaged' | 'line';

function point(random: Random, size: number): LatticePoint {
  return [2 * random.between(-size, size), 2 * random.between(-size, size)];
}

const turn = (a: LatticePoint, b: LatticePoint, c: LatticePoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Any points: repeated, crossing, turning back. */
function walk(random: Random, most: number): LatticeRing {
  const size = random.between(1, 3);
  return Array.from({ length: random.between(0, most) }, () => point(random, size));
}

/** Points around the origin by angle, one for each direction: simple if they go all the way round. */
function round(random: Random, most: number): LatticeRing {
  const found: LatticePoint[] = [];
  for (let tries = 0; tries < 3 * most && found.length < most; tries++) {
    const p = point(random, 3);
    const isNew = found.every((q) => turn([0, 0], p, q) !== 0 || p[0] * q[0] + p[1] * q[1] < 0);
    if ((p[0] !== 0 || p[1] !== 0) && isNew) found.push(p);
  }
  const upper = ([x, y]: LatticePoint) => y > 0 || (y === 0 && x > 0);
  found.sort((p, q) => (upper(p) !== upper(q) ? (upper(p) ? -1 : 1) : -turn([0, 0], p, q)));
  return found.slice(0, random.between(Math.min(3, found.length), found.length));
}

/** The corners of a convex polygon counterclockwise (Jarvis' march), at most as many as fit. */
function convex(random: Random, most: number): LatticeRing {
  const size = random.between(1, 4);
  const cloud = Array.from({ length: random.between(3, 12) }, () => point(random, size));
  const start = cloud.reduce((p, q) => (q[0] < p[0] || (q[0] === p[0] && q[1] < p[1]) ? q : p));
  const hull: LatticePoint[] = [];
  let at = start;
  do {
    hull.push(at);
    const from = at;
    at = cloud.reduce((best, q) => {
      const side = turn(from, best, q);
      const squared = (x: number) => x * x;
      const length = (r: LatticePoint) => squared(r[0] - from[0]) + squared(r[1] - from[1]);
      return side < 0 || (side === 0 && length(q) > length(best)) ? q : best;
    });
  } while ((at[0] !== start[0] || at[1] !== start[1]) && hull.length < 40);
  return hull.slice(0, most);
}

const middle = (p: LatticePoint, q: LatticePoint): LatticePoint => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

/** A ring with a few vertices more: repeated, in the middle of an edge, or of another edge, swapped. */
function damaged(random: Random, ring: LatticeRing, most: number): LatticeRing {
  const points = [...ring];
  for (let k = random.between(1, 3); k > 0 && points.length > 1; k--) {
    const i = random.below(points.length);
    const j = random.below(points.length);
    const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
    const added = [p, middle(p, q), middle(p, q), points[j]!, middle(p, points[j]!)][random.below(5)]!;
    if (random.oneIn(4)) [points[i], points[j]] = [points[j]!, p];
    else if (points.length < most) points.splice(i + 1, 0, added);
    else points[j] = added;
  }
  return points;
}

/** Every second vertex of a convex polygon, twice around: a pentagram of five. */
function star(random: Random, most: number): LatticeRing {
  const ring = convex(random, most);
  return ring.map((_, i) => ring[(2 * i) % ring.length]!);
}

function line(random: Random, most: number): LatticeRing {
  const [ux, uy] = [random.between(-2, 2), random.between(-2, 2)];
  const n = random.between(0, most);
  return Array.from({ length: n }, () => {
    const k = 2 * random.between(-3, 3);
    return [k * ux, k * uy];
  });
}

/** A ring of that kind, from any of its vertices on, either way round. */
export function latticeRing(kind: RingKind, random: Random, most: number): LatticeRing {
  const ring = (() => {
    switch (kind) {
      case 'walk':
        return walk(random, most);
      case 'round':
        return round(random, most);
      case 'convex':
        return convex(random, most);
      case 'star':
        return star(random, most);
      case 'damaged':
        return damaged(random, (random.oneIn(2) ? convex : round)(random, most), most);
      case 'line':
        return line(random, most);
    }
  })();
  const from = ring.length === 0 ? 0 : random.below(ring.length);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  return random.oneIn(2) ? turned.reverse() : turned;
}

/** A map of the lattice that keeps orientations: turning and scaling by a Gaussian integer, then moving. */
export function latticeMap(random: Random): (p: LatticePoint) => [number, number] {
  if (random.oneIn(2)) return ([x, y]) => [x, y];
  const bits = random.between(1, 22);
  const [a, b] = [random.integer(bits) || 1, random.integer(bits)];
  const [c, d] = [random.integer(bits), random.integer(bits)];
  const unit = random.oneIn(2) ? 1 : powerOfTwo(random.between(-1060, 900));
  return ([x, y]) => [(a * x - b * y + c) * unit, (b * x + a * y + d) * unit];
}

export const RING_KINDS: readonly RingKind[] = ['walk', 'round', 'convex', 'star', 'damaged', 'line'];

/** What the kinds are, for the summaries of families. */
export const RING_SUMMARIES: Readonly<Record<RingKind, string>> = {
  walk: 'any points of a small lattice',
  round: 'lattice points around the origin, by angle',
  convex: 'corners of a convex lattice polygon',
  star: 'every second corner of a convex lattice polygon',
  damaged: 'convex or round, with repeated vertices, vertices on edges, or two swapped',
  line: 'points of a line',
};
