/** Decoding the flat values of questions on shapes that turn: each shape, and how it moves, behind it. */

import type { Kind as FlatKind } from '../distance/operands.js';
import { pairName, type RoundKind, shapeAt, sizeOf } from '../round/operands.js';
import { typed } from './translation.js';

/** Two kinds of space. */
export interface RotationPair {
  readonly a: FlatKind | RoundKind;
  readonly b: FlatKind | RoundKind;
}

/** All pairs that are asked: each kind beside some of the others. */
export const ROTATION_PAIRS: readonly RotationPair[] = (
  [
    ['point', 'triangle'],
    ['point', 'box'],
    ['segment', 'segment'],
    ['segment', 'triangle'],
    ['sphere', 'capsule'],
    ['sphere', 'box'],
    ['capsule', 'capsule'],
    ['lozenge', 'triangle'],
    ['triangle', 'triangle'],
    ['tetrahedron', 'orientedBox'],
    ['box', 'box'],
    ['orientedBox', 'orientedBox'],
    ['convexPolyhedron', 'convexPolyhedron'],
    ['hull', 'hull'],
  ] as const
).map(([a, b]) => ({ a, b }));

/** `sphereBoxRotatingContact`. */
export const rotationName = ({ a, b }: RotationPair): string => pairName(a, b, 'RotatingContact');

/** How a shape moves, as plain lists. */
export interface PlainMotion {
  readonly translation: number[];
  readonly axis: number[];
  readonly angle: number;
  readonly center: number[];
}

/** How many values a motion takes. */
export const MOTION_SIZE = 10;

/** Both shapes and their motions. */
export interface RotationArguments {
  readonly shapes: readonly [unknown, unknown];
  readonly motions: readonly [PlainMotion, PlainMotion];
}

/** What is asked, from the values; the shapes without their types. */
export function rotationArguments({ a, b }: RotationPair): (v: ArrayLike<number>) => RotationArguments {
  const first = sizeOf(a);
  const second = first + MOTION_SIZE;
  const third = second + sizeOf(b);
  return (v) => ({
    shapes: [shapeAt(a, v, 0), shapeAt(b, v, second)],
    motions: [motionAt(v, first), motionAt(v, third)],
  });
}

function motionAt(v: ArrayLike<number>, at: number): PlainMotion {
  const three = (from: number): number[] => [v[from]!, v[from + 1]!, v[from + 2]!];
  return { translation: three(at), axis: three(at + 3), angle: v[at + 6]!, center: three(at + 7) };
}

/** The same with the types. */
export function typedRotationArguments(pair: RotationPair): (v: ArrayLike<number>) => RotationArguments {
  const read = rotationArguments(pair);
  return (v) => {
    const { shapes, motions } = read(v);
    return { shapes: [typed(pair.a, shapes[0]), typed(pair.b, shapes[1])], motions };
  };
}
