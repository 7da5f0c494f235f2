import { powerOfTwo, stepUlps } from '../doubles.js';
import {
  type LatticePoint,
  type LatticeRing,
  latticeMap,
  latticeRing,
  RING_KINDS,
} from '../planar/lattice-rings.js';
import type { Random } from '../random.js';

type Map = (p: LatticePoint) => readonly [number, number];

/** How the rings of a case are drawn: what they have in common first. */
export interface RingFamily {
  readonly name: string;
  readonly summary: string;
  /** Draws a ring of at most so many vertices; `before` has the rings that are there. */
  begin(random: Random): (most: number, before: readonly LatticeRing[]) => LatticeRing;
  /** Where the lattice is; default: turned and scaled as a whole. */
  readonly map?: (random: Random) => Map;
}

const pick = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)]!;
const any = (random: Random, size: number): LatticePoint => [
  random.between(-size, size),
  random.between(-size, size),
];
const between = ([x, y]: LatticePoint, [u, v]: LatticePoint, k: number): LatticePoint => [
  x + ((u - x) * k) / 12,
  y + ((v - y) * k) / 12,
];
const moved = (ring: LatticeRing, [dx, dy]: LatticePoint): LatticeRing =>
  ring.map(([x, y]): LatticePoint => [x + dx, y + dy]);

function box(x: number, y: number, width: number, height: number): LatticeRing {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** From another vertex on, the other way round, closed, with a vertex twice or in the middle of an edge. */
function disguised(random: Random, ring: LatticeRing, most: number): LatticeRing {
  if (ring.length === 0) return ring;
  const from = random.below(ring.length);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  if (random.oneIn(2)) turned.reverse();
  const i = random.below(turned.length);
  const next = turned[(i + 1) % turned.length]!;
  if (turned.length < most && random.oneIn(2))
    turned.splice(i + 1, 0, random.oneIn(2) ? turned[i]! : between(turned[i]!, next, 6));
  return turned.length < most && random.oneIn(3) ? [...turned, turned[0]!] : turned;
}

/** A point that has to do with rings that are there: a vertex, or on an edge or the line through two vertices. */
function related(random: Random, before: readonly LatticeRing[], else_: () => LatticePoint): LatticePoint {
  const ring = before.length === 0 ? [] : pick(random, before);
  if (ring.length === 0 || random.oneIn(4)) return else_();
  const i = random.below(ring.length);
  const j = random.oneIn(3) ? random.below(ring.length) : (i + 1) % ring.length;
  const k = random.oneIn(8) ? pick(random, [-12, 24]) : pick(random, [0, 0, 3, 4, 6, 6, 8, 9, 12]);
  return between(ring[i]!, ring[j]!, k);
}

/** A comb with two or three teeth upwards, turned by quarters. */
function comb(random: Random, most: number): LatticeRing {
  const teeth = most >= 8 ? random.between(2, 3) : 2;
  const base = random.between(0, 2);
  const ring: LatticePoint[] = [];
  for (let k = 0; k < teeth; k++) {
    ring.push([4 * k, 12], [4 * k + 2, k + 1 < teeth ? base + random.below(3) : 12]);
  }
  const all: LatticePoint[] = [...ring, [4 * teeth, -2 * random.below(2)], [0, -2 * random.below(2)]];
  const quarters = random.below(4);
  const turned = all.map(([x, y]): LatticePoint => {
    const [u, v] = [x - 4, y - 4];
    return (
      [
        [u, v],
        [-v, u],
        [-u, -v],
        [v, -u],
      ] as const
    )[quarters]!;
  });
  return moved(turned.slice(0, most), any(random, 3));
}

/** Every k-th corner of a regular polygon, rounded to integers. */
function regular(random: Random, most: number, size: number, skip: number): LatticeRing {
  const n = random.between(Math.min(most, 5), most);
  // Without sine and cosine: the same on every machine.
  const octant = [
    [12, 0],
    [11, 5],
    [8, 8],
    [5, 11],
    [0, 12],
    [-5, 11],
    [-8, 8],
    [-11, 5],
    [-12, 0],
    [-11, -5],
    [-8, -8],
    [-5, -11],
    [0, -12],
    [5, -11],
    [8, -8],
    [11, -5],
  ] as const;
  const start = random.below(16);
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = octant[(start + Math.floor((16 * ((i * skip) % n)) / n)) % 16]!;
    return [x * size, y * size] as const;
  });
}

/** Through one point or nearly: triangles and bow ties whose edges meet the origin. */
function hub(random: Random, most: number): LatticeRing {
  const points: LatticePoint[] = [];
  while (points.length + 2 <= most && (points.length < 4 || random.oneIn(2))) {
    const [x, y] = any(random, 4);
    const k = random.between(1, 2);
    points.push([2 * x, 2 * y], random.oneIn(4) ? [0, 0] : [-2 * k * x, -2 * k * y]);
  }
  return points;
}

/** Whatever the map of other families does: far off, in tenths and an ulp beside, or with own exponents. */
const tenths = (random: Random): Map => {
  const off = random.oneIn(2) ? 0 : powerOfTwo(random.between(10, 30));
  const step = random.below(2);
  return ([x, y]) => [
    stepUlps(x / 10 + off, random.between(-step, step)),
    stepUlps(y / 10 + off, random.between(-step, step)),
  ];
};

const exponents = (random: Random): Map => {
  const low = random.between(-1040, 900);
  const spread = pick(random, [8, 60, 120]);
  return ([x, y]) => [x * powerOfTwo(low + random.below(spread)), y * powerOfTwo(low + random.below(spread))];
};

const extreme = (random: Random): Map => {
  const unit = powerOfTwo(pick(random, [-1074, -1074, -1060, 1010, 1017]));
  return ([x, y]) => [x * unit, y * unit];
};

const anyKind = (random: Random) => {
  const shift = random.oneIn(2) ? 0 : 6;
  return (most: number): LatticeRing =>
    moved(latticeRing(pick(random, RING_KINDS), random, most), any(random, shift));
};

/** The families of rings of polygon sets. */
export const RING_FAMILIES: readonly RingFamily[] = [
  {
    name: 'lattice-rings',
    summary: 'rings of a small lattice: convex, round, star-shaped, damaged, any walks',
    begin: anyKind,
  },
  {
    name: 'round-rings',
    summary: 'convex and star-shaped rings around nearby places',
    begin: (random) => (most) =>
      moved(latticeRing(pick(random, ['convex', 'round', 'round']), random, most), any(random, 5)),
  },
  {
    name: 'cells',
    summary: 'rectangles of a grid that share sides and corners',
    begin(random) {
      const size = random.between(2, 4);
      const side = () => 6 * random.between(1, random.oneIn(3) ? 3 : 1);
      return (most) => {
        const [x, y] = [6 * random.below(size), 6 * random.below(size)];
        return disguised(random, box(x, y, side(), side()), most);
      };
    },
  },
  {
    name: 'frames',
    summary: 'a large square, then holes that cross, touch and fill each other',
    begin(random) {
      const corner = () => 6 * random.between(0, 3);
      return (most, before) => {
        if (before.length === 0 || random.oneIn(5)) return disguised(random, box(0, 0, 24, 24), most);
        if (random.oneIn(3)) return box(corner(), corner(), 6, 6);
        const on = () => related(random, before, () => [corner(), corner()]);
        return [on(), on(), on(), ...(most > 3 && random.oneIn(2) ? [on()] : [])];
      };
    },
  },
  {
    name: 'nested',
    summary: 'boxes and lattice rings within each other, rarely touching',
    begin: (random) => (most, before) => {
      const half = Math.max(1, 32 >> Math.min(5, before.length + random.below(2)));
      const place: LatticePoint = random.oneIn(4) ? any(random, half) : [0, 0];
      if (random.oneIn(2))
        return moved(disguised(random, box(-half, -half, 2 * half, 2 * half), most), place);
      const ring = latticeRing('convex', random, most);
      return moved(
        ring.map(([x, y]): LatticePoint => [(x * half) / 8, (y * half) / 8]),
        place,
      );
    },
  },
  {
    name: 'combs',
    summary: 'combs whose teeth run through those of others',
    begin: (random) => (most) => (most < 6 ? box(...any(random, 8), 12, 3) : comb(random, most)),
  },
  {
    name: 'related',
    summary: 'vertices at vertices, on edges and in line with edges of the rings before',
    begin: (random) => (most, before) => {
      if (before.length === 0)
        return latticeRing('round', random, most).map(([x, y]) => [6 * x, 6 * y] as const);
      const n = random.between(3, most);
      return Array.from({ length: n }, () => related(random, before, () => any(random, 36)));
    },
  },
  {
    name: 'again',
    summary: 'a ring before once more: from another vertex, reversed, closed, a vertex more, a step aside',
    begin: (random) => (most, before) => {
      const fitting = before.filter(({ length }) => length <= most);
      if (fitting.length === 0 || random.oneIn(5)) return latticeRing('round', random, most);
      const ring = disguised(random, pick(random, fitting), most);
      return random.oneIn(3) ? moved(ring, any(random, 1)) : ring;
    },
  },
  {
    name: 'hubs',
    summary: 'edges through one point',
    begin: (random) => (most) => (most < 4 ? [[0, 0], any(random, 6), any(random, 6)] : hub(random, most)),
  },
  {
    name: 'long-needles',
    summary: 'long thin triangles and quadrangles of integers up to 2^20',
    begin: (random) => (most) => {
      const [x, y] = any(random, 1 << 20);
      const near = (): LatticePoint => [x + random.between(-2, 2), y + random.between(-2, 2)];
      const far = random.oneIn(2) ? any(random, 1 << 20) : ([-x, -y] as const);
      return [[x, y], near(), far, ...(most > 3 && random.oneIn(2) ? [any(random, 1 << 20)] : [])];
    },
    map: () => (p) => p,
  },
  {
    name: 'disks',
    summary: 'few vertices of circles, or every second or third of them',
    begin: (random) => (most) => {
      const ring = regular(random, most, random.between(1, 2), random.oneIn(2) ? 1 : random.between(1, 3));
      return moved(ring, random.oneIn(4) ? [0, 0] : any(random, 14));
    },
  },
  {
    name: 'tenths',
    summary: 'such rings in tenths, near or far, or an ulp beside',
    begin: anyKind,
    map: tenths,
  },
  {
    name: 'own-exponents',
    summary: 'coordinates of a small lattice, each at an exponent of its own',
    begin: anyKind,
    map: exponents,
  },
  {
    name: 'extreme',
    summary: 'a small lattice of subnormals, or near the largest doubles',
    begin: anyKind,
    map: extreme,
  },
];

/** The map of a family. */
export function mapOf({ map }: RingFamily, random: Random): Map {
  return map === undefined ? latticeMap(random) : map(random);
}
