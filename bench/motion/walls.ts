/** A level on a floor, of walls that stand upright, and a referee for who walks in it. */
import { commonExponent, scaledIntegers } from '../../src/arithmetic/scaled-integers.js';
import type { Random } from '../../src/oracle/cases/random.js';

/** A wall as it is seen from above: from one point to another. */
export type Wall = readonly [x: number, z: number, u: number, w: number];

/** Half of the level's size, and how far walls reach above and below the floor. */
export const SIZE = 24;
const HIGH = 8;
const LOW = -4;

/** The radius of walkers; gaps are as wide as twice that. */
export const RADIUS = 0.5;

/** The sides of the level. */
const AROUND: readonly Wall[] = [
  [-SIZE, -SIZE, SIZE, -SIZE],
  [SIZE, -SIZE, SIZE, SIZE],
  [SIZE, SIZE, -SIZE, SIZE],
  [-SIZE, SIZE, -SIZE, -SIZE],
];

/** A way between two walls that are twice the radius apart: where the longer one begins, and along which it leads. */
export interface Gap {
  readonly at: readonly [x: number, z: number];
  readonly along: readonly [x: number, z: number];
  /** From the longer wall to the other one. */
  readonly across: readonly [x: number, z: number];
  readonly walls: readonly [long: Wall, short: Wall];
}

/**
 * Two walls at a distance of 1 that lead along whole numbers (x, z) of a whole length: the longer one three times as
 * long, so that who slides along it comes between both.
 */
function gap([a, b]: readonly [number, number], x: number, z: number): Gap {
  const length = Math.sqrt(x * x + z * z);
  // Whole numbers that lead across by 1, and along by as little as can be.
  let [p, q] = [Infinity, Infinity];
  for (let i = -length; i <= length; i++)
    for (let j = -length; j <= length; j++)
      if (z * i - x * j === length && !(Math.abs(x * i + z * j) >= Math.abs(x * p + z * q))) [p, q] = [i, j];
  const [c, d] = [a + x + p, b + z + q];
  return {
    at: [a, b],
    along: [x / length, z / length],
    across: [z / length, -x / length],
    walls: [
      [a, b, a + 3 * x, b + 3 * z],
      [c, d, c + x, d + z],
    ],
  };
}

/** Along axes, and turned by angles whose sines and cosines are fractions. */
export const GAPS: readonly Gap[] = [
  gap([-20, -18], 0, 5),
  gap([4, 20], 5, 0),
  gap([-18, 8], 4, 3),
  gap([6, -8], 3, -4),
  gap([8, -2], 5, 12),
  gap([-18, -22], 8, 6),
];

/** Walls between points of the lattice of whole numbers: most of their lengths are irrational. */
function latticeWalls(random: Random, count: number): Wall[] {
  return Array.from({ length: count }, () => {
    const [x, z] = [random.between(-20, 20), random.between(-20, 20)];
    return [x, z, x + random.between(-3, 3), z + random.between(1, 3)] as const;
  });
}

export interface Level {
  readonly walls: readonly Wall[];
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

export function levelOf(random: Random, lattice: number): Level {
  // Nothing stands in the gaps, and before them.
  const taken = GAPS.flatMap(({ walls }) =>
    walls.flatMap((wall) => [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => onWall(wall, t))),
  );
  const isAside = (wall: Wall) =>
    [0, 0.5, 1].every((t) =>
      taken.every(([x, z]) => distance(onWall(wall, t)[0] - x, onWall(wall, t)[1] - z) > 3),
    );
  const gaps = GAPS.flatMap(({ walls }) => walls);
  const walls = [...AROUND, ...gaps, ...latticeWalls(random, lattice).filter(isAside)];
  const corners = walls.flatMap(([x, z, u, w]) => [x, LOW, z, u, LOW, w, u, HIGH, w, x, HIGH, z]);
  const floor = [-SIZE, 0, -SIZE, SIZE, 0, -SIZE, SIZE, 0, SIZE, -SIZE, 0, SIZE];
  const indices = Array.from({ length: walls.length + 1 }, (_, i) =>
    [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k),
  );
  return {
    walls,
    positions: Float64Array.from([...corners, ...floor]),
    indices: Uint32Array.from(indices.flat()),
  };
}

const onWall = ([x, z, u, w]: Wall, t: number): [number, number] => [x + t * (u - x), z + t * (w - z)];

const distance = (x: number, z: number): number => Math.sqrt(x * x + z * z);

/** How a walker stands. */
export interface Stand {
  /** Is something nearer than the radius? */
  readonly isTooNear: boolean;
  /** How many walls are exactly as far as the radius? */
  readonly touching: number;
  /** By how much the nearest wall or the floor is nearer than the radius, as far as doubles tell. */
  readonly depth: number;
}

/** Doubles are off by less than that, in a level of this size. */
const SURE = 2 ** -30;

/**
 * How an upright capsule stands whose axis is at (x, z), its lower end `height` above the floor: exactly. Walls reach
 * farther up and down than walkers, so that a wall is as far as it is seen from above.
 */
export function standOf(walls: readonly Wall[], x: number, z: number, height: number): Stand {
  let isTooNear = height < RADIUS;
  let touching = 0;
  let depth = Math.max(0, RADIUS - height);
  for (const wall of walls) {
    const squared = squaredNearly(wall, x, z);
    if (squared > RADIUS * RADIUS + SURE) continue;
    const sign = squared < RADIUS * RADIUS - SURE ? -1 : signExactly(wall, x, z);
    if (sign === 0) touching++;
    if (sign >= 0) continue;
    isTooNear = true;
    depth = Math.max(depth, RADIUS - Math.sqrt(squared));
  }
  return { isTooNear, touching, depth };
}

function squaredNearly([a, b, c, d]: Wall, x: number, z: number): number {
  const [u, w] = [c - a, d - b];
  const [p, q] = [x - a, z - b];
  const t = Math.min(1, Math.max(0, (p * u + q * w) / (u * u + w * w)));
  const [s, r] = [p - t * u, q - t * w];
  return s * s + r * r;
}

/** The sign of the distance from a wall minus the radius, over integers. */
function signExactly(wall: Wall, x: number, z: number): number {
  const numbers = [...wall, x, z, RADIUS];
  const [a, b, c, d, e, f, r] = scaledIntegers(numbers, commonExponent(numbers)) as readonly bigint[] as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const [u, w, p, q] = [c - a, d - b, e - a, f - b];
  const along = p * u + q * w;
  const length = u * u + w * w;
  const order = (m: bigint, n: bigint): number => (m < n ? -1 : m > n ? 1 : 0);
  if (along <= 0n) return order(p * p + q * q, r * r);
  if (along >= length) return order((e - c) * (e - c) + (f - d) * (f - d), r * r);
  const across = p * w - q * u;
  return order(across * across, r * r * length);
}
