import { loadPoints, type PointList, reject, requireNoMore } from '../../core/arguments/index.js';
import type { Ellipsoid } from '../../core/shapes.js';
import {
  dot,
  exactCross,
  exactDifference,
  exactDot,
  type IntegerVector,
  integersOf,
  pointAt,
  scaled,
  type Vector,
  withPlainZeros,
} from '../points/vectors.js';
import { type Axes, bestAxes } from './enclosing-oriented-box.js';
import { type Outline, outlineOf, placeOf, rangeAlong } from './outline.js';
import { principalAxes } from './principal-axes.js';

/**
 * The shortest semi-axis, as a part of the size: what is flat needs a little thickness to have independent axes, and
 * enough that the rounding of the long ones, 2^-53 of them, is a small part of it.
 */
const THINNEST = 2 ** -24;
/** The same as a part of the coordinates, whose rounding is 2^-53 of them. */
const THINNEST_BY_PLACE = 2 ** -50;

/** A digit of a double, as a part of it. */
const DIGIT = 2 ** -52;

/** A semi-axis by its direction, which is about 1 long, and its length. */
interface SemiAxis {
  readonly direction: Vector;
  readonly length: number;
}

/** An ellipsoid of the picture. */
interface Guess {
  readonly center: Vector;
  readonly axes: readonly SemiAxis[];
  readonly volume: number;
}

/**
 * An ellipsoid that encloses points of space for certain: that of a small oriented box or of the box along the
 * principal axes, scaled so that it just contains all points. (The least of all is not looked for.)
 *
 * It is chosen in doubles, and made larger until exact signs say that it contains all points: y0² + y1² + y2² <= 1 for
 * the coordinates along the axes as they are, which need not be perpendicular. Flat sets have a flat ellipsoid with a
 * little thickness, 2^-24 of the size; a single point has one with semi-axes of 2^-50 of its greatest coordinate.
 * Neither is thinner than the least double.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 2.5.6.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   doubles are large enough, where coordinates are within a few powers of two of the largest double
 * @example
 * enclosingEllipsoid([[-2, 0, 0], [2, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1]]).axes.length; // 3
 */
export function enclosingEllipsoid(points: PointList): Ellipsoid {
  if (arguments.length > 1) requireNoMore('enclosingEllipsoid', 1, arguments[1]);
  const outline = outlineOf(loadPoints('enclosingEllipsoid', 'points', points, 3, 1));
  const { center, axes } = [bestAxes(outline), principalAxes(outline.vectors)]
    .map((frame) => ellipsoidAlong(outline, frame))
    .reduce((best, guess) => (guess.volume < best.volume ? guess : best));
  const place = placeOf(outline, center);
  // Each try is larger by twice as many digits, the first by one.
  for (let digits = 0; ; digits = digits === 0 ? 1 : 2 * digits) {
    const larger = axes.map((axis) => enlarged(outline, axis, digits)) as unknown as Axes;
    if (![...place, ...larger.flat()].every(Number.isFinite)) break;
    if (containsAll(outline.x, place, larger)) return { center: place, axes: larger };
  }
  return reject('enclosingEllipsoid', 'points', 'points that an ellipsoid of doubles can enclose', outline.x);
}

/**
 * A semi-axis of the picture in space, longer by so many digits; by as many of the least double, because a part of that
 * is none.
 */
function enlarged({ size }: Outline, { direction, length }: SemiAxis, digits: number): Vector {
  const inSpace = length * (1 + digits * DIGIT) * size + digits * Number.MIN_VALUE;
  return withPlainZeros(scaled(direction, inSpace));
}

/** The shortest semi-axis that an ellipsoid of the picture may have. */
function thinnestOf({ vectors, middle, size }: Outline): number {
  const away = Math.max(...middle.map(Math.abs)) / size;
  const byPlace = Math.min(1, THINNEST_BY_PLACE * away);
  return vectors.length === 1 ? byPlace : Math.max(THINNEST, byPlace);
}

function ellipsoidAlong(outline: Outline, frame: Axes): Guess {
  const { vectors } = outline;
  const thinnest = thinnestOf(outline);
  const ranges = frame.map((axis) => rangeAlong(vectors, axis));
  const middle = ranges.map(([low, high]) => (low + high) / 2);
  const half = ranges.map(([low, high]) => Math.max((high - low) / 2, thinnest));
  const squareOf = (v: Vector) => {
    const [a, b, c] = frame.map((axis, k) => (dot(axis, v) - middle[k]!) / half[k]!) as unknown as Vector;
    return a * a + b * b + c * c;
  };
  const farthest = vectors.reduce((most, v) => Math.max(most, squareOf(v)), 0);
  // A point has the quotient of 0 and 0.
  const factor = Math.sqrt(farthest) || 1;
  const center = [0, 1, 2].map((k) =>
    frame.reduce((sum, axis, i) => sum + axis[k]! * middle[i]!, 0),
  ) as unknown as Vector;
  return {
    center,
    axes: frame.map((direction, k) => ({ direction, length: factor * half[k]! })),
    volume: half.reduce((product, h) => product * factor * h, 1),
  };
}

/** Whether an ellipsoid has independent axes and contains all points, exactly. */
function containsAll(x: Float64Array, center: Vector, axes: Axes): boolean {
  const u = integersOf(axes);
  const [a, b, c] = u.vectors as readonly [IntegerVector, IntegerVector, IntegerVector];
  const normals = [exactCross(b, c), exactCross(c, a), exactCross(a, b)];
  const determinant = exactDot(a, normals[0]!);
  if (determinant === 0n) return false;
  const limit = determinant * determinant;
  for (let i = 0; 3 * i < x.length; i++) {
    const { vectors, exponent } = integersOf([pointAt(x, i), center]);
    const v = exactDifference(vectors[0]!, vectors[1]!);
    const square = normals.reduce((sum, normal) => sum + exactDot(normal, v) ** 2n, 0n);
    const shift = BigInt(2 * (exponent - u.exponent));
    if (shift < 0n ? square > limit << -shift : square << shift > limit) return false;
  }
  return true;
}
