/** Polygons with a hole or without beside circles and ellipses that touch, contain, miss or fill them. */
import { MOST_HOLE, MOST_OUTER } from '../../cases/distance/polygons.js';
import { powerOfTwo } from '../../cases/doubles.js';
import {
  type LatticePoint,
  type LatticeRing,
  latticeRing,
  RING_KINDS,
  RING_SUMMARIES,
  type RingKind,
} from '../../cases/planar/lattice-rings.js';
import { putRing, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { type PlanarKind, ROUND, ringsFrom } from '../../cases/round/polygons.js';
import { disturbed } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { pythagorean, scaled } from './families.js';

/** A linear map with integer entries, and by what it multiplies lengths if it is a similarity. */
interface Map {
  at(p: LatticePoint): [number, number];
  readonly factor: number;
}

const IDENTITY: Map = { at: ([x, y]) => [x, y], factor: 1 };

/**
 * The square of a Gaussian integer: it turns by an angle with rational sine and cosine, and its length is an integer.
 */
function turning(random: Random): Map {
  if (random.oneIn(2)) return IDENTITY;
  const bits = random.between(1, 10);
  const [m, n] = [random.integer(bits) || 1, random.integer(bits)];
  const [a, b] = [m * m - n * n, 2 * m * n];
  return { at: ([x, y]) => [a * x - b * y, b * x + a * y], factor: m * m + n * n };
}

/** Any map that can be undone. */
function affine(random: Random): Map {
  const [a, b, c, d] = Array.from({ length: 4 }, () => random.between(-3, 3)) as [
    number,
    number,
    number,
    number,
  ];
  if (a * d === b * c) return IDENTITY;
  return { at: ([x, y]) => [a * x + b * y, c * x + d * y], factor: 1 };
}

/** A circle of the picture, before it is mapped. */
interface Disk {
  readonly center: LatticePoint;
  readonly radius: number;
}

/** A vertex of a ring, the middle of an edge, or any place. */
function placeNear(random: Random, rings: readonly LatticeRing[]): LatticePoint {
  const anywhere: LatticePoint = [random.between(-8, 8), random.between(-8, 8)];
  const ring = rings[random.below(rings.length)]!;
  if (ring.length === 0 || random.oneIn(4)) return anywhere;
  const i = random.below(ring.length);
  const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
  return random.oneIn(2) ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A circle through a place, about one, near the origin, or of radius 0. */
function drawDisk(random: Random, rings: readonly LatticeRing[]): Disk {
  const place = placeNear(random, rings);
  const { by, length } = pythagorean(random, 2);
  switch (random.below(6)) {
    case 0:
      return { center: place, radius: 0 };
    case 1:
      return { center: place, radius: random.between(1, 12) / 2 };
    case 2:
      return { center: place, radius: length };
    case 3:
      return { center: [random.between(-3, 3), random.between(-3, 3)], radius: random.between(1, 8) / 2 };
    default:
      return { center: [place[0] + by[0]!, place[1] + by[1]!], radius: length };
  }
}

/**
 * The round shape that a circle of the picture is mapped to; of an ellipse, along any two directions with rational
 * cosines.
 */
function putRound(kind: PlanarKind, random: Random, out: Float64Array, map: Map, disk: Disk): void {
  out.set(map.at(disk.center), ROUND);
  if (kind === 'circle') {
    out[ROUND + 2] = disk.radius * map.factor;
    return;
  }
  const r = disk.radius === 0 ? random.between(1, 6) / 2 : disk.radius;
  const axes: readonly LatticePoint[] =
    r % 5 === 0 && random.oneIn(2)
      ? [
          [(3 * r) / 5, (4 * r) / 5],
          [(-4 * r) / 5, (3 * r) / 5],
        ]
      : [
          [r, 0],
          [0, r],
        ];
  axes.forEach((axis, i) => {
    out.set(map.at(axis), ROUND + 2 + 2 * i);
  });
}

/** A hole: of the same kind, any points, on a line, or within what the ring is like, half as large. */
function drawHole(random: Random, kind: RingKind): LatticeRing {
  const other = [kind, 'walk', 'line', 'convex'] as const;
  const hole = latticeRing(other[random.below(4)]!, random, MOST_HOLE);
  return random.oneIn(2) ? hole.map(([x, y]) => [x / 2, y / 2]) : hole;
}

/** From the first point of a ring inwards and back, if there is room. */
function withSpike(ring: LatticeRing): LatticeRing {
  const [first] = ring;
  if (first === undefined || ring.length + 2 > MOST_OUTER) return ring;
  return [first, [first[0] / 2, first[1] / 2], ...ring];
}

/** The outer ring, and the ring of a hole or none. */
type Draw = (random: Random) => readonly [LatticeRing, LatticeRing];

const larger = (random: Random, ring: LatticeRing): LatticeRing => {
  const size = random.oneIn(3) ? random.between(2, 4) : 1;
  return ring.map(([x, y]) => [size * x, size * y]);
};

const ringsOf =
  (kind: RingKind): Draw =>
  (random) => {
    const ring = larger(random, latticeRing(kind, random, MOST_OUTER));
    return [random.oneIn(4) ? withSpike(ring) : ring, random.oneIn(2) ? [] : drawHole(random, kind)];
  };

/** The polygon goes on behind edges: a hole without an inside, and a large ring that crosses itself or runs back. */
const slits: Draw = (random) => {
  const size = random.between(3, 4);
  const ring = latticeRing(random.oneIn(2) ? 'convex' : 'star', random, MOST_OUTER - 2);
  const large = ring.map(([x, y]): LatticePoint => [size * x, size * y]);
  const hole = latticeRing('line', random, MOST_HOLE).map(([x, y]): LatticePoint => [x / 2, y / 2]);
  return [random.oneIn(2) ? withSpike(large) : large, hole];
};

/** Which rule fills it matters. */
const twiceAround: Draw = (random) => {
  const ring = larger(random, latticeRing('convex', random, MOST_OUTER / 2));
  return [[...ring, ...ring], random.oneIn(3) ? drawHole(random, 'convex') : []];
};

function ringFamily(kind: PlanarKind, name: string, summary: string, draw: Draw): QuestionFamily {
  return {
    name,
    summary: `${summary}; the ${kind} often runs through a vertex or the middle of an edge, is about one, or is small`,
    fill(random, out) {
      out.fill(0);
      out[0] = random.below(2);
      const rings = draw(random);
      const disk = drawDisk(random, rings);
      const map = kind === 'circle' ? turning(random) : random.oneIn(2) ? turning(random) : affine(random);
      const unit = random.oneIn(2) ? 1 : powerOfTwo(random.between(-40, 40));
      const at = ringsFrom(kind);
      putRound(kind, random, out, map, disk);
      for (let i = ROUND; i < at; i++) out[i] = out[i]! * unit;
      rings.forEach((ring, i) => {
        const mapped = ring.map((p) => map.at(p).map((x) => x * unit) as [number, number]);
        putRing(out, at + i * ringSize(MOST_OUTER), mapped);
      });
    },
  };
}

/** A family whose counts and choices are whole numbers again, after values were moved. */
function settled(family: QuestionFamily, layout: Layout): QuestionFamily {
  const counts = layout.parts.filter(({ kind }) => kind === 'integer').map(({ at }) => at);
  return {
    ...family,
    fill(random, out) {
      family.fill(random, out);
      for (const at of counts) out[at] = Math.round(out[at]!);
    },
  };
}

/** A ring of any of the kinds. */
function anyRing(families: readonly QuestionFamily[]): QuestionFamily {
  return {
    name: 'any-ring',
    summary: 'one of the other families',
    fill: (random, out) => families[random.below(families.length)]!.fill(random, out),
  };
}

/** The families of a circle or an ellipse and a polygon. */
export function polygonFamilies(kind: PlanarKind, layout: Layout): QuestionFamily[] {
  const families = [
    ...RING_KINDS.map((ring) => ringFamily(kind, `${ring}-ring`, RING_SUMMARIES[ring], ringsOf(ring))),
    ringFamily(kind, 'twice-around', 'a convex ring that runs around twice', twiceAround),
    ringFamily(kind, 'slits', 'a large ring, often with a spike, and a hole on a line', slits),
  ];
  const any = anyRing(families);
  const others = [disturbed(any), scaled(any, layout, ringsFrom(kind))];
  return [...families, ...others.map((family) => settled(family, layout))];
}
