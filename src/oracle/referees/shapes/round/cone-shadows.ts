/**
 * Cylinders, cones and truncated cones against flat shapes, over integers. Seen from the apex of the side (along the
 * axis, if it is that of a cylinder), the side is a circle, and what a polytope has between the caps is a convex region
 * of the plane, whose corners are at infinity where they are as high as the apex. How near that comes to the circle's
 * center is the least of the distances of its corners and of the lines through two of them. The kernel takes signs of
 * the quadratic form along edges.
 */
import type { Kind as FlatKind } from '../../../cases/distance/operands.js';
import { type RoundKind, shapeAt, sizeOf } from '../../../cases/round/operands.js';
import { clip } from '../clip.js';
import { numbersIn, type Operand, operand, readerOf } from '../distance/operands.js';
import { contains, hullOf, type Shape } from '../shape.js';
import {
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  rational,
  signOf,
  subtract,
  towards,
  type Vector,
} from '../vectors.js';
import { segmentShape } from './gaps.js';
import { type Disks, disksOf, type Fields } from './solids.js';
import { metText } from './surfaces.js';
import { answerOf } from './swept.js';

/**
 * A point (across / level) of the plane across the axis, all lengths times the axis' length, where the circle has the
 * radius 1; at infinity, if its level is 0.
 */
interface Shadow {
  readonly across: Vector;
  /** across · across. */
  readonly square: bigint;
  readonly level: bigint;
  /** A multiple of the height over the start. */
  readonly height: bigint;
  /** The same of the height below the end. */
  readonly depth: bigint;
}

/**
 * The shadow of a point p / w, with the square of the axis, W: |across|² W is (its distance from the axis · w W)², and
 * its level is the solid's radius there times w W.
 */
function shadowOf({ start, end, radii }: Disks, at: Rational3): Shadow {
  const axis = subtract(end, start);
  const size = dot(axis, axis);
  const from = towards(start, at);
  const height = dot(from, axis);
  const across = cross(from, axis);
  return {
    across,
    square: dot(across, across),
    level: radii[0] * size * at.w + (radii[1] - radii[0]) * height,
    height,
    depth: size * at.w - height,
  };
}

/** The sign of the distance of a corner from the center minus 1. */
function cornerSign(size: bigint, { square, level }: Shadow): number {
  return level === 0n ? 1 : signOf(size * square - level * level);
}

/** The same of the line through two corners, if the nearest point of it is between them; else 1. */
function lineSign(size: bigint, a: Shadow, b: Shadow): number {
  const product = dot(a.across, b.across);
  // The products of both corners with the way from a to b.
  if (a.level * product >= b.level * a.square || a.level * b.square <= b.level * product) return 1;
  const way = subtract(multiply(b.across, a.level), multiply(a.across, b.level));
  const area = cross(a.across, b.across);
  return signOf(size * dot(area, area) - dot(way, way));
}

/**
 * Whether every line through the center and a corner has corners on both sides, so that the center is within the
 * region.
 */
function isCentral(axis: Vector, shadows: readonly Shadow[]): boolean {
  return shadows.every(({ across }) => {
    if (isZero(across)) return true;
    const sides = shadows.map((other) => signOf(dot(axis, cross(across, other.across))));
    return sides.includes(1) && sides.includes(-1);
  });
}

/** The sign of the distance of the region from the center minus 1. */
function nearestSign(axis: Vector, shadows: readonly Shadow[]): number {
  if (shadows.every(({ level }) => level === 0n)) return 1;
  const size = dot(axis, axis);
  let least = Math.min(...shadows.map((shadow) => cornerSign(size, shadow)));
  if (least < 0 || isCentral(axis, shadows)) return -1;
  for (const [i, a] of shadows.entries()) {
    for (const b of shadows.slice(i + 1)) least = Math.min(least, lineSign(size, a, b));
  }
  return least;
}

function relationOf(disks: Disks, shape: Shape): string {
  const { start, end } = disks;
  const axis = subtract(end, start);
  const slab = [
    { normal: axis, constant: -dot(axis, start) },
    { normal: multiply(axis, -1n), constant: dot(axis, end) },
  ];
  const corners = clip(hullOf(shape), [], slab).map(({ at }) => at);
  return cornersRelation(disks, corners, (p) => contains(hullOf(shape), rational(p)));
}

/** The relation to a polytope that has these corners between the planes of the caps. */
export function cornersRelation(
  disks: Disks,
  corners: readonly Rational3[],
  holds: (p: Vector) => boolean,
): string {
  const { start, end, radii } = disks;
  const shadows = corners.map((at) => shadowOf(disks, at));
  const sign = nearestSign(subtract(end, start), shadows);
  if (sign > 0) {
    const hasApex = [start, end].some((p, i) => radii[i] === 0n && holds(p));
    return hasApex ? 'touching' : 'disjoint';
  }
  const isBetween = shadows.some((p) => p.height > 0n) && shadows.some((p) => p.depth > 0n);
  return sign < 0 && isBetween ? 'overlapping' : 'touching';
}

/** A point in the hull of both disks: 1 in its inside, 0 on its boundary, -1 elsewhere. */
export function depthInDisks(disks: Disks, at: Rational3): number {
  const { square, level, height, depth } = shadowOf(disks, at);
  const axis = subtract(disks.end, disks.start);
  return Math.min(signOf(height), signOf(depth), signOf(level * level - dot(axis, axis) * square));
}

/**
 * How deep the disks are in a solid. The lowest point of a disk over a facet is r √(n² - (n · w)² / W) below its
 * center, in lengths of the normal n.
 */
function depthOfDisks({ start, end, radii }: Disks, shape: Shape): number {
  const hull = hullOf(shape);
  if (hull.dimension < 3) return -1;
  const axis = subtract(end, start);
  const size = dot(axis, axis);
  const depths = hull.facets.flatMap(({ normal, constant }) => {
    const slope = dot(normal, axis);
    const spread = dot(normal, normal) * size - slope * slope;
    return [start, end].map((center, i) => {
      const height = dot(normal, center) + constant;
      return height < 0n ? -1 : signOf(height * height * size - radii[i]! * radii[i]! * spread);
    });
  });
  return Math.min(...depths);
}

/** The referee of a cylinder, cone or truncated cone and a flat shape; `rejected` where a polyhedron is none. */
export function coneReferee(kind: RoundKind, b: FlatKind): (values: Float64Array) => string {
  return (values) => {
    const shapes = [shapeAt(kind, values, 0), shapeAt(b, values, sizeOf(kind))];
    const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
    const disks = disksOf(kind, shapes[0] as Fields, reader);
    const second = operand(b, shapes[1], reader) as Operand | undefined;
    if (second === undefined) return 'rejected';
    return disksAnswer(disks, second);
  };
}

/** Relation, containment and boundaries of two disks' hull and a flat shape. Of radius 0, it is a segment. */
export function disksAnswer(disks: Disks, second: Operand): string {
  if (disks.radii[0] + disks.radii[1] === 0n) {
    const axis = { shape: segmentShape(disks.start, disks.end), infinite: [] };
    return answerOf({ core: axis, radius: 0n }, { core: second, radius: 0n });
  }
  const relation = relationOf(disks, second.shape);
  const corners = second.shape.points.map((p) => depthInDisks(disks, rational(p)));
  return metText(relation, depthOfDisks(disks, second.shape), Math.min(...corners));
}
