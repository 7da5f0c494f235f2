import { alignedForms2 } from '../../implicit/forms.js';
import type { SetPoint } from '../set-points.js';

/** A point of doubles. */
export type Place = readonly [x: number, y: number];

/** Where squares neither overflow nor lose what they are compared by to underflow. */
const LEAST = 2 ** -900;
const MOST = 2 ** 1000;

/**
 * Is a place no further from a centre than a radius, exactly?
 *
 * In doubles, differences are off by 2^-53 of themselves, squares by as much more, and so are their sum, and the square
 * of the radius: in all by less than 2^-50 of each side.
 */
export function isWithin(centre: SetPoint, place: Place, radius: number): boolean {
  if (!('type' in centre)) {
    const [dx, dy] = [place[0] - centre[0], place[1] - centre[1]];
    const square = dx * dx + dy * dy;
    const most = radius * radius;
    if (square > LEAST && most > LEAST && square < MOST && most < MOST) {
      if (square * (1 + 2 ** -50) < most) return true;
      if (square > most * (1 + 2 ** -50)) return false;
    }
  }
  const [c, p, r] = alignedForms2([centre, place, [radius, 0]]);
  const [dx, dy] = [p!.x * c!.w - c!.x, p!.y * c!.w - c!.y];
  const most = r!.x * c!.w;
  return dx * dx + dy * dy <= most * most;
}

/**
 * Is a centre on the left of the line from one place to another, and no nearer to it than a radius, exactly?
 *
 * In doubles, the two products of the cross product are off by 3 · 2^-53 of themselves, to first order, and their
 * difference by 2^-53 of itself: by less than 2^-50 of the sum of their sizes; the length times the radius is off by
 * less than 2^-50 of itself.
 */
export function isClear(centre: SetPoint, from: Place, to: Place, radius: number): boolean {
  if (!('type' in centre)) {
    const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
    const [vx, vy] = [centre[0] - from[0], centre[1] - from[1]];
    const [p, q] = [ux * vy, uy * vx];
    const area = p - q;
    const error = (Math.abs(p) + Math.abs(q)) * 2 ** -50;
    const square = ux * ux + uy * uy;
    const least = radius * Math.sqrt(square);
    // The square of a short edge underflows, however large its product with the radius is.
    if (square > LEAST && square < MOST && least > LEAST && least < MOST && error > LEAST && error < MOST) {
      if (area - error > least * (1 + 2 ** -50)) return true;
      if (area + error < least * (1 - 2 ** -50)) return false;
    }
  }
  const [c, a, b, r] = alignedForms2([centre, from, to, [radius, 0]]);
  const [ux, uy] = [b!.x - a!.x, b!.y - a!.y];
  const [vx, vy] = [c!.x - a!.x * c!.w, c!.y - a!.y * c!.w];
  const area = ux * vy - uy * vx;
  const least = r!.x * c!.w;
  return area >= 0n && area * area >= least * least * (ux * ux + uy * uy);
}

/** Is a place ahead of the end of an edge that leads to it from another point, or beside it, exactly? */
export function isAhead(start: Place, end: Place, place: Place): boolean {
  const [ux, uy] = [end[0] - start[0], end[1] - start[1]];
  const [vx, vy] = [place[0] - end[0], place[1] - end[1]];
  const [p, q] = [ux * vx, uy * vy];
  const error = (Math.abs(p) + Math.abs(q)) * 2 ** -50;
  if (error > LEAST && error < MOST) {
    if (p + q > error) return true;
    if (p + q < -error) return false;
  }
  const [a, b, c] = alignedForms2([start, end, place]);
  return (b!.x - a!.x) * (c!.x - b!.x) + (b!.y - a!.y) * (c!.y - b!.y) >= 0n;
}
