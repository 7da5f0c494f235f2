/** Placements as integers, and what they make of points and planes. */
import { greatestCommonDivisor } from '../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { rejectWords, requirePlacement } from '../core/arguments/index.js';
import type { PartsPlacement, Placement, Plane } from '../core/shapes.js';
import { alignedSum, type HomogeneousPlane, type HomogeneousPoint } from './homogeneous.js';

type Vector = readonly [bigint, bigint, bigint];
/** Row by row. */
type Matrix = readonly [Vector, Vector, Vector];

/** The map from x to (2^matrixExponent matrix · x + 2^shiftExponent shift) / weight. */
export interface ExactPlacement {
  /** What was given, as it was then, without -0. */
  readonly placement: Placement;
  readonly matrix: Matrix;
  readonly matrixExponent: number;
  readonly shift: Vector;
  readonly shiftExponent: number;
  /** Positive. */
  readonly weight: bigint;
  readonly adjugate: Matrix;
  readonly determinant: bigint;
  /** What all numbers of a placed plane may be divided by: see {@link placedPlane}. */
  readonly planeDivisor: bigint;
}

const dot = (a: Vector, b: Vector): bigint => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const column = (m: Matrix, i: 0 | 1 | 2): Vector => [m[0][i], m[1][i], m[2][i]];
const transposed = (m: Matrix): Matrix => [column(m, 0), column(m, 1), column(m, 2)];
const times = (row: Vector, m: Matrix): Vector => [
  dot(row, column(m, 0)),
  dot(row, column(m, 1)),
  dot(row, column(m, 2)),
];

type Numbers = Pick<ExactPlacement, 'matrix' | 'matrixExponent' | 'shift' | 'shiftExponent' | 'weight'>;

function fromElements(elements: ArrayLike<number>): Numbers {
  const e = Array.from(elements);
  const linear = [...e.slice(0, 3), ...e.slice(4, 7), ...e.slice(8, 11)];
  const matrixExponent = commonExponent(linear);
  const n = scaledIntegers(linear, matrixExponent) as bigint[];
  const columns = [n.slice(0, 3), n.slice(3, 6), n.slice(6, 9)] as unknown as Matrix;
  return { matrix: transposed(columns), matrixExponent, ...shiftBy(e.slice(12, 15)), weight: 1n };
}

function shiftBy(numbers: readonly number[], weight = 1n): Pick<Numbers, 'shift' | 'shiftExponent'> {
  const shiftExponent = commonExponent(numbers);
  const shift = scaledIntegers(numbers, shiftExponent).map((n) => n * weight);
  return { shift: shift as unknown as Vector, shiftExponent };
}

/** Source: Shoemake 1985, "Animating rotation with quaternion curves": the matrix of a quaternion, times its square. */
function rotationOf(quaternion: ArrayLike<number>): { rows: Matrix; weight: bigint } {
  const numbers = Array.from(quaternion);
  const [x, y, z, w] = scaledIntegers(numbers, commonExponent(numbers)) as [bigint, bigint, bigint, bigint];
  const [xx, yy, zz, ww] = [x * x, y * y, z * z, w * w];
  return {
    rows: [
      [ww + xx - yy - zz, 2n * (x * y - w * z), 2n * (x * z + w * y)],
      [2n * (x * y + w * z), ww - xx + yy - zz, 2n * (y * z - w * x)],
      [2n * (x * z - w * y), 2n * (y * z + w * x), ww - xx - yy + zz],
    ],
    weight: xx + yy + zz + ww,
  };
}

function fromParts({ translation, rotation, scale }: PartsPlacement): Numbers {
  const { rows, weight } = rotationOf(rotation ?? [0, 0, 0, 1]);
  const sizes = Array.from(scale ?? [1, 1, 1]);
  const matrixExponent = commonExponent(sizes);
  const [a, b, c] = scaledIntegers(sizes, matrixExponent) as unknown as Vector;
  const matrix = rows.map(([u, v, w]) => [u * a, v * b, w * c]) as unknown as Matrix;
  return { matrix, matrixExponent, ...shiftBy(Array.from(translation ?? [0, 0, 0]), weight), weight };
}

/** x - 2 (n · x + d) n / n², times n². */
function fromReflection({ normal, constant }: Plane): Numbers {
  const numbers = [normal[0]!, normal[1]!, normal[2]!];
  const exponent = commonExponent(numbers);
  const n = scaledIntegers(numbers, exponent) as unknown as Vector;
  const weight = dot(n, n);
  const constantExponent = commonExponent([constant]);
  const [d] = scaledIntegers([constant], constantExponent);
  const matrix = n.map((x, i) => n.map((y, j) => (i === j ? weight : 0n) - 2n * x * y));
  return {
    matrix: matrix as unknown as Matrix,
    matrixExponent: 0,
    shift: n.map((x) => -2n * d * x) as unknown as Vector,
    shiftExponent: constantExponent - exponent,
    weight,
  };
}

/** A copy that nobody changes, without -0, which JSON does not keep. */
function copiedPlacement(placement: Placement): Placement {
  const copied = (numbers: ArrayLike<number>) => Array.from(numbers, (x) => x + 0);
  if (placement.type === 'matrix') return { type: 'matrix', elements: copied(placement.elements) };
  if (placement.type === 'reflection') {
    const { normal, constant } = placement.plane;
    return { type: 'reflection', plane: { normal: copied(normal), constant: constant + 0 } };
  }
  const { translation, rotation, scale } = placement;
  return {
    type: 'parts',
    ...(translation === undefined ? {} : { translation: copied(translation) }),
    ...(rotation === undefined ? {} : { rotation: copied(rotation) }),
    ...(scale === undefined ? {} : { scale: copied(scale) }),
  };
}

function numbersOf(placement: Placement): Numbers {
  if (placement.type === 'matrix') return fromElements(placement.elements);
  return placement.type === 'parts' ? fromParts(placement) : fromReflection(placement.plane);
}

/**
 * A placement that has been checked, as integers.
 *
 * @throws RangeError naming the placement, if it cannot be undone
 */
export function exactPlacement(where: string, name: string, placement: Placement): ExactPlacement {
  requirePlacement(where, name, placement);
  const own = copiedPlacement(placement);
  const numbers = numbersOf(own);
  const inverse = inverseOf(numbers.matrix);
  if (inverse.determinant === 0n) {
    const got = 'one with a determinant of 0';
    rejectWords(where, name, 'a placement that can be undone', got);
  }
  return { ...numbers, placement: own, ...inverse, planeDivisor: numbers.weight * numbers.weight };
}

function inverseOf([p, q, r]: Matrix): Pick<ExactPlacement, 'adjugate' | 'determinant'> {
  const adjugate = transposed([cross(q, r), cross(r, p), cross(p, q)]);
  return { adjugate, determinant: dot(p, cross(q, r)) };
}

/**
 * Where the frame of one placement is in that of another: the one, and then the other undone. It is no placement that
 * anybody gave, and has none.
 *
 * With M, s and w for the numbers of the first and N, t and v for those of the second, N^-1 the adjugate A over the
 * determinant D: x goes to A (v (M x + s) / w - t) / D, which is (v A M x + A (v s - w t)) / (w D).
 */
export function relativePlacement(first: ExactPlacement, second: ExactPlacement): ExactPlacement {
  const { adjugate, weight: v } = second;
  const way = second.determinant < 0n ? -1n : 1n;
  const matrix = adjugate.map((row) => times(row, first.matrix).map((n) => way * v * n));
  const unit = Math.min(first.shiftExponent, second.shiftExponent);
  const [up, down] = [BigInt(first.shiftExponent - unit), BigInt(second.shiftExponent - unit)];
  const from = (i: 0 | 1 | 2) => ((v * first.shift[i]) << up) - ((first.weight * second.shift[i]) << down);
  const away: Vector = [from(0), from(1), from(2)];
  const shift = adjugate.map((row) => way * dot(row, away));
  const weight = first.weight * way * second.determinant;
  const common = [...matrix.flat(), ...shift].reduce(greatestCommonDivisor, weight);
  const reduced = matrix.map((row) => row.map((n) => n / common)) as unknown as Matrix;
  return {
    placement: { type: 'parts' },
    matrix: reduced,
    matrixExponent: first.matrixExponent - second.matrixExponent,
    shift: shift.map((n) => n / common) as unknown as Vector,
    shiftExponent: unit - second.matrixExponent,
    weight: weight / common,
    ...inverseOf(reduced),
    planeDivisor: 1n,
  };
}

/** Whether a placement makes a left hand of a right one. */
export const isMirrored = ({ determinant }: ExactPlacement): boolean => determinant < 0n;

/** Where a point goes. */
export function placedPoint(
  to: ExactPlacement,
  { x, y, z, w, exponent }: HomogeneousPoint,
): HomogeneousPoint {
  const at: Vector = [x, y, z];
  const along = to.matrixExponent + exponent;
  const unit = Math.min(along, to.shiftExponent);
  const [moved, turned] = [BigInt(to.shiftExponent - unit), BigInt(along - unit)];
  const coordinate = (i: 0 | 1 | 2) => (dot(to.matrix[i], at) << turned) + ((to.shift[i] * w) << moved);
  return { x: coordinate(0), y: coordinate(1), z: coordinate(2), w: w * to.weight, exponent: unit };
}

/**
 * Where a plane goes, its front with it.
 *
 * With M, s and w for matrix, shift and weight, x = M^-1 (w x' - s), and M^-1 is the adjugate over the determinant. So
 * n · x + d has the sign of (w row · x' - row · s + D d) / D, for row = n · adjugate and D = determinant: that of the
 * parenthesis, turned where D is negative. Where w is not 1 and the placement was given, M M^T = w² S² for a diagonal
 * S, or M M = w² for a reflection; the adjugate is then w times an integer matrix, D is w³ times an integer, and row ·
 * s, s being w times a vector (or 2 w (n · N) d for a reflection), is a multiple of w²: all is divided by that.
 */
export function placedPlane(to: ExactPlacement, plane: HomogeneousPlane): HomogeneousPlane {
  const row = times([plane.a, plane.b, plane.c], to.adjugate);
  const way = to.determinant < 0n ? -1n : 1n;
  const common = to.planeDivisor;
  const [a, b, c] = row.map((n) => (way * to.weight * n) / common) as unknown as Vector;
  const normalExponent = plane.normalExponent - to.matrixExponent;
  const moved = normalExponent + to.shiftExponent;
  const d = alignedSum(
    way * to.determinant * plane.d,
    plane.constantExponent,
    -way * dot(row, to.shift),
    moved,
  );
  const constantExponent = Math.min(plane.constantExponent, moved);
  return { a, b, c, d: d / common, normalExponent, constantExponent };
}

/**
 * Where a point comes from: x = M^-1 (w x' - s) for matrix, shift and weight, and M^-1 is the adjugate over the
 * determinant.
 */
export function unplacedPoint(
  to: ExactPlacement,
  { x, y, z, w, exponent }: HomogeneousPoint,
): HomogeneousPoint {
  const unit = Math.min(exponent, to.shiftExponent);
  const [up, down] = [BigInt(exponent - unit), BigInt(to.shiftExponent - unit)];
  const from = (n: bigint, i: 0 | 1 | 2) => ((n * to.weight) << up) - ((to.shift[i] * w) << down);
  const away: Vector = [from(x, 0), from(y, 1), from(z, 2)];
  const way = to.determinant < 0n ? -1n : 1n;
  const [a, b, c] = to.adjugate.map((row) => way * dot(row, away)) as unknown as Vector;
  return { x: a, y: b, z: c, w: w * way * to.determinant, exponent: unit - to.matrixExponent };
}

/**
 * The plane that a placement takes to a plane: n · (M x + s) / w + d, times w. Its front is what goes to the front.
 */
export function unplacedPlane(to: ExactPlacement, plane: HomogeneousPlane): HomogeneousPlane {
  const normal: Vector = [plane.a, plane.b, plane.c];
  const [a, b, c] = times(normal, to.matrix);
  const moved = plane.normalExponent + to.shiftExponent;
  const d = alignedSum(to.weight * plane.d, plane.constantExponent, dot(normal, to.shift), moved);
  const constantExponent = Math.min(plane.constantExponent, moved);
  return { a, b, c, d, normalExponent: plane.normalExponent + to.matrixExponent, constantExponent };
}
