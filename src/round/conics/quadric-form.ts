/** Ellipses and ellipsoids as symmetric matrices of integers, two at a time, over one system of coordinates. */
import { integerSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sign } from '../../core/sign.js';

/** A center and as many axes as it has coordinates. */
export interface CenterAndAxes {
  readonly center: ArrayLike<number>;
  readonly axes: readonly ArrayLike<number>[];
}

/** A vector of two or three integers. */
export type Cells = readonly bigint[];

/**
 * The points p = center + A y with |y| <= 1, for the axes as the columns of A. With its adjugate as R, R (p - center)
 * is det A · y: they are those with |R (p - center)| <= |radius|.
 */
export interface BallUnderMap {
  readonly center: Cells;
  readonly axes: readonly Cells[];
  readonly rows: readonly Cells[];
  /** det A, of either sign. */
  readonly radius: bigint;
}

/** Two of them; their coordinates times 2^exponent are those of the plane or space. */
export interface BallPair {
  readonly a: BallUnderMap;
  readonly b: BallUnderMap;
  readonly exponent: number;
}

/** The rows of the adjugate of the matrix with two or three columns. */
export function adjugateRows(columns: readonly Cells[]): Cells[] {
  const [u, v, w] = columns as [Cells, Cells, Cells | undefined];
  if (w === undefined) {
    return [
      [v[1]!, -v[0]!],
      [-u[1]!, u[0]!],
    ];
  }
  return [crossOf(v, w), crossOf(w, u), crossOf(u, v)];
}

function crossOf(u: Cells, v: Cells): Cells {
  return [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return u[j]! * v[k]! - u[k]! * v[j]!;
  });
}

/** The scalar product. */
export function product(u: Cells, v: Cells): bigint {
  return u.reduce((sum, x, i) => sum + x * v[i]!, 0n);
}

const exponentOf = (numbers: ArrayLike<number>[]): number =>
  commonExponent(numbers.flatMap((list) => Array.from(list)));

const integersOf = (list: ArrayLike<number>, exponent: number): bigint[] =>
  scaledIntegers(Array.from(list), exponent) as bigint[];

/**
 * Two shapes over the integers of one scale. The rows are made of axes over a scale of their own: those of a small
 * shape are not made longer by a large one, nor by what is far away.
 */
export function ballPair(a: CenterAndAxes, b: CenterAndAxes): BallPair {
  const exponent = exponentOf([a.center, ...a.axes, b.center, ...b.axes]);
  return { a: ballOver(exponent, a), b: ballOver(exponent, b), exponent };
}

function ballOver(exponent: number, { center, axes }: CenterAndAxes): BallUnderMap {
  const own = exponentOf([...axes]);
  const columns = axes.map((axis) => integersOf(axis, own));
  const rows = adjugateRows(columns);
  const shift = BigInt(own - exponent);
  return {
    center: integersOf(center, exponent),
    axes: columns.map((axis) => axis.map((x) => x << shift)),
    rows,
    radius: product(rows[0]!, columns[0]!) << shift,
  };
}

/** The sign of the form of a shape at a point: -1 inside, 0 on the boundary, 1 outside. */
export function formAt(shape: CenterAndAxes, point: ArrayLike<number>): Sign {
  const exponent = exponentOf([point, shape.center, ...shape.axes]);
  const { center, rows, radius } = ballOver(exponent, shape);
  const offset = integersOf(point, exponent).map((x, i) => x - center[i]!);
  const images = rows.map((row) => product(row, offset));
  return integerSign(product(images, images) - radius * radius);
}

/** A symmetric matrix, by its rows. */
export type Form = readonly Cells[];

/**
 * The matrix Q of |R (p - center)|² - radius² = (p, 1) Q (p, 1), not positive in the shape, with the origin of the
 * coordinates at a point.
 */
export function formOf({ center, rows, radius }: BallUnderMap, origin: Cells): Form {
  const offset = center.map((x, i) => x - origin[i]!);
  const lifted = rows.map((row) => [...row, -product(row, offset)]);
  const size = center.length + 1;
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      const square = lifted.reduce((sum, row) => sum + row[i]! * row[j]!, 0n);
      return i === size - 1 && j === size - 1 ? square - radius * radius : square;
    }),
  );
}
