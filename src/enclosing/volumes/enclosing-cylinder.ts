import type { Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, reject } from '../../core/arguments/index.js';
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
} from '../points/vectors.js';
import { smallestOfPoints } from '../spheres/smallest-of-points.js';
import { bestAxes } from './enclosing-oriented-box.js';
import { greatestOf } from './farthest.js';
import { type Outline, outlineOf, placeOf } from './outline.js';
import { principalAxes } from './principal-axes.js';
import { boundOfSquares } from './segment-distance.js';

/** A cylinder of the picture, by the middle of its axis and half of it. */
interface Guess {
  readonly middle: Vector;
  readonly half: Vector;
  readonly volume: number;
}

/**
 * A cylinder with flat ends that encloses points of space for certain, of about the least volume along the axes of a small oriented box, or
 * along the principal axes. (The least of all is not looked for.)
 *
 * The axis is chosen in doubles, and made longer until exact signs say that all points are between its ends; the radius is then the least
 * double that reaches all of them, compared exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 13.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no doubles are large
 *   enough
 * @example
 * const { radius } = enclosingCylinder([[1, 0, -5], [-1, 0, -5], [0, 1, 5], [0, -1, 5]]);
 * radius < 1.0000001; // true
 */
export function enclosingCylinder(points: PointList): Cylinder {
  const outline = outlineOf(loadPoints('enclosingCylinder', 'points', points, 3, 1));
  const { x } = outline;
  const ends = longEnough(outline, bestAxis(outline));
  const radius = ends === undefined ? Number.POSITIVE_INFINITY : radiusAroundLine(x, ...ends);
  if (ends !== undefined && Number.isFinite(radius)) return { start: ends[0], end: ends[1], radius };
  return reject('enclosingCylinder', 'points', 'points that a cylinder of doubles can enclose', x);
}

function bestAxis(outline: Outline): Guess {
  let best: Guess | undefined;
  for (const axis of [...bestAxes(outline), ...principalAxes(outline.sample)]) {
    const guess = cylinderAlong(outline.sample, axis);
    if (best === undefined || guess.volume < best.volume) best = guess;
  }
  return best!;
}

function cylinderAlong(vectors: readonly Vector[], axis: Vector): Guess {
  // What is seen along the axis, turned by a right angle: its circle has the radius, and the center turns back.
  const seen = Float64Array.from(vectors.flatMap((v) => crossed(axis, v)));
  const { center, radius } = smallestOfPoints(seen, 3).rounded;
  const heights = vectors.map((v) => dot(axis, v));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const through = crossed(center as unknown as Vector, axis);
  return {
    middle: sum(through, scaled(axis, (low + high) / 2)),
    half: scaled(axis, (high - low) / 2),
    // Flat ones are compared by their radii.
    volume: radius * radius * (high - low + 2 ** -30) + 2 ** -30 * radius * (high - low),
  };
}

/** Ends that all points are between; `undefined` if no doubles are. Each try is longer by twice as much, the first by a digit. */
function longEnough(outline: Outline, { middle, half }: Guess): readonly [Vector, Vector] | undefined {
  const direction = dot(half, half) > 0 ? half : ([1, 0, 0] as const);
  const length = Math.sqrt(dot(direction, direction));
  for (let more = 0; more < 2 ** 1000; more = more === 0 ? 2 ** -52 : 2 * more) {
    // What is longer in the picture by less than a digit of the coordinates is no longer in space.
    const reach = scaled(direction, (dot(half, half) > 0 ? 1 : 0) + more / length);
    const start = placeOf(outline, difference(middle, reach));
    const end = placeOf(outline, sum(middle, reach));
    if (![...start, ...end].every(Number.isFinite)) return undefined;
    if (areBetween(outline.x, start, end)) return [start, end];
  }
  return undefined;
}

/** Whether start and end are two points, and all points are between the planes there. */
function areBetween(x: Float64Array, start: Vector, end: Vector): boolean {
  if (start.every((coordinate, k) => coordinate === end[k])) return false;
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
