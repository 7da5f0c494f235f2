import { integerSign, rootSumSign, surdSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireSphere } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Sphere } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { dot, minus } from '../../distance/engine/vectors.js';
import { type BoundaryRelation, disjointBoundaries, meetingBoundaries } from './boundary-relation.js';
import { type ConeEnds, coneIntegers, coneNumbers } from './cone-shapes.js';

/**
 * The plane through the axis and the center of the sphere, all lengths times √W, where W is the square of the axis: the
 * center is at (h, √P), along the axis and from it, the corners of the solid are at (0, r √W) and (W, s √W), and the
 * radius of the sphere is R √W.
 */
interface Meridian {
  readonly size: bigint;
  readonly height: bigint;
  /** P. */
  readonly offset: bigint;
  readonly radii: readonly [bigint, bigint];
  readonly radius: bigint;
  /** r W + (s - r) h: √W times the solid's radius at the height of the center. */
  readonly level: bigint;
  /** The square of the slanted side, (s - r)² W + W². */
  readonly slant: bigint;
}

function meridianOf(where: string, sphere: Sphere, cone: ConeEnds): Meridian {
  requireSphere(where, 'sphere', sphere);
  const { center, radius } = sphere;
  const numbers = [...coneNumbers(cone), ...Array.from(center), radius];
  const integers = scaledIntegers(numbers, commonExponent(numbers)) as bigint[];
  const { start, axis, size, radii } = coneIntegers(integers);
  const [x, y, z, r] = integers.slice(8) as [bigint, bigint, bigint, bigint];
  const p = minus([x, y, z], start);
  const height = dot(p, axis);
  const growth = radii[1] - radii[0];
  return {
    size,
    height,
    offset: size * dot(p, p) - height * height,
    radii,
    radius: r,
    level: radii[0] * size + growth * height,
    slant: growth * growth * size + size * size,
  };
}

/** Is the center in the solid? -1 inside, 0 on the boundary, 1 outside. */
function sideOf({ size, height, offset, level }: Meridian): Sign {
  const side = integerSign(offset * size - level * level);
  const [below, above] = [integerSign(-height), integerSign(height - size)];
  return Math.max(side, below, above) as Sign;
}

/**
 * The sign of the distance of the center from the solid, less the radius, for a center outside: the least of those of
 * both caps and of the slanted side.
 */
function gapOf(meridian: Meridian): Sign {
  const { size, height } = meridian;
  return Math.min(
    capGap(meridian, height, 0),
    capGap(meridian, height - size, 1),
    slantGap(meridian),
  ) as Sign;
}

/** From a disk: h² where the center is above it, else h² + (√P - r √W)². */
function capGap({ size, offset, radii, radius }: Meridian, height: bigint, end: 0 | 1): Sign {
  const r = radii[end];
  const reach = height * height - radius * radius * size;
  if (offset <= r * r * size) return integerSign(reach);
  return surdSign(reach + offset + r * r * size, -2n * r, offset * size);
}

/**
 * From the slanted side, if the foot is on it and the center outside of it; else nothing is nearer than the caps: 1.
 */
function slantGap({ size, height, offset, radii, radius, level, slant }: Meridian): Sign {
  const growth = radii[1] - radii[0];
  const along = size * (height - radii[0] * growth);
  const product = offset * size;
  const isBetween = surdSign(along, growth, product) >= 0 && surdSign(along - slant, growth, product) <= 0;
  if (!isBetween || surdSign(-level, 1n, product) < 0) return 1;
  return rootSumSign(-level, 1n, product, -radius, slant, 0n);
}

/** How a sphere and the hull of two disks meet. */
export function sphereConeRelation(where: string, sphere: Sphere, cone: ConeEnds): BoundaryRelation {
  const meridian = meridianOf(where, sphere, cone);
  const relation = relationOf(meridian);
  if (relation === 'disjoint') return disjointBoundaries();
  return meetingBoundaries(relation, depthOfSphere(meridian), depthOfRims(meridian));
}

function relationOf(meridian: Meridian): Relation {
  const { radius, radii, height, size } = meridian;
  const side = sideOf(meridian);
  if (side > 0) {
    const gap = gapOf(meridian);
    return gap > 0 ? 'disjoint' : gap === 0 ? 'touching' : 'overlapping';
  }
  if (radius > 0n || side < 0) return 'overlapping';
  // A point on the boundary; of a segment, between its ends, it is inside.
  const isSegment = radii[0] === 0n && radii[1] === 0n;
  return isSegment && height > 0n && height < size ? 'overlapping' : 'touching';
}

/** By how much the sphere is farther than its radius from both caps and from the slanted side, on their inner sides. */
function depthOfSphere({ size, height, offset, radius, level, slant }: Meridian): Sign {
  const reach = radius * radius * size;
  const rest = size - height;
  if (height < 0n || rest < 0n) return -1;
  const caps = [height, rest].map((h) => integerSign(h * h - reach));
  const side = rootSumSign(level, -1n, offset * size, -radius, slant, 0n);
  return Math.min(...caps, side) as Sign;
}

/** How deep are both rims in the sphere? Their farthest points are at h² + (√P + r √W)². */
function depthOfRims({ size, height, offset, radii, radius }: Meridian): Sign {
  const signs = radii.map((r, end) => {
    const h = end === 0 ? height : height - size;
    const reach = h * h + offset + (r * r - radius * radius) * size;
    return -surdSign(reach, 2n * r, offset * size);
  });
  return Math.min(...signs) as Sign;
}

/** Have they a common point? */
export function sphereMeetsCone(where: string, sphere: Sphere, cone: ConeEnds): boolean {
  const meridian = meridianOf(where, sphere, cone);
  return sideOf(meridian) <= 0 || gapOf(meridian) <= 0;
}
