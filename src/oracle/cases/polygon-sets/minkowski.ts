import { powerOfTwo } from '../doubles.js';
import { type LatticePoint, type LatticeRing, latticeRing, RING_KINDS } from '../planar/lattice-rings.js';
import { putRing } from '../planar/rings.js';
import type { Random } from '../random.js';
import {
  GROUPINGS,
  type OperandSizes,
  type OperandValues,
  operandAt,
  operandSize,
  ringStarts,
  TRIPLE,
} from './operands.js';

/** Two operands of sums, and of placements with three vectors behind them. */
export const SUMMED: readonly [OperandSizes, OperandSizes] = [{ rings: [5, 4] }, { rings: [4] }];
export const PLACED: readonly [OperandSizes, OperandSizes] = [{ rings: [8, 4] }, TRIPLE];

/** How many vectors are asked about. */
export const PLACES = 3;

/** Two operands, one behind the other. */
export function operandsOf(
  values: ArrayLike<number>,
  [first, second]: readonly [OperandSizes, OperandSizes],
): readonly [OperandValues, OperandValues] {
  return [operandAt(values, 0, first), operandAt(values, operandSize(first), second)];
}

/** The vectors behind two operands. */
export function placesOfMoving(values: ArrayLike<number>): readonly (readonly [number, number])[] {
  const at = operandSize(PLACED[0]) + operandSize(PLACED[1]);
  return Array.from({ length: PLACES }, (_, i) => [values[at + 2 * i]!, values[at + 2 * i + 1]!] as const);
}

/** Sums and differences of such values, and frames around them, are in the range of doubles. */
export function areModerate(values: Float64Array): boolean {
  return values.every((x) => Math.abs(x) <= powerOfTwo(1018));
}

type Map = (p: LatticePoint) => readonly [number, number];

const pick = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)]!;

function box(x: number, y: number, width: number, height: number): LatticeRing {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The rings of two operands, and how their rings are polygons. */
interface Drawn {
  readonly first: readonly LatticeRing[];
  readonly second: readonly LatticeRing[];
  readonly grouping: number;
}

const together = GROUPINGS.indexOf('together');
const alone = GROUPINGS.indexOf('alone');

function drawBoxes(random: Random): Drawn {
  const size = (): number => random.between(1, 6);
  const [width, height] = [random.between(4, 9), random.between(4, 9)];
  const isHole = random.oneIn(2);
  const [x, y] = [random.between(1, 3), random.between(1, 3)];
  const inner = isHole
    ? box(x, y, random.between(1, width - x), random.between(1, height - y))
    : box(random.between(-3, 10), random.between(-3, 10), size(), size());
  return {
    first: [box(0, 0, width, height), inner],
    second: random.oneIn(3) ? [box(0, 0, 6, 6), box(1, 1, 3, 4)] : [box(-1, 0, size(), size())],
    grouping: isHole ? together : alone,
  };
}

/** A channel, a hole or a bay, and what is as wide as it, or a little more or less. */
function drawFits(random: Random): Drawn {
  const [gap, length] = [random.between(1, 3), random.between(1, 4)];
  const spare = random.oneIn(3) ? pick(random, [-1, 1]) : 0;
  const piece = random.oneIn(3)
    ? ([
        [0, 0],
        [2 * gap + spare, 0],
        [gap, 2 * gap],
      ] as const)
    : box(0, 0, gap + spare, random.oneIn(2) ? gap : length);
  const [outer, inner, grouping] = pick<[LatticeRing, LatticeRing, number]>(random, [
    [box(0, 0, 8, 3), box(random.between(-1, 3), 3 + gap, 5, 2), alone],
    // What fits between two corners makes them touch.
    [box(0, 0, 4, 3), box(4 + gap, 3 + gap, 3, 2), alone],
    [box(-4, -4, 12, 12), box(0, 0, gap, pick(random, [gap, length])), together],
    [
      box(-4, -4, 12, 12),
      [
        [0, 0],
        [2 * gap, 0],
        [gap, 2 * gap],
      ],
      together,
    ],
    // A bay, open to the right.
    [
      [
        [0, 0],
        [7, 0],
        [7, 2],
        [3, 2],
        [3, 2 + gap],
        [7, 2 + gap],
        [7, 7],
        [0, 7],
      ],
      box(20, 0, gap, gap),
      alone,
    ],
    [
      [
        [0, 0],
        [4 * gap, 0],
        [2 * gap, 4 * gap],
      ],
      box(9, -3, 1, 1),
      alone,
    ],
  ]);
  return { first: [outer, inner], second: [piece], grouping };
}

function drawConvex(random: Random): Drawn {
  const ring = (most: number): LatticeRing => latticeRing('convex', random, most);
  const far = ring(4).map(([x, y]): LatticePoint => [x + random.between(0, 9), y]);
  return { first: random.oneIn(2) ? [ring(5)] : [ring(5), far], second: [ring(4)], grouping: alone };
}

function drawAny(random: Random): Drawn {
  const ring = (most: number): LatticeRing => latticeRing(pick(random, RING_KINDS), random, most);
  return {
    first: random.oneIn(2) ? [ring(5)] : [ring(5), ring(4)],
    second: random.oneIn(2) ? [ring(4)] : [ring(4), ring(4)],
    grouping: random.below(GROUPINGS.length),
  };
}

/** Kinds of pairs of operands. */
export const MINKOWSKI_FAMILIES = [
  {
    name: 'summed-boxes',
    summary: 'boxes of a small lattice, some with box-shaped holes, some beside each other',
    draw: drawBoxes,
  },
  {
    name: 'exact-fits',
    summary: 'channels, holes and bays, and what fits into them exactly, or nearly',
    draw: drawFits,
  },
  { name: 'summed-convex', summary: 'convex polygons of a small lattice', draw: drawConvex },
  { name: 'summed-rings', summary: 'any rings of a small lattice', draw: drawAny },
] as const;

/** Where both lattices are: as they are, in tenths, far off, one much smaller, each axis with its own exponent. */
function mapsOf(random: Random): readonly [Map, Map] {
  const scaled =
    (x: number, y: number): Map =>
    ([u, v]) => [u * x, v * y];
  const tenths: Map = ([x, y]) => [x / 10, y / 10];
  const off = powerOfTwo(random.between(20, 60));
  const small = powerOfTwo(-random.between(30, 1070));
  const [wide, high] = [powerOfTwo(random.between(-1070, 1000)), powerOfTwo(random.between(-1070, 1000))];
  return pick<readonly [Map, Map]>(random, [
    [scaled(1, 1), scaled(1, 1)],
    [scaled(1, 1), scaled(1, 1)],
    [tenths, tenths],
    [tenths, ([x, y]) => [x / 10 + 1 / 3, y / 10 - 1 / 7]],
    [([x, y]) => [x + off, y / 3], ([x, y]) => [x / 3, y + off]],
    [tenths, scaled(small, small)],
    [scaled(wide, high), scaled(wide, high)],
  ]);
}

/**
 * Writes two operands, and vectors that bring vertices of one to vertices of the other, often those that correspond, or
 * nearly.
 */
export function drawMinkowski(
  draw: (random: Random) => Drawn,
  sizes: readonly [OperandSizes, OperandSizes],
  random: Random,
  out: Float64Array,
): void {
  out.fill(0);
  const { first, second, grouping } = draw(random);
  const maps = mapsOf(random);
  let at = 0;
  const corners = [first, second].map((rings, operand) => {
    const size = sizes[operand]!;
    out[at + 1] = operand === 0 ? grouping : together;
    const mapped = rings
      .slice(0, size.rings.length)
      .map((ring, i) => ring.slice(0, size.rings[i]!).map((p) => maps[operand]!(p)));
    ringStarts(at, size).forEach((start, i) => {
      if (mapped[i] !== undefined) putRing(out, start, mapped[i]!);
    });
    at += operandSize(size);
    return mapped;
  });
  const difference = (): readonly [number, number] => {
    const isAlike = random.oneIn(2);
    const i = random.below(8);
    const [p, q] = corners.map((rings) => {
      const all = (isAlike ? rings.at(-1) : rings.flat()) ?? [];
      return all.length === 0 ? ([0, 0] as const) : isAlike ? all[i % all.length]! : pick(random, all);
    });
    return [p![0] - q![0], p![1] - q![1]];
  };
  for (; at + 1 < out.length; at += 2) {
    const [v, w] = [difference(), difference()];
    const k = pick(random, [0, 0, 0.5, 0.5, 0.25, 2]);
    out.set([v[0] + (w[0] - v[0]) * k, v[1] + (w[1] - v[1]) * k], at);
  }
}
