/** A plane that bounds a part over the integers of a pair, and as doubles. */
import { dot, type Vector } from '../../distance/engine/vectors.js';
import { exactPlane, type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';
import type { MovingPair } from '../translation/engine/moving-pair.js';
import type { Place } from './place.js';
import type { BoundingPlane } from './world.js';

/** The value of the plane at p is normal · p + constant, times some positive number. */
interface OverScale {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** The plane for points over a scale: where a point is v 2^exponent / denominator. */
function overScaleOf(plane: PlaneObject, { exponent, denominator }: MovingPair['scale']): OverScale {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const shift = constantExponent - normalExponent - exponent;
  const factor = shift < 0 ? 1n << BigInt(-shift) : 1n;
  const constant = (shift > 0 ? d << BigInt(shift) : d) * denominator;
  return { normal: [a * factor, b * factor, c * factor], constant };
}

/**
 * Is all that the core sweeps on the outer side of a plane that bounds the part, and at least the radius away? That is
 * enough, and it is what is asked again and again of a floor that a shape stands on.
 */
export function isBeyond(pair: MovingPair, { plane, outward }: BoundingPlane): boolean {
  const { a, velocity, radius, scale } = pair;
  const { normal, constant } = overScaleOf(plane, scale);
  const reach = radius * radius * dot(normal, normal);
  const along = dot(normal, velocity);
  let side = BigInt(outward);
  for (let i = 0; i < a.points.length; i++) {
    const height = dot(normal, a.points.at(i)) + constant;
    for (const h of [height, height + along]) {
      if (h * h < reach || (h < 0n && side > 0n) || (h > 0n && side < 0n)) return false;
      if (h !== 0n) side = h;
    }
  }
  return true;
}

/** Is all of the core on the outer side of the plane at time 0? */
export function startsInFront({ a, scale }: MovingPair, { plane, outward }: BoundingPlane): boolean {
  const { normal, constant } = overScaleOf(plane, scale);
  return a.points.all().every((p) => (dot(normal, p) + constant) * BigInt(outward) >= 0n);
}

/** How the core of a shape is beside a plane, in doubles that prove nothing. */
export interface NearPlane {
  readonly bounding: BoundingPlane;
  /** The outer normal, of length 1: of a triangle, on the side where the middle of the core is. */
  readonly normal: Place;
  /** The least height of a corner over the plane. */
  readonly height: number;
}

/** `null`: the plane is beyond doubles. */
export function nearPlane(points: Float64Array, count: number, bounding: BoundingPlane): NearPlane | null {
  const n = roundedPlane(bounding.plane);
  const length = Math.sqrt(n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!);
  if (!(length > 0 && length < Infinity)) return null;
  const [a, b, c] = bounding.plane.anchored ?? [0, 0, 0];
  const heights = Array.from(
    { length: count },
    (_, i) =>
      (n[0]! * (points[3 * i]! - a!) +
        n[1]! * (points[3 * i + 1]! - b!) +
        n[2]! * (points[3 * i + 2]! - c!) +
        n[6]!) /
      length,
  );
  const middle = heights.reduce((sum, h) => sum + h, 0);
  const side = bounding.outward === 0 ? (middle < 0 ? -1 : 1) : bounding.outward;
  const normal = [0, 1, 2].map((k) => (side * n[k]!) / length + 0) as unknown as Place;
  return { bounding, normal, height: Math.min(...heights.map((h) => side * h)) };
}
