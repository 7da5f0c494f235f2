import { powerOfTwo } from '../doubles.js';
import { latticeRing } from '../planar/lattice-rings.js';
import { MOST_VERTICES, putRing, ringSize } from '../planar/rings.js';
import type { Random } from '../random.js';

/** Where the second ring begins. */
export const SECOND_RING = ringSize(MOST_VERTICES);

type Point = readonly [number, number];
type Ring = readonly Point[];

const between = (random: Random, size: number): number => random.between(-size, size);

/** The corners of a box. */
function rectangle(random: Random, size: number): Ring {
  const [x, y] = [between(random, size), between(random, size)];
  const [w, h] = [random.between(1, size), random.between(1, size)];
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** Corners and right angles: an L, which touches others along edges. */
function corner(random: Random, size: number): Ring {
  const [x, y] = [between(random, size), between(random, size)];
  const [a, b] = [random.between(1, size), random.between(1, size)];
  return [
    [x, y],
    [x + a + 1, y],
    [x + a + 1, y + 1],
    [x + 1, y + 1],
    [x + 1, y + b + 1],
    [x, y + b + 1],
  ];
}

function triangle(random: Random, size: number): Ring {
  const point = (): Point => [between(random, size), between(random, size)];
  return [point(), point(), point()];
}

function mapped(ring: Ring, map: (x: number) => number): Ring {
  return ring.map(([x, y]) => [map(x), map(y)]);
}

type Make = (random: Random) => readonly [Ring, Ring];

/** Ways to draw two rings, of which those that are no simple rings are not asked. */
export const PAIR_KINDS: Readonly<Record<string, { readonly summary: string; readonly make: Make }>> = {
  'right-angled': {
    summary: 'boxes and corners of a small lattice: common edges, and crossings that are lattice points',
    make: (random) => {
      const one = () => (random.oneIn(2) ? rectangle : corner)(random, 3);
      return [one(), one()];
    },
  },
  triangles: {
    summary: 'triangles of a small lattice',
    make: (random) => {
      const size = random.between(2, 6);
      return [triangle(random, size), triangle(random, size)];
    },
  },
  lattice: {
    summary: 'convex and star-shaped lattice polygons',
    make: (random) => {
      const one = () => latticeRing(random.oneIn(2) ? 'round' : 'convex', random, MOST_VERTICES);
      return [one(), one()];
    },
  },
  tenths: {
    summary: 'lattice polygons in tenths: edges that nearly coincide, vertices that are nearly on edges',
    make: (random) => {
      const one = () => latticeRing(random.oneIn(2) ? 'round' : 'convex', random, MOST_VERTICES);
      return [mapped(one(), (x) => x / 10), mapped(one(), (x) => x / 10 + (random.oneIn(8) ? 2 ** -54 : 0))];
    },
  },
  'one-ulp': {
    summary: 'a lattice polygon, and the same with some coordinates moved by an ulp',
    make: (random) => {
      const ring = latticeRing('round', random, MOST_VERTICES);
      const moved = (x: number) =>
        random.oneIn(2) ? x * (1 + (random.oneIn(2) ? 1 : -1) * Number.EPSILON) : x;
      return [ring, mapped(ring, moved)];
    },
  },
  far: {
    summary: 'lattice polygons far from the origin',
    make: (random) => {
      const away = powerOfTwo(random.between(20, 44));
      const one = () => mapped(triangle(random, 6), (x) => x + away);
      return [one(), one()];
    },
  },
  slivers: {
    summary: 'long thin triangles that cross each other at small angles',
    make: (random) => {
      const one = (): Ring => [
        [-1000, between(random, 3)],
        [1000, between(random, 3)],
        [1000, between(random, 3)],
      ];
      return [one(), one()];
    },
  },
};

/** Writes two rings. */
export function putPair(random: Random, out: Float64Array, make: Make): void {
  out.fill(0);
  const [a, b] = make(random);
  putRing(out, 0, a.slice(0, MOST_VERTICES));
  putRing(out, SECOND_RING, b.slice(0, MOST_VERTICES));
}
