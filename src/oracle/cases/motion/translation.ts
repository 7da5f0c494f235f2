/** Decoding the flat values of questions on shapes that translate: each shape, and by what it moves, behind it. */
import { type Kind as FlatKind, type Kind2d, shapeAt2d, sizeOf2d } from '../distance/operands.js';
import { isRound, pairName, type RoundKind, shapeAt, sizeOf } from '../round/operands.js';

/** The kinds of space of which each pair is asked, and those that are asked beside them. */
const KINDS = [
  'point',
  'segment',
  'sphere',
  'capsule',
  'triangle',
  'box',
  'orientedBox',
  'convexPolyhedron',
] as const;
const BESIDE = ['lozenge', 'plane', 'tetrahedron'] as const;
const KINDS_2D = ['point', 'segment', 'circle', 'capsule2d', 'triangle', 'box'] as const;

/** Two kinds, in the plane or in space. */
export interface SweepPair {
  readonly a: FlatKind | RoundKind;
  readonly b: FlatKind | RoundKind;
  readonly dimension: 2 | 3;
}

/** All pairs that are asked. */
export const SWEEP_PAIRS: readonly SweepPair[] = [
  ...KINDS.flatMap((a, i) => [...KINDS.slice(i), ...BESIDE].map((b): SweepPair => ({ a, b, dimension: 3 }))),
  ...KINDS_2D.flatMap((a, i) => KINDS_2D.slice(i).map((b): SweepPair => ({ a, b, dimension: 2 }))),
];

/** `sphereTriangleSweep`, `circleBoxSweep2d`. */
export const sweepName = ({ a, b, dimension }: SweepPair): string =>
  pairName(a, b, dimension === 2 ? 'Sweep2d' : 'Sweep');

const isFlatOfPlane = (kind: SweepPair['a'], dimension: 2 | 3): kind is Kind2d =>
  dimension === 2 && !isRound(kind);

/** How many values a shape takes. */
export function sizeInSweep(kind: SweepPair['a'], dimension: 2 | 3): number {
  return isFlatOfPlane(kind, dimension) ? sizeOf2d(kind) : sizeOf(kind);
}

const TYPES: Readonly<Record<string, string>> = {
  orientedBox: 'oriented-box',
  convexPolyhedron: 'convex-polyhedron',
  capsule2d: 'capsule',
};

/** A shape with its type, as the kernel's face takes it. */
export function typed(kind: string, shape: unknown): unknown {
  return kind === 'point' ? shape : { ...(shape as object), type: TYPES[kind] ?? kind };
}

/** Both shapes and their motions. */
export interface SweepArguments {
  readonly shapes: readonly [unknown, unknown];
  readonly motions: readonly [number[], number[]];
}

/** What is asked, from the values; the shapes without their types. */
export function sweepArguments({ a, b, dimension }: SweepPair): (v: ArrayLike<number>) => SweepArguments {
  const shapeOf = (kind: SweepPair['a'], v: ArrayLike<number>, at: number): unknown =>
    isFlatOfPlane(kind, dimension) ? shapeAt2d(kind, v, at) : shapeAt(kind, v, at);
  const first = sizeInSweep(a, dimension);
  const second = first + dimension;
  const third = second + sizeInSweep(b, dimension);
  const motion = (v: ArrayLike<number>, at: number): number[] =>
    Array.from({ length: dimension }, (_, k) => v[at + k]!);
  return (v) => ({
    shapes: [shapeOf(a, v, 0), shapeOf(b, v, second)],
    motions: [motion(v, first), motion(v, third)],
  });
}

/** The same with the types. */
export function typedSweepArguments(pair: SweepPair): (v: ArrayLike<number>) => SweepArguments {
  const read = sweepArguments(pair);
  return (v) => {
    const { shapes, motions } = read(v);
    return { shapes: [typed(pair.a, shapes[0]), typed(pair.b, shapes[1])], motions };
  };
}
