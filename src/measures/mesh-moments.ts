import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { type ScaledSum, ScaledSums } from './scaled-sum.js';

/** What is summed up over the triangles of a mesh: see {@link meshMoments}. */
export interface MeshMoments {
  /** Six times the integral of 1. */
  readonly six: ScaledSum;
  /** 24 times the integrals of x, y, z. */
  readonly first: readonly ScaledSum[];
  /** 120 times the integrals of xx, yy, zz, xy, yz, zx. */
  readonly second: readonly ScaledSum[];
}

/** The coordinates whose product a second moment is: xx, yy, zz, xy, yz, zx. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [2, 0],
];

/**
 * Triangles whose finest coordinate has its last bit in the same so many places are summed up in one unit. So a few
 * vertices with tiny coordinates lengthen the integers of their own triangles only.
 */
const WIDTH = 64;
/** A vertex at the origin is in every unit. */
const ANY = 1024;

/**
 * The moments of the tetrahedra between the origin and the triangles, exactly, over integers.
 *
 * With d = det(a, b, c) and s = a + b + c, a tetrahedron 0 a b c has the volume d / 6, and the integrals over it are d
 * s_i / 24 of x_i and d (s_i s_j + a_i a_j + b_i b_j + c_i c_j) / 120 of x_i x_j: for the integral of a product of two
 * barycentric coordinates of a simplex of volume V is V / 20, and of a square V / 10. The terms of single vertices are
 * gathered by vertex: with D_v the sum of d over the triangles at v, they add up to Σ D_v v_i v_j.
 *
 * Source: Lien, Kajiya 1984, "A symbolic method for calculating the integral properties of arbitrary nonconvex
 * polyhedra".
 */
export function meshMoments(positions: ArrayLike<number>, indices: ArrayLike<number>): MeshMoments {
  const sums = Array.from({ length: 10 }, () => new ScaledSums());
  for (const { triangles, exponent } of unitsOf(positions, indices)) {
    addMoments(new Unit(positions, exponent), indices, triangles, sums);
  }
  const found = sums.map((sum) => sum.total());
  return { six: found[0]!, first: found.slice(1, 4), second: found.slice(4) };
}

/** Six times the volume alone, which costs a third. */
export function meshVolumeSum(positions: ArrayLike<number>, indices: ArrayLike<number>): ScaledSum {
  const sum = new ScaledSums();
  for (const { triangles, exponent } of unitsOf(positions, indices)) {
    const { x, y, z, slot } = new Unit(positions, exponent);
    let six = 0n;
    for (const t of triangles) {
      const [a, b, c] = [slot(indices[3 * t]!), slot(indices[3 * t + 1]!), slot(indices[3 * t + 2]!)];
      six +=
        x[a]! * (y[b]! * z[c]! - y[c]! * z[b]!) +
        y[a]! * (z[b]! * x[c]! - z[c]! * x[b]!) +
        z[a]! * (x[b]! * y[c]! - x[c]! * y[b]!);
    }
    sum.add(six, 3 * exponent);
  }
  return sum.total();
}

/** Some of the triangles, and an exponent of 2 of which all of their coordinates are multiples. */
interface TrianglesInUnit {
  readonly triangles: number[];
  exponent: number;
}

function unitsOf(positions: ArrayLike<number>, indices: ArrayLike<number>): Iterable<TrianglesInUnit> {
  const exponents = vertexExponents(positions);
  const units = new Map<number, TrianglesInUnit>();
  for (let t = 0; 3 * t < indices.length; t++) {
    const [i, j, k] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    // What has two equal corners has no determinant.
    if (i === j || j === k || k === i) continue;
    const exponent = Math.min(exponents[i]!, exponents[j]!, exponents[k]!);
    const key = Math.floor(exponent / WIDTH);
    const unit = units.get(key);
    if (unit === undefined) units.set(key, { triangles: [t], exponent });
    else {
      unit.triangles.push(t);
      if (exponent < unit.exponent) unit.exponent = exponent;
    }
  }
  return units.values();
}

function vertexExponents(positions: ArrayLike<number>): Int16Array {
  const exponents = new Int16Array(positions.length / 3);
  const point = [0, 0, 0];
  for (let v = 0; v < exponents.length; v++) {
    for (let axis = 0; axis < 3; axis++) point[axis] = positions[3 * v + axis]!;
    const isOrigin = point[0] === 0 && point[1] === 0 && point[2] === 0;
    exponents[v] = isOrigin ? ANY : commonExponent(point);
  }
  return exponents;
}

/** Vertices in a unit as integers, each made when it is needed first, and what is gathered at each. */
class Unit {
  readonly exponent: number;
  readonly x: bigint[] = [];
  readonly y: bigint[] = [];
  readonly z: bigint[] = [];
  /** The sum of the determinants at each. */
  readonly weights: bigint[] = [];
  readonly #slots: Int32Array;
  readonly #positions: ArrayLike<number>;

  constructor(positions: ArrayLike<number>, exponent: number) {
    this.exponent = exponent;
    this.#positions = positions;
    this.#slots = new Int32Array(positions.length / 3);
  }

  /** Where a vertex is in the lists. */
  readonly slot = (v: number): number => {
    const known = this.#slots[v]!;
    if (known > 0) return known - 1;
    const p = this.#positions;
    const [x, y, z] = scaledIntegers([p[3 * v]!, p[3 * v + 1]!, p[3 * v + 2]!], this.exponent);
    this.weights.push(0n);
    this.x.push(x);
    this.y.push(y);
    this.#slots[v] = this.z.push(z);
    return this.z.length - 1;
  };
}

function addMoments(
  { exponent, x, y, z, weights, slot }: Unit,
  indices: ArrayLike<number>,
  triangles: readonly number[],
  sums: readonly ScaledSums[],
): void {
  let [six, fx, fy, fz] = [0n, 0n, 0n, 0n];
  let [xx, yy, zz, xy, yz, zx] = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const t of triangles) {
    const [a, b, c] = [slot(indices[3 * t]!), slot(indices[3 * t + 1]!), slot(indices[3 * t + 2]!)];
    const d =
      x[a]! * (y[b]! * z[c]! - y[c]! * z[b]!) +
      y[a]! * (z[b]! * x[c]! - z[c]! * x[b]!) +
      z[a]! * (x[b]! * y[c]! - x[c]! * y[b]!);
    if (d === 0n) continue;
    six += d;
    weights[a]! += d;
    weights[b]! += d;
    weights[c]! += d;
    const sx = x[a]! + x[b]! + x[c]!;
    const sy = y[a]! + y[b]! + y[c]!;
    const sz = z[a]! + z[b]! + z[c]!;
    const dx = d * sx;
    const dy = d * sy;
    const dz = d * sz;
    fx += dx;
    fy += dy;
    fz += dz;
    xx += dx * sx;
    yy += dy * sy;
    zz += dz * sz;
    xy += dx * sy;
    yz += dy * sz;
    zx += dz * sx;
  }
  for (const [v, weight] of weights.entries()) {
    if (weight === 0n) continue;
    const [dx, dy, dz] = [weight * x[v]!, weight * y[v]!, weight * z[v]!];
    xx += dx * x[v]!;
    yy += dy * y[v]!;
    zz += dz * z[v]!;
    xy += dx * y[v]!;
    yz += dy * z[v]!;
    zx += dz * x[v]!;
  }
  sums[0]!.add(six, 3 * exponent);
  [fx, fy, fz].forEach((sum, i) => {
    sums[1 + i]!.add(sum, 4 * exponent);
  });
  [xx, yy, zz, xy, yz, zx].forEach((sum, i) => {
    sums[4 + i]!.add(sum, 5 * exponent);
  });
}
