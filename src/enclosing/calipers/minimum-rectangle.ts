import { type Rational, toNumber } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import type { PointList } from '../../core/arguments/index.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { type FlushRectangle, leastRectangle, type Measure } from './flush-rectangles.js';
import { dot, type ExactPoint2, HullRing, type Integer2, roundedPoint } from './hull-ring.js';

/** A corner as the nearest doubles. */
type Corner = readonly [number, number];

/** A rectangle around points with a side on an edge of their hull. See {@link minimumAreaRectangle2d}. */
export interface EnclosingRectangle {
  /**
   * The numbers of the two points at the ends of the edge that a side lies on; twice the same if all points are equal.
   */
  readonly edge: readonly [number, number];
  readonly area: Rational;
  /** The square of the perimeter: the perimeter itself has a square root. */
  readonly squaredPerimeter: Rational;
  /** The double nearest to the perimeter. */
  readonly perimeter: number;
  /** The corners, counterclockwise from where the side on the edge starts, exactly. */
  readonly corners: readonly ExactPoint2[];
  /** The area and the corners as nearest doubles: a rectangle no more, and it may miss points by their rounding. */
  readonly rounded: { readonly area: number; readonly corners: readonly (readonly [number, number])[] };
}

/** A corner, times the square of the edge's length: from the start of the edge so far along it and away from it. */
function cornerAt(
  ring: HullRing,
  { edge, direction, square }: FlushRectangle,
  along: bigint,
  away: bigint,
): Integer2 {
  const [x, y] = direction;
  const from = ring.integers(edge);
  return [from[0] * square + along * x - away * y, from[1] * square + along * y + away * x];
}

/** How far a rectangle reaches along its edge, from where that starts. */
function rangeOf(
  ring: HullRing,
  { edge, right, left, direction }: FlushRectangle,
): readonly [bigint, bigint] {
  return [dot(direction, ring.vector(edge, left)), dot(direction, ring.vector(edge, right))];
}

function cornersOf(ring: HullRing, rectangle: FlushRectangle): ExactPoint2[] {
  const { square, height } = rectangle;
  const [low, high] = rangeOf(ring, rectangle);
  const at = (along: bigint, away: bigint): ExactPoint2 => {
    const [x, y] = cornerAt(ring, rectangle, along, away);
    return [ring.rational(x, square, 1), ring.rational(y, square, 1)];
  };
  return [at(low, 0n), at(high, 0n), at(high, height), at(low, height)];
}

/**
 * The rectangle with the least measure. A single point has an edge from itself to itself, of length 1 where a length
 * divides.
 */
function leastAround(ring: HullRing, measure: (rectangle: FlushRectangle) => Measure): FlushRectangle {
  if (ring.length > 1) return leastRectangle(ring, measure);
  const nothing = { direction: [0n, 0n] as const, square: 1n, width: 0n, height: 0n };
  return { edge: 0, right: 0, opposite: 0, left: 0, ...nothing };
}

function minimum(
  where: string,
  points: PointList,
  measure: (rectangle: FlushRectangle) => Measure,
): EnclosingRectangle {
  const ring = new HullRing(where, points);
  const least = leastAround(ring, measure);
  const { edge, square, width, height } = least;
  const corners = cornersOf(ring, least);
  const around = 2n * (width + height);
  const squaredPerimeter = ring.rational(around * around, square, 2);
  const area = ring.rational(width * height, square, 2);
  return {
    edge: [ring.number(edge), ring.number(edge + 1)],
    area,
    squaredPerimeter,
    perimeter: roundSqrt(squaredPerimeter.numerator, squaredPerimeter.denominator),
    corners,
    rounded: { area: toNumber(area), corners: corners.map(roundedPoint) },
  };
}

/**
 * The rectangle of least area that encloses points of the plane, in whatever direction.
 *
 * One of them has a side on an edge of the hull, so that its area and its corners are rational; areas are compared
 * exactly. Of equally large ones that whose edge starts at the point with the lowest number is returned. Points on a
 * line have a rectangle without area, from one end to the other; equal points one that is a point.
 *
 * Source: Freeman and Shapira 1975, "Determining the minimum-area encasing rectangle for an arbitrary closed curve";
 * Toussaint 1983, "Solving geometric problems with the rotating calipers"; Ericson, Real-Time Collision Detection,
 * 4.4.4.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const { edge, area, rounded } = minimumAreaRectangle2d([[0, 0], [2, 2], [1, 3], [-1, 1], [0, 1]]);
 * edge; // [0, 1]
 * area; // { numerator: 4n, denominator: 1n }
 * rounded.corners; // [[0, 0], [2, 2], [1, 3], [-1, 1]]
 */
export function minimumAreaRectangle2d(points: PointList): EnclosingRectangle {
  if (arguments.length > 1) requireNoMore('minimumAreaRectangle2d', 1, arguments[1]);
  return minimum('minimumAreaRectangle2d', points, areaOf);
}

const areaOf = ({ width, height, square }: FlushRectangle): Measure => ({
  numerator: width * height,
  denominator: square,
});

/** The nearest doubles to the ends of the side on the edge of {@link minimumAreaRectangle2d}. */
export function leastAreaSide(points: PointList): readonly [Corner, Corner] {
  const ring = new HullRing('minimumAreaRectangle2d', points);
  const least = leastAround(ring, areaOf);
  const [start, end] = rangeOf(ring, least).map((along): Corner => {
    const [x, y] = cornerAt(ring, least, along, 0n);
    return [ring.rounded(x, least.square), ring.rounded(y, least.square)];
  });
  return [start!, end!];
}

/**
 * The rectangle of least perimeter that encloses points of the plane, in whatever direction; see
 * {@link minimumAreaRectangle2d}.
 *
 * It has a side on an edge of the hull, too: between two edges the perimeter is a sum of a sine and a cosine of the
 * angle, which has no least value inside. Perimeters along different edges have different square roots, and are
 * compared by their squares, which are rational.
 *
 * Source: DePano 1987, "Polygon approximation with optimized polygonal enclosures"; Toussaint 1983, "Solving geometric
 * problems with the rotating calipers".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const { perimeter, squaredPerimeter } = minimumPerimeterRectangle2d([[0, 0], [3, 0], [3, 1], [0, 1]]);
 * squaredPerimeter; // { numerator: 64n, denominator: 1n }
 * perimeter; // 8
 */
export function minimumPerimeterRectangle2d(points: PointList): EnclosingRectangle {
  if (arguments.length > 1) requireNoMore('minimumPerimeterRectangle2d', 1, arguments[1]);
  return minimum('minimumPerimeterRectangle2d', points, ({ width, height, square }) => ({
    numerator: (width + height) ** 2n,
    denominator: square,
  }));
}
