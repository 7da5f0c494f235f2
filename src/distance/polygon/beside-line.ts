import type { Point2 } from '../../core/shapes.js';

/** 8u, and what covers underflow. */
const ERROR = 2 ** -50;
const TINY = 2 ** -1000;

/**
 * Whether a point that was rounded to nearest is, before that, certainly not on the line through two others; false
 * tells nothing.
 *
 * With e and f the differences of the ends, and x, y those of the rounded point and an end, each of e y and f x is off
 * by 3u of itself, and their difference by u; rounding the point has moved e y by at most u |e||Y|, Y its coordinate.
 * That is less than 6u of |e|(|Y| + |s|) + |f|(|X| + |r|), r and s the coordinates of the end, up to a factor 1 + 8u.
 * What underflows, of products or of the point's coordinates, is at most 2^-1074 (1 + |e| + |f|). Where the determinant
 * overflows, the bound does, whose terms are not smaller.
 */
export function isBesideLine(rounded: readonly number[], start: Point2, end: Point2): boolean {
  const [x, y, r, s] = [rounded[0]!, rounded[1]!, start[0]!, start[1]!];
  const e = end[0]! - r;
  const f = end[1]! - s;
  const determinant = e * (y - s) - f * (x - r);
  const size =
    Math.abs(e) * (Math.abs(y) + Math.abs(s) + TINY) + Math.abs(f) * (Math.abs(x) + Math.abs(r) + TINY);
  return Math.abs(determinant) > ERROR * size + TINY;
}
