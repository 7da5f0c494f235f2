/** Decoding the flat values of questions on shapes that translate: each shape, and by what it moves, behind it. */
import { type Kind as FlatKind, type Kind2d, shapeAt2d, sizeOf2d } from '../distance/operands.js';
import { isRound, pairName, type RoundKind, shapeAt, sizeOf } from '../round/operands.js';
import { POLYGON_SIZE, polygonAt } from './convex-polygons.js';

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
  'hull',
] as const;
const BESIDE = ['lozenge', 'plane', 'tetrahedron'] as const;
/** What a ball, a capsule and a box are asked about besides, in either order of names; and what has no end. */
const FURTHER = [
  ...(['sphere', 'capsule', 'box'] as const).flatMap((a) =>
    (['kDop', 'polygon', 'frustum'] as const).map((b) => [a, b] as const),
  ),
  ...(['line', 'ray'] as const).flatMap((a) =>
    (['sphere', 'triangle', 'box'] as const).map((b) => [a, b] as const),
  ),
  ['sphere', 'infiniteCylinder'],
  ['infiniteCylinder', 'triangle'],
  ['infiniteCylinder', 'box'],
] as const;
/** What a body of a quadric is asked about: flat shapes, in the order of names. */
const BESIDE_CONICS: readonly (readonly [FlatKind | RoundKind, FlatKind | RoundKind | 'polygon'])[] = (
  ['cylinder', 'cone', 'truncatedCone', 'ellipsoid'] as const
).flatMap((conic) => [
  ...(['point', 'line', 'ray', 'segment'] as const).map((a) => [a, conic] as const),
  ...(
    [
      'triangle',
      'plane',
      'tetrahedron',
      'box',
      'orientedBox',
      'convexPolyhedron',
      'hull',
      'kDop',
      'polygon',
      'frustum',
    ] as const
  ).map((b) => [conic, b] as const),
]);
const BESIDE_CONICS_2D = [
  ['point', 'ellipse'],
  ['segment', 'ellipse'],
  ['ellipse', 'triangle'],
  ['ellipse', 'box'],
] as const;
const KINDS_2D = ['point', 'segment', 'circle', 'capsule2d', 'triangle', 'box'] as const;

/** The kinds of shapes that are asked about. */
export type SweepKind = FlatKind | RoundKind | 'polygon';

/** Two kinds, in the plane or in space. */
export interface SweepPair {
  readonly a: SweepKind;
  readonly b: SweepKind;
  readonly dimension: 2 | 3;
}

/** All pairs that are asked. */
export const SWEEP_PAIRS: readonly SweepPair[] = [
  ...KINDS.flatMap((a, i) => [...KINDS.slice(i), ...BESIDE].map((b): SweepPair => ({ a, b, dimension: 3 }))),
  ...FURTHER.map(([a, b]): SweepPair => ({ a, b, dimension: 3 })),
  ...BESIDE_CONICS.map(([a, b]): SweepPair => ({ a, b, dimension: 3 })),
  ...KINDS_2D.flatMap((a, i) => KINDS_2D.slice(i).map((b): SweepPair => ({ a, b, dimension: 2 }))),
  ...BESIDE_CONICS_2D.map(([a, b]): SweepPair => ({ a, b, dimension: 2 })),
];

const CONES: readonly SweepKind[] = ['cylinder', 'cone', 'truncatedCone'];
const CONICS: readonly SweepKind[] = [...CONES, 'ellipsoid', 'ellipse'];
/** Is one of a pair the hull of two disks? */
export const hasCone = ({ a, b }: SweepPair): boolean => CONES.includes(a) || CONES.includes(b);
/** Is it one? */
export const isCone = (kind: SweepKind): boolean => CONES.includes(kind);
/** Is a shape bounded by a quadric that is no core with a radius? */
export const isConic = (kind: SweepKind): boolean => CONICS.includes(kind);
/** Is one of a pair such a shape? */
export const hasConic = ({ a, b }: SweepPair): boolean => isConic(a) || isConic(b);

/** `sphereTriangleSweep`, `circleBoxSweep2d`. */
export const sweepName = ({ a, b, dimension }: SweepPair): string =>
  pairName(a, b, dimension === 2 ? 'Sweep2d' : 'Sweep');

/** Is it a flat shape of the plane, by coordinates of two numbers? */
export const isFlatOfPlane = (kind: SweepKind, dimension: 2 | 3): kind is Kind2d =>
  dimension === 2 && !isRound(kind);

/** How many values a shape takes. */
export function sizeInSweep(kind: SweepKind, dimension: 2 | 3): number {
  if (kind === 'polygon') return POLYGON_SIZE;
  return isFlatOfPlane(kind, dimension) ? sizeOf2d(kind) : sizeOf(kind);
}

/** The shape of a kind at some of the values, without its type. */
export function shapeInSweep(kind: SweepKind, dimension: 2 | 3, v: ArrayLike<number>, at: number): unknown {
  if (kind === 'polygon') return polygonAt(v, at);
  return isFlatOfPlane(kind, dimension) ? shapeAt2d(kind, v, at) : shapeAt(kind, v, at);
}

const TYPES: Readonly<Record<string, string>> = {
  orientedBox: 'oriented-box',
  convexPolyhedron: 'convex-polyhedron',
  infiniteCylinder: 'infinite-cylinder',
  kDop: 'k-dop',
  truncatedCone: 'truncated-cone',
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
  const first = sizeInSweep(a, dimension);
  const second = first + dimension;
  const third = second + sizeInSweep(b, dimension);
  const motion = (v: ArrayLike<number>, at: number): number[] =>
    Array.from({ length: dimension }, (_, k) => v[at + k]!);
  return (v) => ({
    shapes: [shapeInSweep(a, dimension, v, 0), shapeInSweep(b, dimension, v, second)],
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
