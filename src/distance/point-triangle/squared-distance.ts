/** The squared distance of a point and a triangle or a segment, rounded correctly. */
import { roundedCloseRoot, roundedCloseSquare } from './close-words.js';
import {
  type Foot,
  footOn,
  roundedDistanceTo,
  roundedSquareTo,
  segmentFoot,
  triangleFoot,
} from './exact-foot.js';
import { exactTriangleRegion } from './exact-region.js';
import { segmentRegion, triangleRegion, UNKNOWN } from './region.js';
import { roundedRoot, roundedSquare } from './words.js';

/**
 * The square of the distance to the triangle of the question; NaN if it is not certain. Only finite numbers have one.
 */
export function triangleSquare(): number {
  const region = triangleRegion();
  return region === UNKNOWN ? Number.NaN : roundedSquare(region);
}

/** The same for the segment of the question. */
export function segmentSquare(): number {
  const region = segmentRegion();
  return region === UNKNOWN ? Number.NaN : roundedSquare(region);
}

/** {@link triangleSquare} for any finite numbers. */
export function exactTriangleSquare(): number {
  return squareToFeature(nearestFeature());
}

/** {@link segmentSquare} for any finite numbers. */
export function exactSegmentSquare(): number {
  return roundedSquareTo(segmentFoot());
}

/** The feature of the triangle of the question that is nearest. */
export function nearestFeature(): number {
  const region = triangleRegion();
  if (region !== UNKNOWN) return region;
  const exactly = exactTriangleRegion();
  return exactly === UNKNOWN ? triangleFoot().code : exactly;
}

/** The square of the distance to the feature of the triangle of the question that is known to be nearest. */
export function squareToFeature(code: number): number {
  return firstCertain(roundedSquare, roundedCloseSquare, code, roundedSquareTo);
}

/** The distance to it. */
export function distanceToFeature(code: number): number {
  return firstCertain(roundedRoot, roundedCloseRoot, code, roundedDistanceTo);
}

type Measure = (code: number) => number;

function firstCertain(
  first: Measure,
  second: Measure,
  code: number,
  exactly: (foot: Foot) => number,
): number {
  const nearly = first(code);
  if (!Number.isNaN(nearly)) return nearly;
  const closely = second(code);
  return Number.isNaN(closely) ? exactly(footOn(code)) : closely;
}
