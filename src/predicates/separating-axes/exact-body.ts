import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { compare, MEETING, SEPARATED, type Separation, separationOf } from './separation.js';

/** A vector of integers. */
export type IntegerVector = readonly [bigint, bigint, bigint];

/**
 * A convex body in integers: the hull of `points`, each ± every one of the `generators` (a zonotope added to a hull).
 * Coordinates are in units of 2^exponent; directions have units of their own, which do not matter.
 */
export interface ExactBody {
  readonly exponent: number;
  readonly points: readonly IntegerVector[];
  readonly generators: readonly IntegerVector[];
  /** Normals of the faces. */
  readonly normals: readonly IntegerVector[];
  /** Directions of the edges. */
  readonly edges: readonly IntegerVector[];
}

/** The oriented box of 15 numbers: center, three axes, half sizes. */
export function orientedBoxBody(values: ArrayLike<number>, at: number): ExactBody {
  const numbers = Array.from({ length: 15 }, (_, i) => values[at + i]!);
  const [center, axes, sizes] = [numbers.slice(0, 3), numbers.slice(3, 12), numbers.slice(12)];
  const axisExponent = commonExponent(axes);
  const sizeExponent = commonExponent(sizes);
  const exponent = Math.min(commonExponent(center), axisExponent + sizeExponent);
  const edges = vectors(axes, axisExponent);
  const halves = scaledIntegers(sizes, sizeExponent);
  const shift = BigInt(axisExponent + sizeExponent - exponent);
  const generators = edges.map((edge, i) => times(edge, halves[i]! << shift));
  return { exponent, points: vectors(center, exponent), generators, normals: crossesOf(edges), edges };
}

const UNITS: readonly IntegerVector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The axis-aligned box of six numbers: min, max. Counted in halves, in which the center is min + max. */
export function boxBody(values: ArrayLike<number>, at: number): ExactBody {
  const numbers = Array.from({ length: 6 }, (_, i) => values[at + i]!);
  const exponent = commonExponent(numbers);
  const [min, max] = vectors(numbers, exponent) as [IntegerVector, IntegerVector];
  const generators = UNITS.map((unit, i) => times(unit, max[i]! - min[i]!));
  const center: IntegerVector = [min[0] + max[0], min[1] + max[1], min[2] + max[2]];
  return { exponent: exponent - 1, points: [center], generators, normals: UNITS, edges: UNITS };
}

/** The triangle with corners at three places of a buffer. Its edges run from a to b, b to c, c to a. */
export function triangleBody(positions: ArrayLike<number>, a: number, b: number, c: number): ExactBody {
  const numbers = [a, b, c].flatMap((at) => [positions[at]!, positions[at + 1]!, positions[at + 2]!]);
  const exponent = commonExponent(numbers);
  const points = vectors(numbers, exponent);
  const edges = points.map((p, i) => subtract(points[(i + 1) % 3]!, p));
  return { exponent, points, generators: [], normals: [cross(edges[0]!, edges[1]!)], edges };
}

/**
 * The largest code among those axes of two bodies whose bit is set in `mask`. The axes are numbered: normals of a,
 * normals of b, then the cross products of edge m of a with edge n of b in the order of m, then n.
 */
export function exactSeparation(a: ExactBody, b: ExactBody, mask: number): Separation {
  const exponent = Math.min(a.exponent, b.exponent);
  const [unitA, unitB] = [1n << BigInt(a.exponent - exponent), 1n << BigInt(b.exponent - exponent)];
  let code: Separation = MEETING;
  for (const [number, axis] of axesOf(a, b, mask)) {
    if ((mask & (1 << number)) === 0) continue;
    const [lowA, highA] = interval(a, axis);
    const [lowB, highB] = interval(b, axis);
    const low = compare(lowA * unitA, highB * unitB);
    const found = separationOf(low, compare(highA * unitA, lowB * unitB));
    if (found === SEPARATED) return SEPARATED;
    if (found > code) code = found;
  }
  return code;
}

/** Does the first body, whose half-spaces are those of its normals, contain the second? */
export function exactContainment(a: ExactBody, b: ExactBody): boolean {
  const exponent = Math.min(a.exponent, b.exponent);
  const [unitA, unitB] = [1n << BigInt(a.exponent - exponent), 1n << BigInt(b.exponent - exponent)];
  return a.normals.every((normal) => {
    const [lowA, highA] = interval(a, normal);
    const [lowB, highB] = interval(b, normal);
    return lowA * unitA <= lowB * unitB && highB * unitB <= highA * unitA;
  });
}

function* axesOf(a: ExactBody, b: ExactBody, mask: number): Generator<[number, IntegerVector]> {
  let number = 0;
  for (const normal of a.normals) yield [number++, normal];
  for (const normal of b.normals) yield [number++, normal];
  for (const edge of a.edges) {
    for (const other of b.edges) {
      if ((mask & (1 << number)) !== 0) yield [number, cross(edge, other)];
      number++;
    }
  }
}

/** The interval onto which an axis maps a body. */
function interval(body: ExactBody, axis: IntegerVector): [bigint, bigint] {
  const heights = body.points.map((p) => dot(axis, p));
  let radius = 0n;
  for (const generator of body.generators) {
    const reach = dot(axis, generator);
    radius += reach < 0n ? -reach : reach;
  }
  let [low, high] = [heights[0]!, heights[0]!];
  for (const height of heights) {
    if (height < low) low = height;
    if (height > high) high = height;
  }
  return [low - radius, high + radius];
}

function vectors(numbers: readonly number[], exponent: number): IntegerVector[] {
  const integers = scaledIntegers(numbers, exponent);
  return Array.from({ length: numbers.length / 3 }, (_, i) => integers.slice(3 * i, 3 * i + 3)).map(
    ([x, y, z]) => [x!, y!, z!] as const,
  );
}

/** The cross products of three vectors: the second with the third, and so on in the cycle. */
function crossesOf([u, v, w]: readonly IntegerVector[]): IntegerVector[] {
  return [cross(v!, w!), cross(w!, u!), cross(u!, v!)];
}

function times([x, y, z]: IntegerVector, k: bigint): IntegerVector {
  return [x * k, y * k, z * k];
}

function subtract(a: IntegerVector, b: IntegerVector): IntegerVector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: IntegerVector, b: IntegerVector): IntegerVector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: IntegerVector, b: IntegerVector): bigint {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
