/**
 * Which boxes of a tree may be within reach of a point. Never misses one that is; may let one through that is a little
 * farther.
 *
 * Coordinates are taken times a power of two that brings the largest of them near 1 if it is beyond 2^±200, so that
 * squares neither overflow nor, where it counts, underflow: no coordinate is then above 2^200, and what a scaled one
 * loses to underflow is at most 2^-1075.
 *
 * Rounding: the gap along an axis is a difference (one rounding), squares and sums have three more, so that a computed
 * squared gap is above the true one by less than 5u of it, u = 2^-53, and by 2^-870 for underflow. `limitTo` enlarges
 * the limit by more than both.
 */
import { exponentOf, powerOfTwo } from '../arithmetic/float64.js';
import type { Bvh } from './bvh-tree.js';

const SLACK = 1 + 2 ** -48;
const TINY = 2 ** -800;

/** A square, in scaled units, enlarged by more than what a computed gap of boxes may be above the true one. */
export function enlargedLimit(square: number): number {
  return square * SLACK + TINY;
}

/**
 * More than what a computed square of a gap may be off, with the error of adding it. Scaled coordinates lose at most
 * 2^-1075 each, a gap of them at most 2^-1073; it is below 2^202, so that its square loses less than 2^-870.
 */
export function gapSlackOf(square: number): number {
  return square * 2 ** -48 + TINY;
}
const LARGE = 2 ** 200;
const SMALL = 2 ** -200;

/** The point's coordinates, scaled, in a reach's numbers. */
export const POINT = 0;
/** The power of two. */
export const SCALE = 3;
/** The square of how far boxes are of interest, enlarged. */
export const LIMIT = 4;

/** A point made ready for boxes. */
export class PointReach {
  /** See POINT, SCALE, LIMIT. */
  readonly numbers = new Float64Array(5);
  /** Nodes that wait, and their squared gaps. A tree over n boxes is at most 160 levels deep. */
  readonly stack = new Uint32Array(256);
  readonly gaps = new Float64Array(256);

  /** @param bounds the box around everything in the tree; not looked at if the tree is empty */
  load({ bounds }: Bvh, point: ArrayLike<number>): void {
    const { numbers } = this;
    let most = 0;
    for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(point[k]!));
    for (let k = 0; k < 6 && k < bounds.length; k++) most = Math.max(most, Math.abs(bounds[k]!));
    const scale = scaleFor(most);
    for (let k = 0; k < 3; k++) numbers[k] = point[k]! * scale;
    numbers[SCALE] = scale;
    numbers[LIMIT] = Number.POSITIVE_INFINITY;
  }

  /**
   * Boxes farther than r need not be shown.
   *
   * @returns what is not above this square, in scaled units, is certainly within r
   */
  limitToLength(r: number): number {
    const scaled = r * this.numbers[SCALE]!;
    const square = scaled * scaled;
    this.limitTo(square);
    return square / SLACK - TINY;
  }

  /** Is a lower bound of a square, in scaled units, certainly beyond the limit? */
  isBeyond(square: number): boolean {
    return square > this.numbers[LIMIT]!;
  }

  /** Boxes farther than the root of this number, which is in scaled units, need not be shown. */
  limitTo(square: number): void {
    this.numbers[LIMIT] = enlargedLimit(square);
  }
}

function scaleFor(most: number): number {
  return powerOfTwo(scaleExponentFor(most));
}

/** The exponent of the power of two that brings the largest coordinate near 1, or 0 where that is not needed. */
export function scaleExponentFor(most: number): number {
  if ((most >= SMALL && most <= LARGE) || most === 0) return 0;
  // The reciprocal of a subnormal number may be too large.
  return Math.min(-exponentOf(most), 1023);
}

/** How far p is from low..high: at least 0. */
function gapAlong(low: number, high: number, p: number): number {
  return p < low ? low - p : p > high ? p - high : 0;
}

/** The square of the distance from a point to a box, in scaled units: at least 0, and roundly not too large. */
export function squaredGap(
  boxes: Float64Array,
  i: number,
  px: number,
  py: number,
  pz: number,
  s: number,
): number {
  const x = gapAlong(boxes[i]! * s, boxes[i + 3]! * s, px);
  const y = gapAlong(boxes[i + 1]! * s, boxes[i + 4]! * s, py);
  const z = gapAlong(boxes[i + 2]! * s, boxes[i + 5]! * s, pz);
  return x * x + y * y + z * z;
}

/** Shows the places whose boxes may be within the reach, which may shrink meanwhile, nearer nodes first. */
export function walkNear(bvh: Bvh, reach: PointReach, visit: (place: number) => void): void {
  const { bounds, links, counts, boxes } = bvh;
  const { stack, gaps, numbers } = reach;
  if (counts.length === 0) return;
  const px = numbers[POINT]!;
  const py = numbers[POINT + 1]!;
  const pz = numbers[POINT + 2]!;
  const scale = numbers[SCALE]!;
  let depth = 0;
  let limit = numbers[LIMIT]!;
  let node = squaredGap(bounds, 0, px, py, pz, scale) <= limit ? 0 : -1;
  while (node >= 0) {
    const link = links[node]!;
    const count = counts[node]!;
    node = -1;
    if (count === 0) {
      const first = squaredGap(bounds, 6 * link, px, py, pz, scale);
      const second = squaredGap(bounds, 6 * link + 6, px, py, pz, scale);
      const isFirst = first <= second;
      const farther = isFirst ? second : first;
      if (farther <= limit) {
        stack[depth] = isFirst ? link + 1 : link;
        gaps[depth++] = farther;
      }
      if ((isFirst ? first : second) <= limit) node = isFirst ? link : link + 1;
    } else {
      for (let place = link; place < link + count; place++) {
        if (squaredGap(boxes, 6 * place, px, py, pz, scale) > limit) continue;
        visit(place);
        limit = numbers[LIMIT]!;
      }
    }
    while (depth > 0 && node < 0) if (gaps[--depth]! <= limit) node = stack[depth]!;
  }
}
