import { absolute, bitLength } from '../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** A ball, or a cylinder along an axis that reaches half its height to both sides. */
export interface RoundShape {
  readonly radius: number;
  readonly axis?: 0 | 1 | 2;
  readonly halfHeight?: number;
}

type Triple = [number, number, number];

/** More than the roundings of a direction of length 1 times the radius. */
const MARGIN = 2 ** -40;
const MOST_STEPS = 4;

/**
 * A vector that moves a plane to its front until it lies beyond a round shape whose center was on it: at least as far
 * as the shape reaches, and at most 2^-38 of the radius further (or the least double). The distance is irrational in
 * most cases; that it suffices is checked exactly: (n · s)² >= r² n² over the coordinates in which the shape is round.
 * Null if the vector is beyond doubles.
 */
export function outwardShift(
  plane: PlaneObject,
  { radius, axis, halfHeight = 0 }: RoundShape,
): Triple | null {
  const { a, b, c } = exactPlane(plane);
  const normal = [a, b, c];
  const round = normal.map((n, k) => (k === axis ? 0n : n)) as [bigint, bigint, bigint];
  let shift = unitOf(round).map((x) => x * radius) as Triple;
  if (radius > 0 && round.some((n) => n !== 0n)) {
    for (let step = 0; step <= MOST_STEPS && !isBeyond(round, shift, radius); step++) {
      if (step === MOST_STEPS) return null;
      shift = shift.map((x, k) => longer(x, round[k]!)) as Triple;
      if (!shift.every(Number.isFinite)) return null;
    }
  }
  if (axis !== undefined)
    shift[axis] = normal[axis]! > 0n ? halfHeight : normal[axis]! < 0n ? -halfHeight : 0;
  return shift;
}

/** A little further in the direction of the normal. */
function longer(x: number, n: bigint): number {
  const more = Math.abs(x) * MARGIN + Number.MIN_VALUE;
  return n > 0n ? x + more : n < 0n ? x - more : x;
}

/** About n / |n|; zeros for a zero normal. */
function unitOf(n: readonly [bigint, bigint, bigint]): Triple {
  const bits = Math.max(...n.map((x) => bitLength(absolute(x))));
  const drop = BigInt(Math.max(0, bits - 60));
  const [x, y, z] = n.map((k) => Number(k < 0n ? -(-k >> drop) : k >> drop)) as Triple;
  const length = Math.sqrt(x * x + y * y + z * z);
  return length === 0 ? [0, 0, 0] : [x / length, y / length, z / length];
}

function isBeyond(n: readonly [bigint, bigint, bigint], shift: Triple, radius: number): boolean {
  const exponent = commonExponent([...shift, radius]);
  const [x, y, z, r] = scaledIntegers([...shift, radius], exponent) as [bigint, bigint, bigint, bigint];
  const along = n[0] * x + n[1] * y + n[2] * z;
  return along >= 0n && along * along >= r * r * (n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
}
