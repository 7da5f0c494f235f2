import { loadPoints, type PointList, reject, requireNoMore } from '../../core/arguments/index.js';
import type { Capsule } from '../../core/shapes.js';
import { crossed, dot, scaled, sum, type Vector } from '../points/vectors.js';
import { roundedSmallest } from '../spheres/smallest-of-points.js';
import { bestAxes, distinctVectors } from './enclosing-oriented-box.js';
import { type Outline, outlineOf, placeOf } from './outline.js';
import { principalAxes } from './principal-axes.js';
import { radiusAroundSegment } from './segment-distance.js';

const THIRD = 1 / 3;
/** The volume over π, for comparisons. */
const volume = (length: number, radius: number) => radius * radius * (length + 4 * THIRD * radius);

/** A segment of the picture, and about the volume of the capsule around it. */
interface Guess {
  readonly start: Vector;
  readonly end: Vector;
  readonly volume: number;
}

/**
 * A capsule that encloses points of space for certain, of about the least volume along the axes of a small oriented
 * box, or along the principal axes. (The least of all is not looked for.)
 *
 * The segment is chosen in doubles; the radius is then the least double that reaches all points from it, compared
 * exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.2; Eberly, 3D Game Engine Design, 2.5.3.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   doubles are large enough, where coordinates are within a few powers of two of the largest double
 * @example
 * const { start, end, radius } = enclosingCapsule([[-3, 0, 0], [3, 0, 0], [0, 1, 0], [0, -1, 0]]);
 * radius < 1.2; // true
 */
export function enclosingCapsule(points: PointList): Capsule {
  if (arguments.length > 1) requireNoMore('enclosingCapsule', 1, arguments[1]);
  const outline = outlineOf(loadPoints('enclosingCapsule', 'points', points, 3, 1));
  const { start, end } = bestSegment(outline);
  const [p, q] = [placeOf(outline, start), placeOf(outline, end)];
  const radius = [...p, ...q].every(Number.isFinite)
    ? radiusAroundSegment(outline.x, p, q)
    : Number.POSITIVE_INFINITY;
  if (Number.isFinite(radius)) return { start: [...p], end: [...q], radius };
  return reject('enclosingCapsule', 'points', 'points that a capsule of doubles can enclose', outline.x);
}

function bestSegment(outline: Outline): Guess {
  const vectors = outline.sample;
  const { center, radius } = roundedSmallest(Float64Array.from(vectors.flat()), 3);
  const middle = center as unknown as Vector;
  let best: Guess = { start: middle, end: middle, volume: volume(0, radius) };
  for (const axis of distinctVectors([...bestAxes(outline), ...principalAxes(vectors)])) {
    const guess = segmentAlong(vectors, axis);
    if (guess.volume < best.volume) best = guess;
  }
  return best;
}

/** The segment through the middle of what is seen along an axis, as short as its radius allows. */
function segmentAlong(vectors: readonly Vector[], axis: Vector): Guess {
  const seen = Float64Array.from(vectors.flatMap((v) => crossed(axis, v)));
  // The shadow of the points, turned by a right angle: its circle has the radius, and the center turns back.
  const { center, radius } = roundedSmallest(seen, 3);
  const through = crossed(center as unknown as Vector, axis);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const v of vectors) {
    const along = dot(axis, v);
    const beside = sum(v, sum(scaled(axis, -along), scaled(through, -1)));
    const slack = Math.sqrt(Math.max(0, radius * radius - dot(beside, beside)));
    low = Math.min(low, along + slack);
    high = Math.max(high, along - slack);
  }
  const [from, to] = low < high ? [low, high] : [(low + high) / 2, (low + high) / 2];
  return {
    start: sum(through, scaled(axis, from)),
    end: sum(through, scaled(axis, to)),
    volume: volume(to - from, radius),
  };
}
