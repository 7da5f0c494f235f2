/**
 * Rings of lattice points of a plane, and where planes lie in space, for questions on round shapes and polygons of
 * space.
 */
import {
  type LatticePoint,
  type LatticeRing,
  latticeRing,
  RING_KINDS,
} from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';
import { MOST_CORNERS } from '../../cases/round/space-polygons.js';
import { sum, turned, type Vector } from './cone-frames.js';

/** A square, a triangle or an L with a notch that comes in from one side. */
function notched(random: Random): LatticeRing {
  const [half, depth] = [2 * random.between(2, 5), random.between(-4, 4)];
  const [left, right] = [-random.between(1, 4), random.between(1, 4)];
  const notch: LatticePoint[] = random.oneIn(2)
    ? [[(left + right) / 2, depth]]
    : [
        [right, depth],
        [left, depth],
      ];
  const base: LatticePoint[] = [
    [-half, -half],
    [half, -half],
    [half, half],
  ];
  return [...base, [right, half], ...notch, [left, half], [-half, half]];
}

/** From the first point of a ring inwards and back. */
function withSpike(ring: LatticeRing): LatticeRing {
  const [first] = ring;
  if (first === undefined || ring.length + 2 > MOST_CORNERS) return ring;
  return [first, [first[0] / 2, first[1] / 2], ...ring];
}

/** A parallelogram, perhaps with the middle of a side or a corner twice. */
function parallelogram(random: Random): LatticeRing {
  const point = (): LatticePoint => [2 * random.between(-3, 3), 2 * random.between(-3, 3)];
  const [o, u, v] = [point(), point(), point()];
  const ring: LatticePoint[] = [
    o,
    [o[0] + u[0], o[1] + u[1]],
    [o[0] + u[0] + v[0], o[1] + u[1] + v[1]],
    [o[0] + v[0], o[1] + v[1]],
  ];
  if (random.oneIn(3)) ring.splice(1, 0, [o[0] + u[0] / 2, o[1] + u[1] / 2]);
  if (random.oneIn(4)) ring.splice(2, 0, ring[1]!);
  return ring;
}

function larger(random: Random, ring: LatticeRing): LatticeRing {
  const size = random.oneIn(3) ? random.between(2, 6) : 1;
  return ring.map(([x, y]) => [size * x, size * y]);
}

/** A ring of any kind. */
export function anyRing(random: Random): LatticeRing {
  switch (random.below(6)) {
    case 0:
    case 1:
      return notched(random);
    case 2:
      return parallelogram(random);
    case 3: {
      const ring = larger(random, latticeRing('convex', random, MOST_CORNERS / 2));
      return random.oneIn(3) ? withSpike(ring) : [...ring, ...ring];
    }
    default: {
      const kind = random.oneIn(12) ? 'line' : RING_KINDS[random.below(RING_KINDS.length - 1)]!;
      return larger(random, latticeRing(kind, random, MOST_CORNERS));
    }
  }
}

/** A vertex of a ring, the middle of an edge, or any place. */
export function placeOf(random: Random, ring: LatticeRing): LatticePoint {
  const anywhere: LatticePoint = [random.between(-6, 6), random.between(-6, 6)];
  if (ring.length === 0 || random.oneIn(4)) return anywhere;
  const i = random.below(ring.length);
  const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
  return random.oneIn(2) ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** How a picture of space is mapped to it: a similarity over integers, or any linear map. */
export interface Frame {
  readonly origin: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly w: Vector;
  /** By what lengths are multiplied, if it is a similarity. */
  readonly length: number;
}

/** A similarity. */
export function similarity(random: Random): Frame {
  const { out, across, along, length } = turned(random);
  const small = () => (random.oneIn(2) ? 0 : random.between(-3, 3));
  return { origin: [small(), small(), small()], u: out, v: across, w: along, length };
}

/** Any linear map of small integers, or a similarity. */
export function affinity(random: Random): Frame {
  const small = (): Vector => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
  const [u, v, w] = [small(), small(), small()];
  const volume =
    u[0] * (v[1] * w[2] - v[2] * w[1]) +
    u[1] * (v[2] * w[0] - v[0] * w[2]) +
    u[2] * (v[0] * w[1] - v[1] * w[0]);
  return volume === 0 ? similarity(random) : { origin: small(), u, v, w, length: 1 };
}

/** Where a vector of a picture comes to. */
export function vectorIn({ u, v, w }: Frame, [x, y, z]: Vector): Vector {
  return sum(sum(sum([0, 0, 0], u, x), v, y), w, z);
}

/** Where a point of a picture comes to. */
export function pointIn(frame: Frame, at: Vector): Vector {
  return sum(frame.origin, vectorIn(frame, at));
}
