/**
 * Checks what is said to prove a distance, with nothing of the kernel: both points, the slab between them, its width.
 * All fractions are brought over one denominator first; what follows is integers.
 */
import type { Rational } from '../../../../arithmetic/rational.js';
import type { Kind } from '../../../cases/distance/operands.js';
import { dot, multiply, sameVector, subtract, type Vector } from '../vectors.js';
import { exactOperands, type Operand, type PlaneOperand } from './operands.js';

interface Mean {
  readonly vertices: readonly number[];
  readonly weights: readonly Rational[];
  readonly point: readonly Rational[];
}

/** What is checked: the square of a distance, and its proof if there is one. */
export interface Claim {
  readonly squaredDistance: Rational;
  readonly certificate?: Proof | undefined;
}

export interface Proof {
  readonly direction: readonly Rational[];
  readonly a: Mean;
  readonly b: Mean;
}

const UNBOUNDED: readonly Kind[] = ['line', 'ray', 'plane'];

/**
 * What is wrong with a proof, in capitals; `undefined` for a right one, and for shapes that have none because they are
 * unbounded.
 */
export function certificateFault(
  kinds: readonly [Kind, Kind],
  shapes: readonly [unknown, unknown],
  claim: Claim,
): string | undefined {
  if (kinds.some((kind) => UNBOUNDED.includes(kind))) return undefined;
  const operands = exactOperands(kinds, shapes);
  if (operands === undefined) return undefined;
  const [a, b] = [verticesOf(operands.a), verticesOf(operands.b)];
  return a === undefined || b === undefined ? undefined : faultOf(a, b, operands.unit, claim);
}

/** The vertices of a bounded shape, in units of 1 / unit. */
function verticesOf(operand: Operand | PlaneOperand): readonly Vector[] | undefined {
  if ('normal' in operand || operand.infinite.length > 0) return undefined;
  return operand.shape.points;
}

/** Three fractions over one positive denominator. */
interface Over {
  readonly vector: Vector;
  readonly over: bigint;
}

function overOne(parts: readonly Rational[]): Over {
  const over = parts.reduce((product, { denominator }) => product * denominator, 1n);
  const [x, y, z] = parts.map(({ numerator, denominator }) => (numerator * over) / denominator);
  return { vector: [x!, y!, z!], over };
}

function faultOf(
  a: readonly Vector[],
  b: readonly Vector[],
  unit: bigint,
  { squaredDistance, certificate }: Claim,
): string | undefined {
  if (certificate === undefined) return 'NO CERTIFICATE';
  const [p, q] = [overOne(certificate.a.point), overOne(certificate.b.point)];
  if (!isMean(a, unit, certificate.a, p) || !isMean(b, unit, certificate.b, q)) return 'NO MEAN OF VERTICES';
  const { vector: d, over } = overOne(certificate.direction);
  const between = subtract(multiply(p.vector, q.over), multiply(q.vector, p.over));
  if (!sameVector(multiply(between, over), multiply(d, p.over * q.over)))
    return 'DIRECTION IS NOT BETWEEN THE POINTS';
  // Vertices are in units, points over their denominators: both sides are multiplied by both.
  const [levelA, levelB] = [dot(d, p.vector) * unit, dot(d, q.vector) * unit];
  if (!a.every((v) => dot(d, v) * p.over >= levelA)) return 'A IS NOT BEYOND ITS PLANE';
  if (!b.every((v) => dot(d, v) * q.over <= levelB)) return 'B IS NOT BEYOND ITS PLANE';
  const { numerator, denominator } = squaredDistance;
  return dot(d, d) * denominator === numerator * over * over
    ? undefined
    : 'SQUARE IS NOT THAT OF THE DIRECTION';
}

/** Is the point the mean of vertices with positive weights, whose sum is 1? */
function isMean(
  shape: readonly Vector[],
  unit: bigint,
  { vertices, weights }: Mean,
  { vector, over }: Over,
): boolean {
  if (vertices.length !== weights.length || vertices.some((v) => shape[v] === undefined)) return false;
  const whole = weights.reduce((product, { denominator }) => product * denominator, 1n);
  const shares = weights.map(({ numerator, denominator }) => (numerator * whole) / denominator);
  if (shares.some((w) => w <= 0n) || shares.reduce((sum, w) => sum + w, 0n) !== whole) return false;
  return vector.every((x, k) => {
    const sum = vertices.reduce((total, v, i) => total + shares[i]! * shape[v]![k]!, 0n);
    return sum * over === x * whole * unit;
  });
}
