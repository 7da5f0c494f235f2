import { powerOfTwo } from '../doubles.js';
import type { MeshValues } from '../meshes/values.js';
import { deriveSeed, Random } from '../random.js';
import { OPERATIONS, type Operation } from './meshes.js';

/** Lattice lines are numbered 0 to this along each axis. */
export const LINES = 5;

/** The longest chain. */
export const MOST_STEPS = 10;

/** Where the lattice lines are along the axes. */
const SPACINGS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [0, 0.25, 0.5, 0.75, 1, 1.25],
  [-3, -2.5, 0, 1, 7, 8],
  // Thin slabs.
  [0, 1, 1 + powerOfTwo(-20), 2, 2 + powerOfTwo(-12), 3],
  [0, powerOfTwo(-30), powerOfTwo(-20), powerOfTwo(-10), 1, 16],
];

/** Axes of the lattice, right-handed: as they are, turned by rational angles, oblique. */
export const BASES: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [2, -1, 2, 2, 2, -1, -1, 2, 2],
  [3, -4, 0, 4, 3, 0, 0, 0, 5],
  [-20, 4, 22, 20, -10, 20, 10, 28, 4],
  [1, 1, 0, 0, 1, 1, 0, 0, 1],
];

export const SHIFTS = [
  [0, 0, 0],
  [1, -2, 3],
  [1000, 0.5, -7],
] as const;

/** How many frames there are. */
export const FRAMES = SPACINGS.length * BASES.length * SHIFTS.length;

/** A lattice in space. */
export interface Frame {
  readonly spacing: readonly number[];
  /** The vectors of the axes are its columns. */
  readonly basis: readonly number[];
  readonly shift: readonly number[];
}

/** The frame of a number. */
export function frameOf(number: number): Frame {
  const rest = Math.floor(number / SPACINGS.length);
  return {
    spacing: SPACINGS[number % SPACINGS.length]!,
    basis: BASES[rest % BASES.length]!,
    shift: SHIFTS[Math.floor(rest / BASES.length)]!,
  };
}

/** A box by the lattice lines that it lies between. */
export interface LatticeBox {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** What a box is combined with, and in which order. */
export type Partner = 'result' | 'result-last' | 'older-result' | 'complement';

export const PARTNERS: readonly Partner[] = ['result', 'result-last', 'older-result', 'complement'];

/**
 * One step: `result` op box; box op result (`result-last`); result op the result of two steps before (`older-result`,
 * without the box; the box where there is none); the complement of the result op box.
 */
export interface Step {
  readonly operation: Operation;
  readonly partner: Partner;
  readonly box: LatticeBox;
}

/** How many values a step has: operation, partner, three lines and three widths. */
export const STEP_SIZE = 8;

/** The values of the chain: how many steps, the number of the frame, then the steps. */
export function stepsOf(values: ArrayLike<number>): Step[] {
  return Array.from({ length: values[0]! }, (_, i) => {
    const at = 2 + STEP_SIZE * i;
    const from = [0, 1, 2].map((axis) => values[at + 2 + axis]!);
    const to = from.map((line, axis) => Math.min(LINES, line + values[at + 5 + axis]!));
    return { operation: OPERATIONS[values[at]!]!, partner: PARTNERS[values[at + 1]!]!, box: { from, to } };
  });
}

/** A point of the frame by coordinates along its axes; exact for all that are here. */
export function pointIn({ basis, shift }: Frame, at: readonly number[]): [number, number, number] {
  const row = (i: number) =>
    basis[3 * i]! * at[0]! + basis[3 * i + 1]! * at[1]! + basis[3 * i + 2]! * at[2]! + shift[i]!;
  return [row(0), row(1), row(2)];
}

/** Two triangles for each side of a box, whose vertex i is at its end along the axes of the bits of i. */
const SIDES = [0, 1, 2].flatMap((axis) => {
  const [u, v] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];
  const high = 1 << axis;
  return [0, v, u | v, 0, u | v, u, high, high | u, high | u | v, high, high | u | v, high | v];
});

/** A box of the lattice as a mesh. */
export function boxMesh(frame: Frame, { from, to }: LatticeBox): MeshValues {
  const corners = Array.from({ length: 8 }, (_, i) =>
    pointIn(
      frame,
      [0, 1, 2].map((axis) => frame.spacing[((i >> axis) & 1 ? to : from)[axis]!]!),
    ),
  );
  return { positions: Float64Array.from(corners.flat()), indices: Uint32Array.from(SIDES) };
}

const PROBES = 30;

/** Places to ask for, by numbers along the axes: an even one, 2 k, is line k; an odd one the middle between two. */
export function placesOf(values: ArrayLike<number>): (readonly [number, number, number])[] {
  const random = new Random(...deriveSeed('places', ...Array.from(values)));
  const draw = () => random.below(2 * LINES + 1);
  return Array.from({ length: PROBES }, () => [draw(), draw(), draw()] as const);
}

/** Where such a place is. */
export function placePoint(frame: Frame, place: readonly number[]): [number, number, number] {
  const { spacing } = frame;
  const along = (k: number) => (spacing[Math.floor(k / 2)]! + spacing[Math.ceil(k / 2)]!) / 2;
  return pointIn(frame, place.map(along));
}
