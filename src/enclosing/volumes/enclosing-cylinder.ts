import type { Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, reject, requireNoMore } from '../../core/arguments/index.js';
import type { Cylinder } from '../../core/shapes.js';
import { dot3d } from '../../predicates/index.js';
import { rootUp } from '../points/root-up.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  crossed,
  difference,
  dot,
  exactDifference,
  exactDot,
  type IntegerVector,
  integersOf,
  pointAt,
  scaled,
  sum,
  type Vector,
  withPlainZeros,
} from '../points/vectors.js';
import { roundedSmallest } from '../spheres/smallest-of-points.js';
import { bestAxes, distinctVectors } from './enclosing-oriented-box.js';
import { greatestOf } from './farthest.js';
import { type Outline, outlineOf, placeOf, rangeAlong } from './outline.js';
import { principalAxes } from './principal-axes.js';
import { boundOfSquares } from './segment-distance.js';

/** A cylinder of the picture, by the middle of its axis, the direction, and half of its length. */
interface Guess {
  readonly middle: Vector;
  readonly axis: Vector;
  readonly half: number;
  readonly volume: number;
}

/** A digit of a double, as a part of it. */
const DIGIT = 2 ** -52;
/** What is flat is compared as if it were so high, as a part of the size: a choice, and nothing rests on it. */
const FLAT = 2 ** -30;

/**
 * A cylinder with flat ends that encloses points of space for certain, of about the least volume along the axes of a
 * small oriented box, or along the principal axes. (The least of all is not looked for.)
 *
 * The axis is chosen in doubles, and made longer until exact signs say that all points are between its ends; the radius
 * is then the least double that reaches all of them, compared exactly. Points on a plane or line have a cylinder with a
 * little height, a single one with hardly any: its ends have to be two points.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 2.5.5.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   doubles are large enough, where coordinates are within a few powers of two of the largest double
 * @example
 * const { radius } = enclosingCylinder([[1, 0, -5], [-1, 0, -5], [0, 1, 5], [0, -1, 5]]);
 * radius < 1.0000001; // true
 */
export function enclosingCylinder(points: PointList): Cylinder {
  if (arguments.length > 1) requireNoMore('enclosingCylinder', 1, arguments[1]);
  const outline = outlineOf(loadPoints('enclosingCylinder', 'points', points, 3, 1));
  const { x } = outline;
  const ends = longEnough(outline, bestAxis(outline));
  const radius = ends === undefined ? Number.POSITIVE_INFINITY : radiusAroundLine(x, ...ends);
  if (ends !== undefined && Number.isFinite(radius)) return { start: ends[0], end: ends[1], radius };
  return reject('enclosingCylinder', 'points', 'points that a cylinder of doubles can enclose', x);
}

function bestAxis(outline: Outline): Guess {
  let best: Guess | undefined;
  for (const axis of distinctVectors([...bestAxes(outline), ...principalAxes(outline.sample)])) {
    const guess = cylinderAlong(outline, axis);
    if (best === undefined || guess.volume < best.volume) best = guess;
  }
  return best!;
}

function cylinderAlong(outline: Outline, axis: Vector): Guess {
  const vectors = outline.sample;
  // What is seen along the axis, turned by a right angle: its circle has the radius, and the center turns back.
  const seen = Float64Array.from(vectors.flatMap((v) => crossed(axis, v)));
  const { center, radius } = roundedSmallest(seen, 3);
  const [low, high] = rangeAlong(vectors, axis);
  const through = crossed(center as unknown as Vector, axis);
  const length = high - low;
  // Flat ones are compared by their radii, and by how far apart the ends are at least.
  const height = length + FLAT + digitAlong(outline, axis);
  return {
    middle: sum(through, scaled(axis, (low + high) / 2)),
    axis,
    half: length / 2,
    volume: radius * radius * height + FLAT * radius * length,
  };
}

/** How far apart neighbouring doubles are along an axis, where the points are, in the picture; finite. */
function digitAlong({ middle, size }: Outline, axis: Vector): number {
  const digits = axis.map((part, k) => Math.abs(part * (middle[k]! * DIGIT)) / size);
  return Math.min(digits[0]! + digits[1]! + digits[2]!, Number.MAX_VALUE);
}

/**
 * Ends that all points are between; `undefined` if no doubles are. Each try is longer by twice as much in space, the
 * first by a digit of the size. The coordinates may have longer digits: then ends stay where they are for a while. But
 * when they are farther apart than the points and the origin are, their direction is right up to a few digits, and that
 * is enough.
 */
function longEnough(outline: Outline, { middle, axis, half }: Guess): readonly [Vector, Vector] | undefined {
  const [low, high] = [-half, half].map((t) => placeOf(outline, sum(middle, scaled(axis, t))));
  const digit = Math.max(outline.size * DIGIT, Number.MIN_VALUE);
  let tried: readonly [Vector, Vector] | undefined;
  for (let more = 0; ; more = more === 0 ? digit : 2 * more) {
    const ends = [along(low!, axis, -more), along(high!, axis, more)] as const;
    if (!ends.flat().every(Number.isFinite)) return undefined;
    if (tried !== undefined && areSame(tried[0], ends[0]) && areSame(tried[1], ends[1])) continue;
    if (areBetween(outline.x, ...ends)) return ends;
    tried = ends;
  }
}

const along = (from: Vector, axis: Vector, t: number): Vector => withPlainZeros(sum(from, scaled(axis, t)));
const areSame = (p: Vector, q: Vector): boolean => p.every((coordinate, k) => coordinate === q[k]);

/** Whether start and end are two points, and all points are between the planes there. */
function areBetween(x: Float64Array, start: Vector, end: Vector): boolean {
  if (areSame(start, end)) return false;
  for (let i = 0; 3 * i < x.length; i++) {
    const p = pointAt(x, i);
    if (dot3d(...start, ...end, ...start, ...p) < 0 || dot3d(...start, ...end, ...p, ...end) < 0)
      return false;
  }
  return true;
}

/** The least radius of doubles around a line that reaches all points. */
function radiusAroundLine(x: Float64Array, start: Vector, end: Vector): number {
  const e = difference(end, start);
  const square = dot(e, e);
  const farthest = greatestOf(
    x.length / 3,
    (i) => {
      const v = difference(pointAt(x, i), start);
      const along = dot(v, e);
      return dot(v, v) - (along * along) / square;
    },
    boundOfSquares(x, [start, end], [square]),
    (i) => exactSquareToLine(pointAt(x, i), start, end),
  );
  return rootUp(farthest);
}

/** The square of the distance of a point from a line, exactly. */
function exactSquareToLine(point: Vector, start: Vector, end: Vector): Rational {
  const { vectors, exponent } = integersOf([point, start, end]);
  const [p, s, t] = vectors as readonly [IntegerVector, IntegerVector, IntegerVector];
  const [v, e] = [exactDifference(p, s), exactDifference(t, s)];
  const [along, square] = [exactDot(v, e), exactDot(e, e)];
  return scaledRational(exactDot(v, v) * square - along * along, square, 2 * exponent);
}
