/** Polygons of 65 vertices and more, with holes, that are cut into triangles: made from a few numbers. */
import { scaleByPowerOfTwo } from '../doubles.js';
import { LARGE_POLYGON, POLYGON_PATTERNS } from '../planar/large-polygons.js';
import type { LatticePoint } from '../planar/lattice-rings.js';
import { Random } from '../random.js';
import { cellRings, grownCells, windingCells } from './polygons.js';

/**
 * The values: which pattern, how many vertices, the seed, the power of two that all is scaled by; then how the lattice
 * is put.
 */
export const CUT = { ...LARGE_POLYGON, frame: 4, size: 5 } as const;
export const MOST_CUT = 300;

/** The outer ring, then holes; all may be wrong. */
type Rings = LatticePoint[][];

interface Pattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random, count: number): Rings;
}

/** The same ring with so many lattice points of its edges as vertices more. */
function dotted(random: Random, ring: readonly LatticePoint[], count: number): LatticePoint[] {
  const share = random.between(1, 3);
  let left = count - ring.length;
  return ring.flatMap(([x, y], i): LatticePoint[] => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    const steps = Math.max(Math.abs(u - x), Math.abs(v - y));
    const all = Array.from({ length: Math.max(0, steps - 1) }, (_, k): LatticePoint => {
      return [x + ((k + 1) * (u - x)) / steps, y + ((k + 1) * (v - y)) / steps];
    });
    const kept = all.filter(([p, q]) => {
      return Number.isInteger(p) && Number.isInteger(q) && !random.oneIn(share + 1) && left-- > 0;
    });
    return [[x, y], ...kept];
  });
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

/** Directions all around, one each, by angle. */
function directions(size: number): LatticePoint[] {
  const found: LatticePoint[] = [];
  for (let x = -size; x <= size; x++) {
    for (let y = -size; y <= size; y++) {
      if (greatest(Math.abs(x), Math.abs(y)) === 1) found.push([x, y]);
    }
  }
  // Below, to the right, above, to the left; within a half plane by the turn.
  const part = ([x, y]: LatticePoint) => (y < 0 ? 0 : y > 0 ? 2 : x > 0 ? 1 : 3);
  return found.sort((p, q) => part(p) - part(q) || p[1] * q[0] - p[0] * q[1]);
}

/** Points around the origin: spikes, and runs of points on one line. */
function star(random: Random, count: number): Rings {
  const all = directions(count > 150 ? 10 : 7);
  const most = random.between(1, 4);
  return [
    all.slice(0, count).map(([x, y], i): LatticePoint => {
      const times = i % 2 === 0 ? 1 : random.between(1, most);
      return [x * times, y * times];
    }),
  ];
}

const HOLES: readonly (readonly LatticePoint[])[] = [
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 0],
    [1, 2],
  ],
];

/** A long box with holes in rows or in columns, all at the same heights; they touch if the gap is 0. */
function rows(random: Random, count: number): Rings {
  const high = random.between(1, 3);
  const wide = Math.ceil(count / (6 * high));
  const gap = random.oneIn(2) ? 1 : 0;
  const border = random.oneIn(2) ? 1 : 0;
  const holes: Rings = [];
  const step = 2 + gap;
  for (let k = 0; k < wide; k++) {
    for (let row = 0; row < high; row++) {
      const shape = HOLES[random.below(random.oneIn(2) ? 2 : HOLES.length)]!;
      const [x, y] = [border + k * step, border + row * step];
      // What has an edge in common with a neighbour leaves no polygon in between, which is no fault.
      if (!random.oneIn(6)) holes.push(shape.map(([p, q]): LatticePoint => [p + x, q + y]));
    }
  }
  const [right, top] = [2 * border + wide * step - gap, 2 * border + high * step - gap];
  const outer: LatticePoint[] = [
    [0, 0],
    [right, 0],
    [right, top],
    [0, top],
  ];
  const rings = [dotted(random, outer, count / 3), ...holes];
  // Columns: many holes begin at the same place from the left, which is the order that they are looked at in.
  return random.oneIn(2) ? rings : rings.map((ring) => ring.map(([x, y]): LatticePoint => [y, x]));
}

/** One of the patterns before, with a few vertices that are moved, exchanged or put onto others. */
function tangled(random: Random, count: number): Rings {
  const rings = PATTERNS[random.below(TANGLED)]!.make(random, count);
  for (let i = random.between(1, 2); i > 0; i--) {
    const ring = rings[random.below(rings.length)]!;
    const other = rings[random.below(rings.length)]!;
    const [a, b] = [random.below(ring.length), random.below(other.length)];
    const way = random.below(4);
    const [x, y] = ring[a]!;
    if (way === 0) [ring[a], other[b]] = [other[b]!, ring[a]!];
    else if (way === 1) ring[a] = other[b]!;
    else ring[a] = [x + random.between(-1, 1), y + random.between(-1, 1)];
  }
  return rings;
}

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
const PATTERNS: readonly Pattern[] = [
  {
    name: 'spirals',
    summary: 'paths that wind inwards, most of them with many points on one line',
    make: (random, count) => cellRings(random, windingCells(count)),
  },
  { name: 'stars', summary: 'spikes in all directions of a lattice', make: star },
  {
    name: 'cells',
    summary: 'cells of a grid: outlines and holes, many of which touch in corners',
    make: (random, count) => cellRings(random, grownCells(random, count)),
  },
  {
    name: 'rows-of-holes',
    summary: 'a box with holes in rows, which may touch it and each other',
    make: rows,
  },
  ...POLYGON_PATTERNS.map(
    ({ make, ...pattern }): Pattern => ({ ...pattern, make: (random, count) => [make(random, count)] }),
  ),
  { name: 'tangled', summary: 'the others with some vertices moved or exchanged', make: tangled },
];
const TANGLED = PATTERNS.length - 1;
export const CUT_PATTERNS = PATTERNS;

/** Integer matrices that keep what is on one line, and how the polygon runs. */
const MATRICES = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [2, 1, -1, 2],
  [1, 1, 0, 1],
  [5, 3, 3, 2],
] as const;
const SHIFTS = [0, 1, -1000] as const;
export const CUT_FRAMES = MATRICES.length * SHIFTS.length;

/**
 * The rings of a case on the lattice: each either way round and from any vertex on, unless it is to be left as it is.
 */
export function latticeCut(v: ArrayLike<number>): Rings {
  const random = new Random(v[CUT.seed]!, v[CUT.pattern]!, v[CUT.count]!, 0x63757473);
  return PATTERNS[v[CUT.pattern]!]!.make(random, v[CUT.count]!).map((ring) => {
    const from = random.below(ring.length);
    const turned = [...ring.slice(from), ...ring.slice(0, from)];
    return random.oneIn(2) ? turned.reverse() : turned;
  });
}

/** The rings of a case, in doubles: exactly those of the lattice in an affine map. */
export function cutRings(v: ArrayLike<number>): [number, number][][] {
  const [a, b, c, d] = MATRICES[v[CUT.frame]! % MATRICES.length]!;
  const shift = SHIFTS[Math.floor(v[CUT.frame]! / MATRICES.length)]!;
  const scaled = (x: number) => scaleByPowerOfTwo(x + shift, v[CUT.exponent]!);
  return latticeCut(v).map((ring) => ring.map(([x, y]) => [scaled(a * x + b * y), scaled(c * x + d * y)]));
}

/**
 * How many ways to put the lattice into space there are; the last of each four leaves some vertices beside the plane.
 */
export const SPACE_FRAMES = 24;

/** The rings of a case in a plane of space, in doubles that are exact. */
export function spaceCutRings(v: ArrayLike<number>): [number, number, number][][] {
  const random = new Random(v[CUT.frame]!, v[CUT.pattern]!, v[CUT.seed]!, 0x73706163);
  const draw = () => random.between(-3, 3);
  const [p, q, o] = [
    [1, draw(), draw()],
    [draw(), 1, draw()],
    [draw(), draw(), draw()],
  ] as const;
  // Two vectors that are not parallel: neither is a multiple of the other where their first two numbers are not.
  const w = p[1] * q[0] === 1 ? [q[0], q[1] + 1, q[2]] : q;
  const isBent = v[CUT.frame]! % 4 === 3;
  const turn = random.below(3);
  return latticeCut(v).map((ring) =>
    ring.map(([x, y]) => {
      const beside = isBent && random.oneIn(40) ? 1 : 0;
      const at = [0, 1, 2].map((k) => {
        return scaleByPowerOfTwo(o[k]! + x * p[k]! + y * w[k]! + (k === 2 ? beside : 0), v[CUT.exponent]!);
      });
      return [at[turn]!, at[(turn + 1) % 3]!, at[(turn + 2) % 3]!];
    }),
  );
}
