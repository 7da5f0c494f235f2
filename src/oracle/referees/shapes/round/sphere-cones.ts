/**
 * A sphere against a cylinder, cone or truncated cone, in the plane through the axis and the center, over integers: the
 * squares of the distances of the center from the sides of the half trapezoid that turns about the axis. With all
 * lengths times √W, W the square of the axis, the center is at (h, √P), the corners are at (0, 0), (W, 0), (W, s √W)
 * and (0, r √W), and whatever is compared is an integer and a multiple of √(WP), whose digits are looked at. The kernel
 * compares lengths, sums of two roots.
 */
import type { RoundKind } from '../../../cases/round/operands.js';
import { cross, dot, exact, signOf, subtract, type Vector, vectorAt } from '../vectors.js';
import { type Linear, linearSign, type Root, rootsOf } from './roots.js';
import { metText } from './surfaces.js';

/** A kind of them. */
export type ConeKind = Extract<RoundKind, 'cylinder' | 'cone' | 'truncatedCone'>;

interface Picture {
  /** W and h. */
  readonly size: bigint;
  readonly height: bigint;
  /** P. */
  readonly offset: bigint;
  readonly radii: readonly [bigint, bigint];
  /** The square of the sphere's radius, and W times that. */
  readonly ball: bigint;
  readonly square: bigint;
  /** √(WP). */
  readonly root: Root;
}

/** The disks, from the values behind those of the sphere. */
function pictureOf(kind: ConeKind, values: Float64Array): Picture {
  const all = exact(values);
  const numbers = all.numerators;
  const [first, second] = [vectorAt(all, 4, 3), vectorAt(all, 7, 3)];
  const [start, end]: [Vector, Vector] = kind === 'cone' ? [second, first] : [first, second];
  const r = numbers[10]!;
  const s = kind === 'cone' ? 0n : kind === 'cylinder' ? r : numbers[11]!;
  const [w, p] = [subtract(end, start), subtract(vectorAt(all, 0, 3), start)];
  const across = cross(p, w);
  const [size, offset] = [dot(w, w), dot(across, across)];
  const ball = numbers[3]! ** 2n;
  return {
    size,
    height: dot(p, w),
    offset,
    radii: [r, s],
    ball,
    square: ball * size,
    root: rootsOf([1n, 0n, -size * offset]).at(-1)!,
  };
}

/** The sign of the distance from one of both disks minus the sphere's radius: beside it, that from its rim. */
function capGap(picture: Picture, end: 0 | 1): number {
  const { size, height, offset, radii, square, root } = picture;
  const along = end === 0 ? height : height - size;
  const rim = radii[end] ** 2n * size;
  const above = along * along - square;
  return offset <= rim ? signOf(above) : linearSign(root, [-2n * radii[end], above + offset + rim]);
}

/** r W + (s - r) h: how wide the solid is at the height of the center, times √W. */
function levelOf({ size, height, radii: [r, s] }: Picture): bigint {
  return r * size + (s - r) * height;
}

/** The same for the slanted side, if the foot of the center is between its ends; those are in the disks. */
function slantGap(picture: Picture): number {
  const {
    size,
    height,
    offset,
    radii: [r, s],
    ball,
    root,
  } = picture;
  const growth = s - r;
  const slant = size * size + growth * growth * size;
  const foot: Linear = [growth, size * (height - growth * r)];
  if (linearSign(root, foot) <= 0 || linearSign(root, [growth, foot[1] - slant]) >= 0) return 1;
  // (W √P - √W level)² / slant, and W times the square of the radius: all times slant / W.
  const level = levelOf(picture);
  return linearSign(root, [-2n * level, size * offset + level * level - ball * slant]);
}

/** How deep the rim at an end is in the ball: its farthest point is beyond the axis. */
function rimDepth({ size, height, offset, radii, square, root }: Picture, end: 0 | 1): number {
  const along = end === 0 ? height : height - size;
  const constant = along * along + radii[end] ** 2n * size + offset - square;
  return 0 - linearSign(root, [2n * radii[end], constant]);
}

/** The referee of a sphere and a cylinder, cone or truncated cone. */
export function sphereConeReferee(kind: ConeKind): (values: Float64Array) => string {
  return (values) => {
    const picture = pictureOf(kind, values);
    const { size, height, radii, square, root } = picture;
    // Below the slanted side: level √W >= W √P.
    const under = linearSign(root, [-1n, levelOf(picture)]);
    const isOutside = under < 0 || height < 0n || height > size;
    const gap = Math.min(capGap(picture, 0), capGap(picture, 1), slantGap(picture));
    if (isOutside && gap > 0) return metText('disjoint', -1, -1);
    const isSegment = radii[0] + radii[1] === 0n;
    const isWithin = height > 0n && height < size && (isSegment || under > 0);
    const touches = (isOutside && gap === 0) || (square === 0n && !isWithin);
    // What is in a segment is on its boundary.
    const isIn = isOutside ? -1 : isSegment ? Math.min(gap, 0) : gap;
    const contains = Math.min(rimDepth(picture, 0), rimDepth(picture, 1));
    return metText(touches ? 'touching' : 'overlapping', isIn, contains);
  };
}
