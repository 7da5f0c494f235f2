/**
 * How the surface of a ball meets those of other shapes, over integers: by the least and the greatest distance of the
 * other surface from the center, between which it has points at every distance, as it is connected. The kernel has it
 * from what contains what.
 */
import { pointShape, type Shape } from '../shape.js';
import { dot, signOf, subtract, type Vector } from '../vectors.js';
import { compareGap, facesOf } from './gaps.js';

/**
 * By the signs of the least and of the greatest distance minus the radius; where both are 0, all of the other surface
 * is in the sphere, of which it is a point.
 */
function relationOf(nearest: number, farthest: number): string {
  if (nearest > 0 || farthest < 0) return 'disjoint';
  return nearest < 0 && farthest > 0 ? 'crossing' : 'touching';
}

/**
 * Relation, containment and how the boundaries meet, of convex shapes, by the depth of each in the other: 1 in its
 * inside, 0 if it reaches its boundary, -1 if it is not in it. Where neither is in the other and their insides meet, a
 * way within the first from the inside of the other to a point beyond it crosses the boundary.
 */
export function metText(relation: string, isIn: number, contains: number): string {
  if (relation === 'disjoint') return 'disjoint none disjoint';
  if (isIn >= 0 && contains >= 0) return `${relation} equal overlapping`;
  const deep = isIn >= 0 ? isIn : contains;
  if (deep < 0) return `${relation} none ${relation === 'overlapping' ? 'crossing' : relation}`;
  return `${relation} ${isIn >= 0 ? 'inside' : 'containing'} ${deep > 0 ? 'disjoint' : 'touching'}`;
}

/** A sphere and a flat shape or a solid: what has no volume is its own surface. The farthest points are corners. */
export function sphereSurface(center: Vector, radius: bigint, shape: Shape): string {
  const faces = facesOf(shape);
  const point = pointShape(center);
  const nearest = (faces.length > 0 ? faces : [shape]).map((part) => compareGap(point, part, radius));
  const farthest = shape.points.map((p) => {
    const d = subtract(p, center);
    return signOf(dot(d, d) - radius * radius);
  });
  const isSame = radius === 0n && Math.max(...farthest) === 0;
  return isSame ? 'overlapping' : relationOf(Math.min(...nearest), Math.max(...farthest));
}

/** Two spheres: the second is at distances from |d - r| to d + r. */
export function sphereSurfaces(center: Vector, radius: bigint, other: Vector, otherRadius: bigint): string {
  const d = subtract(other, center);
  const square = dot(d, d);
  if (square === 0n && radius === otherRadius) return 'overlapping';
  // |d - r'| <= r is d <= r + r' and d >= r' - r; r <= d + r' is d >= r - r'.
  const outer = signOf(square - (radius + otherRadius) ** 2n);
  const inner = signOf((radius - otherRadius) ** 2n - square);
  if (outer > 0 || inner > 0) return 'disjoint';
  return outer < 0 && inner < 0 ? 'crossing' : 'touching';
}
