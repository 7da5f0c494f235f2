import { allocateScratch } from '../../arithmetic/scratch.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type Doubles, exactDoubles, scaleToOne } from '../engine/doubles.js';
import { AT_SCALE, comparePoints, HIGH, LIMITS, LOW, REACH } from './compare-points.js';
import type { Given } from './given.js';

/** Up to eight corners of each of two shapes: V8 makes typed arrays of so many numbers outside, which takes longer. */
const CORNERS: Float64Array = /* @__PURE__ */ allocateScratch(48);
const MOST_CORNERS = 8;
const SECOND = 3 * MOST_CORNERS;
/** Between these, nothing has to be scaled. */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;

/** What {@link compareHulls} says of two bounded shapes that were given. */
export function compareGiven(a: Given, b: Given, low: number, high: number): Sign | Undecided {
  const countA = placeCorners(a, 0);
  const countB = countA === 0 ? 0 : placeCorners(b, SECOND);
  const reach = reachOf(a.numbers) + reachOf(b.numbers);
  if (countB === 0 || !(reach > LEAST && reach < MOST))
    return compareHulls(a.doubles(), b.doubles(), low, high);
  LIMITS[LOW] = low;
  LIMITS[HIGH] = high;
  LIMITS[REACH] = reach;
  LIMITS[AT_SCALE] = 1;
  return comparePoints(CORNERS, 0, countA, CORNERS, SECOND, countB);
}

/** Puts the corners in their places, if they are doubles, and not too many: how many; else 0. */
function placeCorners({ kind, numbers }: Given, at: number): number {
  const count = numbers.length / 3;
  if (kind.doubles === exactDoubles && count <= MOST_CORNERS) {
    for (let i = 0; i < numbers.length; i++) CORNERS[at + i] = numbers[i]!;
    return count;
  }
  if (kind.highest !== 3) return 0;
  for (let i = 0; i < 8; i++) {
    for (let k = 0; k < 3; k++) CORNERS[at + 3 * i + k] = numbers[(i >> k) & 1 ? k + 3 : k]!;
  }
  return 8;
}

function reachOf(numbers: readonly number[]): number {
  let reach = 0;
  for (let i = 0; i < numbers.length; i++) {
    const size = Math.abs(numbers[i]!);
    if (size > reach) reach = size;
  }
  return reach;
}

/**
 * -1 if the distance of two hulls of points is certainly below the first number, 1 if it is certainly above the second,
 * 0 if they certainly meet and the first number is 0.
 */
export function compareHulls(a: Doubles, b: Doubles, low: number, high: number): Sign | Undecided {
  const scale = scaleToOne(a, b);
  // Nothing is known of the errors, or all points are the origin.
  if (scale === 0) return UNDECIDED;
  LIMITS[LOW] = low;
  LIMITS[HIGH] = high;
  LIMITS[REACH] = greatest(a) + greatest(b);
  LIMITS[AT_SCALE] = scale;
  const [p, q] = [a.coordinates, b.coordinates];
  return comparePoints(p, 0, p.length / 3, q, 0, q.length / 3);
}

const greatest = ({ reach: [x, y, z] }: Doubles): number => Math.max(x, y, z);
