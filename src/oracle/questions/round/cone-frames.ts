/**
 * Cylinders, cones and truncated cones of small integers whose sides have planes of integers, at any of some angles in
 * space.
 */
import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';

export type ConeKind = 'cylinder' | 'cone' | 'truncatedCone';
export type Vector = readonly [number, number, number];
/** A point, or a vector, of the plane through the axis: so far from the axis, and along it. */
export type Place = readonly [out: number, along: number];

/** Three vectors of integers, each across the others, of one length. */
const TURNS: readonly { readonly length: number; readonly rows: readonly [Vector, Vector, Vector] }[] = [
  {
    length: 1,
    rows: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    length: 5,
    rows: [
      [3, 4, 0],
      [-4, 3, 0],
      [0, 0, 5],
    ],
  },
  {
    length: 3,
    rows: [
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
    ],
  },
  {
    length: 7,
    rows: [
      [2, 3, 6],
      [3, -6, 2],
      [6, 2, -3],
    ],
  },
];

/** Heights and changes of radius that are the legs of right triangles. */
const SLANTS: readonly Place[] = [
  [3, 4],
  [4, 3],
  [5, 12],
  [12, 5],
  [8, 15],
  [1, 1],
];

/** The greatest m of what follows has so many bits: what is made of a few of these lengths is exact. */
const MOST_BITS = 18;

/** 2 m and m² - 1, or the other way round: the more, the thinner or the flatter. */
function needleSlant(random: Random): Place {
  const m = powerOfTwo(random.between(1, MOST_BITS));
  return random.oneIn(2) ? [2 * m, m * m - 1] : [m * m - 1, 2 * m];
}

/** A solid: its radii at the start and at the end, its height, and the frame; the legs of the slant. */
export interface ConeFrame {
  readonly origin: Vector;
  readonly out: Vector;
  readonly across: Vector;
  readonly along: Vector;
  readonly length: number;
  readonly radii: readonly [number, number];
  readonly height: number;
  /** By how much the radius falls from the start to the end. */
  readonly growth: number;
}

export const sum = (u: Vector, v: Vector, times = 1): Vector => [
  u[0] + times * v[0],
  u[1] + times * v[1],
  u[2] + times * v[2],
];

/** A vector of the plane through the axis, in space. */
export function inSpace({ out, along }: Pick<ConeFrame, 'out' | 'along'>, [x, z]: Place): Vector {
  return [0, 1, 2].map((k) => x * out[k]! + z * along[k]!) as never;
}

/** The point of a solid's frame that is so far out, across and along. */
export function framePoint(
  { origin, out, across, along }: Pick<ConeFrame, 'origin' | 'out' | 'across' | 'along'>,
  [x, y, z]: Vector,
): Vector {
  return sum(sum(sum(origin, out, x), across, y), along, z);
}

/** Turned somehow; the coordinates of one turn, or those of all, exchanged. */
export function turned(random: Random): Pick<ConeFrame, 'out' | 'across' | 'along' | 'length'> {
  const { length, rows } = TURNS[random.below(TURNS.length)]!;
  const [row, column] = [random.below(3), random.below(3)];
  const [out, across, along] = [0, 1, 2].map((i) => {
    const v = rows[(i + row) % 3]!;
    const sign = random.sign();
    return [0, 1, 2].map((k) => sign * v[(k + column) % 3]!) as never as Vector;
  }) as [Vector, Vector, Vector];
  return { out, across, along, length };
}

/** A solid of a kind, very thin or flat, or not; a cone's end is its apex. */
export function coneFrame(random: Random, kind: ConeKind, isNeedle: boolean): ConeFrame {
  const small = () => (random.oneIn(2) ? 0 : random.between(-3, 3));
  const origin: Vector = [small(), small(), small()];
  const [growth, height] = isNeedle ? needleSlant(random) : SLANTS[random.below(SLANTS.length)]!;
  const isEven = kind === 'cylinder' || (kind === 'truncatedCone' && random.oneIn(6));
  const fall = isEven ? 0 : growth;
  const least = isEven ? random.between(1, 5) : kind === 'cone' ? 0 : random.below(4);
  return { ...turned(random), origin, radii: [least + fall, least], height, growth: fall };
}

/** Writes a solid; of two ends, either is the first. */
export function writeCone(
  random: Random,
  kind: ConeKind,
  frame: ConeFrame,
  out: Float64Array,
  at: number,
): void {
  const start = frame.origin;
  const end = sum(start, inSpace(frame, [0, frame.height]));
  const radii = frame.radii.map((r) => r * frame.length);
  const isReversed = kind === 'cone' || random.oneIn(2);
  const ends = isReversed ? [...end, ...start] : [...start, ...end];
  const own = kind === 'truncatedCone' ? (isReversed ? radii.reverse() : radii) : [radii[0]!];
  out.set([...ends, ...own], at);
}
