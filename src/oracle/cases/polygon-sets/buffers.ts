import { powerOfTwo } from '../doubles.js';
import type { LatticePoint, LatticeRing } from '../planar/lattice-rings.js';
import { putRing } from '../planar/rings.js';
import type { Random } from '../random.js';
import { GROUPINGS, operandAt, operandSize, ringStarts, TRIPLE } from './operands.js';

/** What is buffered has two rings. Behind these: the distance in quarters of a unit, the unit, how fine, the side. */
export const BUFFERED = TRIPLE;
const AT = operandSize(BUFFERED);
export const MOST_QUARTERS = 16;
export const FINEST = 9;
export const BUFFER_SIDES = ['outside', 'inside'] as const;

/** A buffer that is asked for. */
export interface BufferCase {
  readonly distance: number;
  readonly tolerance: number;
  readonly side: (typeof BUFFER_SIDES)[number];
}

const largest = (values: ArrayLike<number>): number =>
  operandAt(values, 0, BUFFERED)
    .polygons.flat(2)
    .reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0);

/** The tolerance is so fine a part of the distance, or what doubles allow. */
export function bufferCaseOf(values: ArrayLike<number>): BufferCase {
  const distance = (values[AT]! / 4) * values[AT + 1]!;
  const size = Math.abs(distance);
  const least = (largest(values) + size) * powerOfTwo(-42) + powerOfTwo(-1061);
  return {
    distance,
    tolerance: Math.max(size * powerOfTwo(-values[AT + 2]!), least),
    side: BUFFER_SIDES[values[AT + 3]!]!,
  };
}

/** The rings as lines, with the size of the distance. */
export function lineBufferOf(
  values: ArrayLike<number>,
): BufferCase & { readonly lines: readonly (readonly (readonly [number, number])[])[] } {
  const { distance, ...rest } = bufferCaseOf(values);
  return { ...rest, distance: Math.abs(distance), lines: operandAt(values, 0, BUFFERED).polygons.flat() };
}

/** All is far from the largest double. */
export function isBufferModerate(values: Float64Array): boolean {
  return Math.abs(bufferCaseOf(values).distance) <= powerOfTwo(1015) && largest(values) <= powerOfTwo(1015);
}

const pick = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)]!;

function box(x: number, y: number, width: number, height: number): LatticeRing {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

interface Drawn {
  readonly rings: readonly LatticeRing[];
  readonly grouping: (typeof GROUPINGS)[number];
  /** Distances at which something happens, in quarters of the lattice. */
  readonly quarters: readonly number[];
}

/** Plates with holes that close, channels that close, walls that vanish: at the distance, or a little beside it. */
function drawPlates(random: Random): Drawn {
  const [gap, wall] = [random.between(1, 3), random.between(1, 3)];
  if (random.oneIn(2)) {
    const size = 2 * wall + gap;
    return {
      rings: [box(0, 0, size, size + random.below(3)), box(wall, wall, gap, gap + random.below(2))],
      grouping: 'together',
      quarters: [2 * gap, 2 * wall, -2 * wall, -2 * gap],
    };
  }
  return {
    rings: [box(0, 0, 4, wall), box(random.between(-2, 3), wall + gap, 4, wall)],
    grouping: 'alone',
    quarters: [2 * gap, -2 * wall, 2 * gap - 1],
  };
}

/** Thin triangles, edges nearly in one line, points in one line, corners that turn nearly back. */
function drawNeedles(random: Random): Drawn {
  const length = random.between(4, 40);
  const [x, y] = [random.between(0, length), random.between(-1, 1)];
  return {
    rings: [
      pick<LatticeRing>(random, [
        [
          [0, 0],
          [length, y],
          [x, 1],
        ],
        [
          [0, 0],
          [length, 0],
          [length + 1, random.between(0, 1)],
          [2 * length, 1],
          [length, 4],
          [0, 1],
        ],
        [
          [0, 0],
          [length, y],
          [1, 0],
          [length, -y],
        ],
      ]),
    ],
    grouping: 'alone',
    quarters: [1, 4, -1, 8, MOST_QUARTERS],
  };
}

export const BUFFER_FAMILIES = [
  {
    name: 'buffered-plates',
    summary: 'plates with holes, channels and walls that close or vanish at the distance, or beside it',
    draw: drawPlates,
  },
  {
    name: 'buffered-needles',
    summary: 'needles, and edges that are nearly in one line',
    draw: drawNeedles,
  },
] as const;

/** Writes the distance and what belongs to it. */
export function drawDistance(random: Random, out: Float64Array, quarters: number, unit: number): void {
  out[AT] = quarters;
  out[AT + 1] = random.oneIn(12) ? unit * powerOfTwo(-random.between(20, 60)) : unit;
  out[AT + 2] = random.between(0, random.oneIn(6) ? FINEST : 5);
  out[AT + 3] = random.below(2);
}

/** Writes a case of a family. */
export function drawBuffered(draw: (random: Random) => Drawn, random: Random, out: Float64Array): void {
  const { rings, grouping, quarters } = draw(random);
  const far = random.oneIn(4) ? powerOfTwo(random.between(4, 40)) : 0;
  const unit = pick(random, [1, 1, 1, 0.1, 1 / 3, powerOfTwo(random.between(-1060, 990))]);
  const steep = pick(random, [0, 0, 0, 3 / 4, 0.1]);
  const map = ([x, y]: LatticePoint): [number, number] => [
    (x - steep * y + far) * unit,
    (y + steep * x + far) * unit,
  ];
  out.fill(0);
  out[1] = GROUPINGS.indexOf(grouping);
  ringStarts(0, BUFFERED).forEach((start, i) => {
    if (rings[i] !== undefined) putRing(out, start, rings[i].map(map));
  });
  const scale = steep === 3 / 4 && random.oneIn(2) ? 1.25 : 1;
  drawDistance(random, out, pick(random, quarters), unit * scale);
}
