/** Patterns of polygons whose wavefronts come apart, meet in one point, or take long to. */
import type { LatticePoint } from '../planar/lattice-rings.js';
import type { Random } from '../random.js';
import { CUT_PATTERNS } from './large-polygons.js';

export type LatticeRings = LatticePoint[][];

export interface SkeletonPattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random, count: number): LatticeRings;
}

/** Normals whose lengths are integers, counterclockwise, and these. */
const NORMALS: readonly (readonly [number, number, number])[] = [
  [1, 0, 1],
  [12, 5, 13],
  [4, 3, 5],
  [3, 4, 5],
  [5, 12, 13],
  [0, 1, 1],
  [-5, 12, 13],
  [-3, 4, 5],
  [-4, 3, 5],
  [-1, 0, 1],
  [-4, -3, 5],
  [-3, -4, 5],
  [0, -1, 1],
  [3, -4, 5],
  [4, -3, 5],
  [12, -5, 13],
];

const greatest = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatest(b, a % b));

/**
 * A convex polygon of so many edges, at most, at distance 1 from the origin, or 2: in whole numbers, by the common
 * denominator of where neighbours meet. The first and the last of the normals that are drawn span less than a half
 * turn with their neighbours, or it is no polygon, which is looked at elsewhere.
 */
function tangents(random: Random, count: number): LatticeRings {
  const share = random.between(1, 3);
  const axes = NORMALS.filter(([a, b]) => a === 0 || b === 0);
  const drawn = NORMALS.filter((normal) => axes.includes(normal) || random.below(16) < count / share);
  const isRound = random.oneIn(2);
  const lines = drawn.map(
    ([a, b, length]) => [a, b, (isRound || !random.oneIn(4) ? 1 : 2) * length] as const,
  );
  const corners = lines.map(([a, b, c], i) => {
    const [u, v, w] = lines[(i + 1) % lines.length]!;
    const divisor = a * v - b * u;
    return [c * v - b * w, a * w - c * u, divisor] as const;
  });
  const common = corners.reduce((least, [, , d]) => (least / greatest(least, d)) * d, 1);
  const points = corners.map(([x, y, d]): LatticePoint => [(x * common) / d, (y * common) / d]);
  // Three lines through one point leave an edge without length: that point is one corner.
  return [
    points.filter(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]!;
      return x !== u || y !== v;
    }),
  ];
}

/** Steps of lengths that are integers, in directions that are. */
function walk(random: Random, count: number): LatticeRings {
  let [x, y] = [0, 0];
  return [
    Array.from({ length: Math.min(count, 9) }, (): LatticePoint => {
      const [a, b] = NORMALS[random.below(NORMALS.length)]!;
      const times = random.between(1, 3);
      [x, y] = [x + a * times, y + b * times];
      return [x, y];
    }),
  ];
}

/** Points by their angle around a center, of different directions. */
function around(random: Random, count: number, least: number, most: number): LatticePoint[] {
  const points = new Map<string, LatticePoint>();
  for (let i = 0; i < count; i++) {
    const size = random.between(least, most);
    const along = random.between(-size, size);
    const [x, y] = (
      [
        [size, along],
        [along, size],
        [-size, along],
        [along, -size],
      ] as const
    )[random.below(4)]!;
    const shared = greatest(x, y);
    points.set(`${x / shared} ${y / shared}`, [x, y]);
  }
  const half = ([x, y]: LatticePoint) => (y > 0 || (y === 0 && x > 0) ? 0 : 1);
  return [...points.values()].sort((p, q) => half(p) - half(q) || p[1] * q[0] - p[0] * q[1]);
}

/** A strip with ends of any form: edges that are nearly parallel, and far from each other's crossing. */
function strip(random: Random, count: number): LatticeRings {
  const long = 1 << random.between(6, 20);
  const half = Math.max(1, Math.floor(Math.min(count, 20) / 4));
  const along = Array.from({ length: half }, (_, i) => Math.floor((i * long) / half));
  const near = (): number => random.between(-1, 1);
  return [
    [
      ...along.map((x): LatticePoint => [x, near()]),
      [long, near()],
      [long, 6 + near()],
      ...along.map((x): LatticePoint => [x + 1, 6 + near()]).reverse(),
    ],
  ];
}

/** Rooms in a row with narrow doors, many of them with a pillar: parts that come apart, and all the same way. */
function rooms(random: Random, count: number): LatticeRings {
  const below: LatticePoint[] = [];
  const above: LatticePoint[] = [];
  const pillars: LatticeRings = [];
  const number = random.between(1, Math.max(3, Math.floor(Math.min(count, 32) / 8)));
  for (let i = 0; i < number; i++) {
    const [left, right] = [8 * i, 8 * i + 6];
    const [low, high] = [random.between(-2, 0), random.between(6, 8)];
    const [door, wide] = [random.between(1, 3), random.between(1, 2)];
    if (i > 0) {
      below.push([left, below.at(-1)![1]]);
      above.push([left, above.at(-1)![1]]);
    }
    below.push([left, low], [right, low]);
    above.push([left, high], [right, high]);
    if (i < number - 1) {
      below.push([right, door]);
      above.push([right, door + wide]);
    }
    if (!random.oneIn(2)) continue;
    const [x, y] = [left + random.between(1, 3), random.between(1, 3)];
    const [u, v] = [x + random.between(1, 2), y + random.between(1, 2)];
    pillars.push([
      [x, y],
      [u, y],
      [u, v],
      [x, v],
    ]);
  }
  return [[...below, ...above.reverse()], ...pillars];
}

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const SKELETON_PATTERNS: readonly SkeletonPattern[] = [
  ...CUT_PATTERNS.slice(0, 4),
  {
    name: 'tangents',
    summary: 'edges that all touch one circle, so that all meet in its center',
    make: tangents,
  },
  { name: 'integer-lengths', summary: 'edges whose lengths are integers', make: walk },
  {
    name: 'around-a-point',
    summary: 'lattice points by their angle',
    make: (random, count) => [around(random, count, 1, 12)],
  },
  {
    name: 'around-a-hole',
    summary: 'the same with a hole of the same kind',
    make: (random, count) => [around(random, count, 9, 16), around(random, count, 1, 5)],
  },
  { name: 'rooms', summary: 'rooms in a row with narrow doors and pillars', make: rooms },
  { name: 'strips', summary: 'long strips with edges that are nearly parallel', make: strip },
];
