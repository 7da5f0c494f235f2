/** Cylinders, cones and truncated cones, one of whose radii is not 0, beside a ring of space. */
import { rootSumSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { highPoint, leastSideSign, sideSign } from './cone-form.js';
import type { ConeIntegers } from './cone-shapes.js';
import { clipped } from './cone-slab.js';
import type { PlaneRing } from './plane-ring.js';
import type { RingSolid, Section } from './ring-solids.js';

/** The hull of two disks. */
export function coneBesideRing(cone: ConeIntegers): RingSolid {
  return {
    sectionWith: (ring) => sectionOf(cone, ring),
    reach: (from, to) => reachOf(cone, from, to),
    contains(p) {
      const point = highPoint(cone, p);
      return point.height >= 0n && point.height <= cone.size && sideSign(cone.size, point) <= 0;
    },
  };
}

/**
 * As far as a segment is between the planes of the caps: what comes nearer to the axis than the side there, and is not
 * in one of these planes, has points of the inside.
 */
function reachOf(cone: ConeIntegers, from: Vector, to: Vector): Sign {
  const { size } = cone;
  const [p, q] = [highPoint(cone, from), highPoint(cone, to)];
  const stretch = clipped(p, q, size);
  if (stretch === null) return 1;
  const sign = leastSideSign(size, ...stretch);
  const isBetween = (p.height > 0n || q.height > 0n) && (p.height < size || q.height < size);
  return sign < 0 && !isBetween ? 0 : sign;
}

/**
 * Where the axis comes through the plane, or along it, it has points of the inside there: all of it but the centers.
 * Otherwise both centers are on one side, say in front, and the lowest points of the disks tell.
 */
function sectionOf(cone: ConeIntegers, { normal, constant }: PlaneRing): Section | null {
  const { start, end } = cone;
  const heights = [dot(normal, start) + constant, dot(normal, end) + constant] as const;
  const [first, last] = heights;
  if (first === 0n && last === 0n)
    return { sign: -1, at: { numerators: plus(start, end), denominator: 2n }, direction: null };
  if ((first < 0n && last > 0n) || (first > 0n && last < 0n)) {
    const [u, v] = first > 0n ? [first, -last] : [-first, last];
    const at = plus(times(start, v), times(end, u));
    return { sign: -1, at: { numerators: at, denominator: u + v }, direction: null };
  }
  const isBehind = first < 0n || last < 0n;
  const front = isBehind ? times(normal, -1n) : normal;
  return lowestSection(cone, front, isBehind ? [-first, -last] : heights);
}

/**
 * What the disks have in a plane that no center is behind, and not both are in.
 *
 * With the axis w, W = w · w, and the normal n, the part of n along a disk is d / W for d = W n - (n · w) w, and the
 * lowest point of the disk is r √X / √W below its center in heights, X = |n × w|² = n · d. On its way there from a
 * center of height f, the plane is at q = center - (f / X) d, a point of the disk if r √X >= f √W: then only of its
 * rim, if both are equal.
 *
 * If r √X > f √W, points next to q in the direction v = X w' - (n · w') d, for the axis w' from this disk to the other
 * one, are in the inside: v is in the plane, as n · v = X (n · w') - (n · w') X. The points q + εv are above the cap,
 * and they are as far from the axis as q but for what vanishes with ε: nearer than the solid's radius there, as that of
 * q is less than r.
 */
function lowestSection(
  { start, end, axis, size, radii }: ConeIntegers,
  normal: Vector,
  heights: readonly [bigint, bigint],
): Section | null {
  const across = cross(normal, axis);
  const spread = dot(across, across);
  const slope = dot(normal, axis);
  const signs = heights.map((f, i) => rootSumSign(0n, radii[i]!, spread, -f, size, 0n));
  const i = signs[0]! >= signs[1]! ? 0 : 1;
  if (signs[i]! < 0) return null;
  const center = i === 0 ? start : end;
  const height = heights[i]!;
  const down = minus(times(normal, size), times(axis, slope));
  const at =
    height === 0n
      ? { numerators: center, denominator: 1n }
      : { numerators: minus(times(center, spread), times(down, height)), denominator: spread };
  if (signs[i] === 0) return { sign: 0, at, direction: null };
  const inwards = minus(times(axis, spread), times(down, slope));
  return { sign: -1, at, direction: i === 0 ? inwards : times(inwards, -1n) };
}
