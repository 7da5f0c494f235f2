import { exponentOf, scaleByPowerOfTwo } from '../../arithmetic/float64.js';
import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';

export type IntegerPoint = readonly [bigint, bigint, bigint];

/** A convex hull for sums: its points over integers, in one unit with the other, and what it is bounded by. */
export interface SummedHull {
  /** All points, by their numbers. */
  readonly points: readonly IntegerPoint[];
  readonly positions: Float64Array;
  /** The numbers of its corners. */
  readonly vertices: readonly number[];
  readonly faces: readonly (readonly number[])[];
  readonly edges: readonly (readonly [number, number])[];
}

const minus = (p: IntegerPoint, q: IntegerPoint): IntegerPoint => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const cross = (p: IntegerPoint, q: IntegerPoint): IntegerPoint => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const opposite = ([x, y, z]: IntegerPoint): IntegerPoint => [-x, -y, -z];

/** Directions among which are those across all faces of the sum of two hulls, each once. */
export function normalsOfSum(a: SummedHull, b: SummedHull): IntegerPoint[] {
  const found = new Map<string, IntegerPoint>();
  const add = (normal: IntegerPoint): void => {
    const divisor = normal.reduce((common, x) => greatestCommonDivisor(common, absolute(x)), 0n);
    if (divisor === 0n) return;
    const least: IntegerPoint = [normal[0] / divisor, normal[1] / divisor, normal[2] / divisor];
    found.set(least.join(), least);
  };
  for (const { points, faces } of [a, b]) {
    for (const [i, j, k] of faces) {
      const normal = cross(minus(points[j!]!, points[i!]!), minus(points[k!]!, points[i!]!));
      add(normal);
      // A polygon has two sides, and one face.
      if (faces.length === 1) add(opposite(normal));
    }
  }
  const across = new AcrossEdges(a, b);
  for (const [i, j] of a.edges) {
    const along = minus(a.points[j]!, a.points[i]!);
    for (const [k, l] of b.edges) {
      if (!across.mayBeFace(i, j, k, l)) continue;
      const normal = cross(along, minus(b.points[l]!, b.points[k]!));
      add(normal);
      add(opposite(normal));
    }
  }
  return Array.from(found.values());
}

/** More than 48 u: see `AcrossEdges`. */
const ERROR = 2 ** -46;
const TINY = 2 ** -1000;

/**
 * Whether an edge of each of two hulls may span a face of the sum, in doubles: not if a hull has points on both sides
 * of the plane through its edge along both, or if they lie on different sides.
 *
 * Coordinates are made at most 1 by a power of two, which changes what underflows by less than 2^-1074. Let R be at
 * least all differences, u = 2^-53. A difference is off by u R. A coordinate of the normal, two products of differences
 * of at most R^2 each, is off by less than 8 u R^2, and at most 2 R^2. Its product with a difference is off by less
 * than 12 u R^3, and three of them as added up by 48 u R^3. ERROR R^3 is more than twice that, and TINY more than what
 * underflows.
 */
class AcrossEdges {
  readonly #a: Float64Array;
  readonly #b: Float64Array;
  readonly #error: number;
  readonly #ofA: readonly number[];
  readonly #ofB: readonly number[];

  constructor(a: SummedHull, b: SummedHull) {
    const most = [a, b].reduce(
      (all, hull) => hull.positions.reduce((m, x) => Math.max(m, Math.abs(x)), all),
      0,
    );
    const shift = most === 0 ? 0 : -1 - exponentOf(most);
    this.#a = a.positions.map((x) => scaleByPowerOfTwo(x, shift));
    this.#b = b.positions.map((x) => scaleByPowerOfTwo(x, shift));
    this.#ofA = a.vertices;
    this.#ofB = b.vertices;
    const reach = Math.max(reachOf(this.#a), reachOf(this.#b));
    this.#error = ERROR * reach * reach * reach + TINY;
  }

  mayBeFace(i: number, j: number, k: number, l: number): boolean {
    const a = this.#a;
    const b = this.#b;
    const [ux, uy, uz] = [
      a[3 * j]! - a[3 * i]!,
      a[3 * j + 1]! - a[3 * i + 1]!,
      a[3 * j + 2]! - a[3 * i + 2]!,
    ];
    const [vx, vy, vz] = [
      b[3 * l]! - b[3 * k]!,
      b[3 * l + 1]! - b[3 * k + 1]!,
      b[3 * l + 2]! - b[3 * k + 2]!,
    ];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const sides = this.#sidesOf(a, this.#ofA, i, normal);
    return sides !== 3 && (sides | this.#sidesOf(b, this.#ofB, k, normal)) !== 3;
  }

  /** 1: there are points in front of the plane through a corner, for certain; 2: behind it; 3: both. */
  #sidesOf(
    x: Float64Array,
    vertices: readonly number[],
    from: number,
    [nx, ny, nz]: readonly [number, number, number],
  ): number {
    let sides = 0;
    for (const v of vertices) {
      const height =
        nx * (x[3 * v]! - x[3 * from]!) +
        ny * (x[3 * v + 1]! - x[3 * from + 1]!) +
        nz * (x[3 * v + 2]! - x[3 * from + 2]!);
      if (height > this.#error) sides |= 1;
      else if (-height > this.#error) sides |= 2;
      if (sides === 3) break;
    }
    return sides;
  }
}

/** At least the greatest difference of coordinates on an axis. */
function reachOf(positions: Float64Array): number {
  let reach = 0;
  for (const axis of [0, 1, 2]) {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < positions.length; at += 3) {
      least = Math.min(least, positions[at]!);
      most = Math.max(most, positions[at]!);
    }
    reach = Math.max(reach, most - least);
  }
  return reach * (1 + 2 ** -50);
}
