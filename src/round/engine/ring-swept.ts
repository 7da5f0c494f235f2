/**
 * Balls, capsules and lozenges beside a ring of space: all points within a radius, which is not 0, of a point, a
 * segment or a parallelogram.
 */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import { nearest } from '../../distance/engine/nearest.js';
import { hullOfPoints } from '../../distance/engine/point-cells.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import type { PlaneRing } from './plane-ring.js';
import type { RingSolid, Section } from './ring-solids.js';

/** What the points within a radius of the hull of corners have in the plane of a ring. */
function sectionOf(
  corners: readonly Vector[],
  radius: bigint,
  { normal, constant }: PlaneRing,
): Section | null {
  let [low, high] = [corners[0]!, corners[0]!];
  let [least, most] = [dot(normal, low) + constant, dot(normal, low) + constant];
  for (const p of corners) {
    const height = dot(normal, p) + constant;
    if (height < least) [low, least] = [p, height];
    if (height > most) [high, most] = [p, height];
  }
  if (least < 0n && most > 0n) {
    // Where the segment from the lowest to the highest corner crosses the plane.
    const at = plus(times(low, most), times(high, -least));
    return { sign: -1, at: { numerators: at, denominator: most - least }, direction: null };
  }
  const [p, height] = least >= 0n ? [low, least] : [high, most];
  const size = dot(normal, normal);
  const sign = integerSign(height * height - radius * radius * size);
  if (sign > 0) return null;
  // The foot of the nearest corner.
  const at = minus(times(p, size), times(normal, height));
  return { sign: sign as -1 | 0, at: { numerators: at, denominator: size }, direction: null };
}

/** A ball. */
export function ballBesideRing(center: Vector, radius: bigint): RingSolid {
  const square = radius * radius;
  return {
    sectionWith: (ring) => sectionOf([center], radius, ring),
    reach: (from, to) => segmentSign(minus(from, center), minus(to, center), square),
    contains(p) {
      const m = minus(p, center);
      return dot(m, m) <= square;
    },
  };
}

/** The sign of the square of the distance of the origin from a segment minus a number. */
function segmentSign(from: Vector, to: Vector, square: bigint): Sign {
  const way = minus(to, from);
  const [size, along] = [dot(way, way), -dot(from, way)];
  if (along <= 0n) return integerSign(dot(from, from) - square);
  if (along >= size) return integerSign(dot(to, to) - square);
  const area = cross(from, to);
  return integerSign(dot(area, area) - square * size);
}

/** A capsule or a lozenge, by the corners of its core in cyclic order. */
export function sweptBesideRing(corners: readonly Vector[], radius: bigint): RingSolid {
  const core = hullOfPoints(corners);
  const sign = (points: readonly Vector[]): Sign => {
    const { vector, denominator } = nearest(core, hullOfPoints(points));
    return integerSign(dot(vector, vector) - (radius * denominator) ** 2n);
  };
  return {
    sectionWith: (ring) => sectionOf(corners, radius, ring),
    reach: (from, to) => sign([from, to]),
    contains: (p) => sign([p]) <= 0,
  };
}
