import { crossed, dot, scaled, type Vector } from '../points/vectors.js';

/** Turns after which a symmetric matrix of three rows is diagonal, as far as doubles go: convergence is quadratic. */
const SWEEPS = 12;

type Rows = [Vector, Vector, Vector];
const IDENTITY: Rows = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The vector of length 1 in a direction; `undefined` for none. */
export function unit(v: Vector): Vector | undefined {
  const size = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  if (!(size > 0) || !Number.isFinite(size)) return undefined;
  const near: Vector = [v[0] / size, v[1] / size, v[2] / size];
  return scaled(near, 1 / Math.sqrt(dot(near, near)));
}

/** A right-handed system of three perpendicular vectors whose first has a direction, up to rounding. */
export function frameAlong(direction: Vector): Rows {
  const first = unit(direction) ?? IDENTITY[0];
  const least = [1, 2].reduce((a, k) => (Math.abs(first[k]!) < Math.abs(first[a]!) ? k : a), 0);
  const second = unit(crossed(first, IDENTITY[least]!)) ?? IDENTITY[1];
  return [first, second, crossed(first, second)];
}

/**
 * The principal axes of some vectors, in doubles: where they spread most comes first. They guide a choice, and no
 * answer rests on them.
 *
 * Source: Jacobi's method, Golub and Van Loan, Matrix Computations, 8.5; Ericson, Real-Time Collision Detection, 4.3.3.
 */
export function principalAxes(vectors: readonly Vector[]): Rows {
  const matrix = covariance(vectors);
  const axes = IDENTITY.map((row) => [...row]);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      rotate(matrix, axes, p, q);
    }
  }
  const order = [0, 1, 2].sort((i, j) => matrix[j]![j]! - matrix[i]![i]!);
  const columns = order.map((j) => axes.map((row) => row[j]!) as unknown as Vector);
  return [columns[0]!, columns[1]!, crossed(columns[0]!, columns[1]!)];
}

function covariance(vectors: readonly Vector[]): number[][] {
  const mean = [0, 1, 2].map((k) => vectors.reduce((sum, v) => sum + v[k]!, 0) / vectors.length);
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) => vectors.reduce((sum, v) => sum + (v[i]! - mean[i]!) * (v[j]! - mean[j]!), 0)),
  );
}

/** Turns the plane of two axes so that their product in the matrix vanishes. */
function rotate(matrix: number[][], axes: number[][], p: 0 | 1, q: 1 | 2): void {
  const off = matrix[p]![q]!;
  if (off === 0) return;
  const half = (matrix[q]![q]! - matrix[p]![p]!) / (2 * off);
  const tangent = (half >= 0 ? 1 : -1) / (Math.abs(half) + Math.sqrt(half * half + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const rows of [matrix, axes]) {
    for (const row of rows) {
      const [a, b] = [row[p]!, row[q]!];
      row[p] = cosine * a - sine * b;
      row[q] = sine * a + cosine * b;
    }
  }
  for (let k = 0; k < 3; k++) {
    const [a, b] = [matrix[p]![k]!, matrix[q]![k]!];
    matrix[p]![k] = cosine * a - sine * b;
    matrix[q]![k] = sine * a + cosine * b;
  }
}
