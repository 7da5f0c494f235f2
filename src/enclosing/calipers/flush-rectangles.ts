import { cross, dot, type HullRing, type Integer2 } from './hull-ring.js';

/**
 * A rectangle with a side along an edge of a hull: places of corners of the ring, and its extents times the length of
 * the edge.
 */
export interface FlushRectangle {
  /** Where the edge starts. */
  readonly edge: number;
  /** The first corners, going around, that are farthest along the edge, away from it, and back along it. */
  readonly right: number;
  readonly opposite: number;
  readonly left: number;
  readonly direction: Integer2;
  /** The square of the edge's length. */
  readonly square: bigint;
  readonly width: bigint;
  readonly height: bigint;
}

/**
 * Calls back with the rectangle along each edge of a hull of two corners or more. The three other corners of a
 * rectangle go around once while the edge does.
 *
 * Source: Toussaint 1983, "Solving geometric problems with the rotating calipers".
 */
export function forFlushRectangles(ring: HullRing, call: (rectangle: FlushRectangle) => void): void {
  let [right, opposite, left] = [0, 0, 0];
  for (let edge = 0; edge < ring.length; edge++) {
    right = Math.max(right, edge + 1);
    while (ring.along(edge, right) > 0) right++;
    opposite = Math.max(opposite, right);
    while (ring.away(edge, opposite) > 0) opposite++;
    left = Math.max(left, opposite);
    while (ring.along(edge, left) < 0) left++;
    const direction = ring.vector(edge, edge + 1);
    call({
      edge,
      right,
      opposite,
      left,
      direction,
      square: dot(direction, direction),
      width: dot(direction, ring.vector(left, right)),
      height: cross(direction, ring.vector(edge, opposite)),
    });
  }
}

/** A number to compare by: a fraction with a positive denominator. */
export interface Measure {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The rectangle with the least measure; of equal ones that whose edge starts at the point with the lowest number. */
export function leastRectangle(
  ring: HullRing,
  measure: (rectangle: FlushRectangle) => Measure,
): FlushRectangle {
  let least: { rectangle: FlushRectangle; value: Measure } | undefined;
  forFlushRectangles(ring, (rectangle) => {
    const value = measure(rectangle);
    const order =
      least === undefined
        ? -1n
        : value.numerator * least.value.denominator - least.value.numerator * value.denominator;
    if (order > 0n) return;
    if (order < 0n || ring.number(rectangle.edge) < ring.number(least!.rectangle.edge)) {
      least = { rectangle, value };
    }
  });
  return least!.rectangle;
}
