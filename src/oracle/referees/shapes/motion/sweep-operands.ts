/** The shapes of questions on translation over integers: cores and radii, what has no end cut off far enough. */
import { absolute } from '../../../../arithmetic/integers.js';
import {
  type SweepArguments,
  type SweepKind,
  type SweepPair,
  sweepArguments,
} from '../../../cases/motion/translation.js';
import { type Operand, type Reader, readerFor } from '../distance/operands.js';
import type { RoundOperand } from '../round/swept.js';
import { operandOf } from '../round/swept-distances.js';
import { areaVector, polygonShape, segmentShape } from '../shape.js';
import { add, cross, dot, isZero, multiply, sameVector, signOf, subtract, type Vector } from '../vectors.js';

/** Both shapes, and how the first moves for the second. */
export interface Scene {
  readonly a: RoundOperand;
  readonly b: RoundOperand;
  readonly motions: readonly [Vector, Vector];
  readonly velocity: Vector;
  readonly unit: bigint;
}

/** Reads the scenes of a pair; `undefined` where one of the shapes is none. */
export function sceneReader(pair: SweepPair): (values: Float64Array) => Scene | undefined {
  const argumentsOf = sweepArguments(pair);
  return (values) => sceneOf(pair, argumentsOf(values));
}

/** The scene of some arguments; `undefined` where one of the shapes is none. */
export function sceneOf(pair: SweepPair, { shapes, motions }: SweepArguments): Scene | undefined {
  // Numbers of motions are in units of the same size.
  const reader = readerFor([pair.a, pair.b, 'point'], [...shapes, motions.flat()]);
  const [a, b] = [pair.a, pair.b].map((kind, i) => sweptOperand(kind, shapes[i], reader, pair.dimension));
  if (a === undefined || b === undefined) return undefined;
  const [p, q] = motions.map((motion) => reader.vector([...motion, 0].slice(0, 3))) as [Vector, Vector];
  const far = 8n * [a, b].map(sizeOf).reduce((sum, size) => sum + size, sumOf(p) + sumOf(q) + 1n);
  return {
    a: cutOff(a, far),
    b: cutOff(b, far),
    motions: [p, q],
    velocity: subtract(p, q),
    unit: reader.unit,
  };
}

export function sweptOperand(
  kind: SweepKind,
  shape: unknown,
  reader: Reader,
  dimension: 2 | 3,
): RoundOperand | undefined {
  if (kind !== 'polygon') return operandOf(kind, shape, reader, dimension);
  const { outer } = shape as { readonly outer: readonly (readonly number[])[] };
  const points = outer.map((p) => reader.vector(p));
  return isConvexRing(points)
    ? { core: { shape: polygonShape(points), infinite: [] }, radius: 0n }
    : undefined;
}

/** Is a ring of space planar, of some area, to the left of all of its edges, and does it go around once? */
function isConvexRing(ring: readonly Vector[]): boolean {
  const normal = areaVector(ring);
  if (isZero(normal)) return false;
  const points = ring.filter((p, i) => !sameVector(p, ring[(i + 1) % ring.length]!));
  const edges = points.map((p, i) => subtract(points[(i + 1) % points.length]!, p));
  if (points.some((p) => dot(normal, subtract(p, points[0]!)) !== 0n)) return false;
  const areLeft = points.every((p, i) =>
    points.every((q) => dot(normal, cross(edges[i]!, subtract(q, p))) >= 0n),
  );
  // Along any way the ring turns around twice.
  const way = edges[0]!;
  const senses = edges.map((edge) => signOf(dot(edge, way))).filter((sign) => sign !== 0);
  const turns = senses.filter((sign, i) => sign !== senses[(i + 1) % senses.length]).length;
  return areLeft && turns === 2;
}

export const sumOf = (p: Vector): bigint => p.reduce((sum, x) => sum + absolute(x), 0n);

/** More than any of its coordinates, as far as it has an end. */
export function sizeOf({ core, radius }: RoundOperand): bigint {
  if ('normal' in core) return 0n;
  const points = core.linear === undefined ? core.shape.points : [core.linear.origin];
  return points.reduce((sum, p) => sum + sumOf(p), radius);
}

/**
 * A line or ray as a segment, with a length in its direction: what is nearest on it to a point of the other shape,
 * which has an end, is not farther along than the point, for a direction of integers is at least 1 long.
 */
export function cutOff({ core, radius }: RoundOperand, far: bigint): RoundOperand {
  if ('normal' in core || core.linear === undefined) return { core, radius };
  const { infinite, linear } = core;
  const along = multiply(linear.direction, far);
  const start = linear.isLine ? subtract(linear.origin, along) : linear.origin;
  return { core: { shape: segmentShape(start, add(linear.origin, along)), infinite, linear }, radius };
}

/** A shape in smaller units, moved. */
export function scaledOperand({ core, radius }: RoundOperand, factor: bigint, by: Vector): RoundOperand {
  if ('normal' in core) {
    const constant = core.constant * factor - dot(core.normal, by);
    return { core: { ...core, constant }, radius };
  }
  const moved = (p: Vector): Vector => add(multiply(p, factor), by);
  const { shape, infinite, linear } = core;
  const scaled: Operand = { shape: { ...shape, points: shape.points.map(moved) }, infinite };
  return {
    core: linear === undefined ? scaled : { ...scaled, linear: { ...linear, origin: moved(linear.origin) } },
    radius: radius * factor,
  };
}
