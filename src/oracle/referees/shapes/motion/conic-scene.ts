/** A body that a quadric bounds, and a flat shape that translates beside it, over integers. */
import { isConic, type SweepArguments, type SweepPair } from '../../../cases/motion/translation.js';
import { type Operand, type PlaneOperand, readerFor } from '../distance/operands.js';
import { cross, dot, subtract, type Vector } from '../vectors.js';
import { cutOff, sizeOf, sumOf, sweptOperand } from './sweep-operands.js';
import { combined, type Homogeneous, type Quadric } from './tracks.js';

/** The body stays, as the flat shape moves by `velocity`. */
export interface ConicScene {
  readonly quadric: Quadric;
  readonly center: Vector;
  readonly flat: Operand | PlaneOperand;
  readonly velocity: Vector;
  /** By what the body itself moves. */
  readonly motionOfBody: Vector;
  /** Is the body the first shape? */
  readonly isFirst: boolean;
  readonly dimension: 2 | 3;
  readonly unit: bigint;
}

/** The scene of some arguments; `undefined` where the flat shape is none. */
export function conicSceneOf(pair: SweepPair, { shapes, motions }: SweepArguments): ConicScene | undefined {
  const reader = readerFor([pair.a, pair.b, 'point'], [...shapes, motions.flat()]);
  const isFirst = isConic(pair.a);
  const [own, other] = isFirst ? [0, 1] : [1, 0];
  const read = (list: readonly number[]): Vector => reader.vector([...list, 0].slice(0, 3));
  const operand = sweptOperand(isFirst ? pair.b : pair.a, shapes[other], reader, pair.dimension);
  if (operand === undefined) return undefined;
  const moves = motions.map(read);
  const { center, axes } = ellipsoidOf(shapes[own], read);
  const far = 8n * [center, ...axes, ...moves].reduce((sum, v) => sum + sumOf(v), sizeOf(operand) + 1n);
  return {
    quadric: ellipsoidForm(center, axes),
    center,
    flat: cutOff(operand, far).core,
    velocity: subtract(moves[other]!, moves[own]!),
    motionOfBody: moves[own]!,
    isFirst,
    dimension: pair.dimension,
    unit: reader.unit,
  };
}

type Three = readonly [Vector, Vector, Vector];

/** An ellipse is the section at z = 0 of an ellipsoid with a third axis across it. */
function ellipsoidOf(
  shape: unknown,
  read: (list: readonly number[]) => Vector,
): { center: Vector; axes: Three } {
  const { center, axes } = shape as {
    readonly center: readonly number[];
    readonly axes: readonly (readonly number[])[];
  };
  const own = axes.map(read);
  return {
    center: read(center),
    axes: (own.length === 2 ? [...own, [0n, 0n, 1n]] : own) as unknown as Three,
  };
}

/**
 * A point is center + y0 u + y1 v + y2 w, and each y a quotient of determinants, linear in the point: the form is the
 * sum of their squares minus that of the common denominator.
 */
function ellipsoidForm(center: Vector, [u, v, w]: Three): Quadric {
  const planes = [cross(v, w), cross(w, u), cross(u, v)].map((n): Homogeneous => [...n, -dot(n, center)]);
  const size = dot(u, cross(v, w));
  return squares([...planes.map((plane) => [plane, 1n] as const), [[0n, 0n, 0n, size], -1n]]);
}

/** The sum of squares of linear functions, each with a factor. */
export function squares(terms: readonly (readonly [Homogeneous, bigint])[]): Quadric {
  const row = (i: number): Homogeneous =>
    combined(...terms.map(([plane, factor]) => [plane, plane[i]! * factor] as const));
  return [row(0), row(1), row(2), row(3)];
}
