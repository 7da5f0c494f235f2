import type { CorePredicate } from '../inputs/index.js';

const cell = new Float64Array(1);
const bits = new BigUint64Array(cell.buffer);
const FRACTION = (1n << 52n) - 1n;

/**
 * The doubles as integers in units of the least exponent among them: what one writes without thinking about speed.
 */
function toIntegers(values: readonly number[]): bigint[] {
  const mantissas: bigint[] = [];
  const exponents: bigint[] = [];
  let least = 2047n;
  for (const value of values) {
    cell[0] = value;
    const word = bits[0]!;
    const biased = (word >> 52n) & 2047n;
    const magnitude = biased === 0n ? word & FRACTION : (word & FRACTION) | (FRACTION + 1n);
    const exponent = biased === 0n ? 1n : biased;
    mantissas.push(word >> 63n === 0n ? magnitude : -magnitude);
    exponents.push(exponent);
    if (magnitude !== 0n && exponent < least) least = exponent;
  }
  return mantissas.map((m, i) => (m === 0n ? 0n : m << (exponents[i]! - least)));
}

function signOf(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

function determinant2(a: bigint[], b: bigint[], i: number, j: number): bigint {
  return a[i]! * b[j]! - a[j]! * b[i]!;
}

function determinant3(a: bigint[], b: bigint[], c: bigint[]): bigint {
  return (
    a[0]! * determinant2(b, c, 1, 2) - b[0]! * determinant2(a, c, 1, 2) + c[0]! * determinant2(a, b, 1, 2)
  );
}

/** By the minors of the first two and the last two columns. */
function determinant4(a: bigint[], b: bigint[], c: bigint[], d: bigint[]): bigint {
  return (
    determinant2(a, b, 0, 1) * determinant2(c, d, 2, 3) -
    determinant2(a, c, 0, 1) * determinant2(b, d, 2, 3) +
    determinant2(a, d, 0, 1) * determinant2(b, c, 2, 3) +
    determinant2(b, c, 0, 1) * determinant2(a, d, 2, 3) -
    determinant2(b, d, 0, 1) * determinant2(a, c, 2, 3) +
    determinant2(c, d, 0, 1) * determinant2(a, b, 2, 3)
  );
}

/** The points relative to the last one. */
function relativeToLast(coordinates: readonly number[], dimension: number): bigint[][] {
  const integers = toIntegers(coordinates);
  const last = integers.slice(-dimension);
  const rows: bigint[][] = [];
  for (let i = 0; i < integers.length - dimension; i += dimension) {
    rows.push(last.map((origin, axis) => integers[i + axis]! - origin));
  }
  return rows;
}

/** With the square of the distance to the last point as one more coordinate. */
function lifted(coordinates: readonly number[], dimension: number): bigint[][] {
  const rows = relativeToLast(coordinates, dimension);
  for (const row of rows) {
    let square = 0n;
    for (const x of row) square += x * x;
    row.push(square);
  }
  return rows;
}

type Rows<N extends 2 | 3 | 4> = N extends 2
  ? [bigint[], bigint[]]
  : N extends 3
    ? [bigint[], bigint[], bigint[]]
    : [bigint[], bigint[], bigint[], bigint[]];

/** The textbook determinants on big integers: exact for every finite double, and slow. */
export const bigIntegers: Readonly<Record<CorePredicate, (...coordinates: number[]) => number>> = {
  orient2d(...p) {
    const [a, b] = relativeToLast(p, 2) as Rows<2>;
    return signOf(determinant2(a, b, 0, 1));
  },
  // Rows relative to the last point instead of the first: the determinant changes sign in three dimensions, and the
  // insphere determinant follows the sign of orient3d.
  orient3d(...p) {
    return signOf(-determinant3(...(relativeToLast(p, 3) as Rows<3>)));
  },
  incircle(...p) {
    return signOf(determinant3(...(lifted(p, 2) as Rows<3>)));
  },
  insphere(...p) {
    return signOf(-determinant4(...(lifted(p, 3) as Rows<4>)));
  },
};
