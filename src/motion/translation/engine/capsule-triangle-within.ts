/**
 * Does a capsule that translates touch a triangle not later than a time? Over flat buffers, unchecked: the inner step
 * of bodies that move through meshes. A sphere is a capsule without a length.
 */
import { allocateScratch } from '../../../arithmetic/scratch.js';
import { UNDECIDED } from '../../../core/sign.js';
import { AT_SCALE, comparePoints, HIGH, LIMITS, LOW, REACH } from '../../../distance/lazy/compare-points.js';
import { givenTriangle } from '../../../distance/shapes/flat.js';
import { givenCapsule } from '../../../round/shapes/swept.js';
import { compareTime } from './compare-time.js';
import { movingPair } from './moving-pair.js';

/** The core at both ends of the time, and the triangle. */
const POINTS: Float64Array = /* @__PURE__ */ allocateScratch(21);
const TRIANGLE = 12;
/** Between these, nothing has to be scaled. */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;

/**
 * A capsule of seven numbers (start, end, radius) that moves by `motion` from time 0 to 1, and a triangle that stays:
 * have they a common point at any time from 0 to `time`, which is from 0 to 1?
 *
 * In doubles, the hull of the core at both ends beside the triangle: the product and the sum in a moved coordinate are
 * off by less than 2.1u of its reach, the sum of both magnitudes (compare-points.ts allows 4.1u).
 */
export function capsuleMeetsTriangleBy(
  capsule: Float64Array,
  motion: Float64Array,
  time: number,
  positions: ArrayLike<number>,
  i: number,
  j: number,
  k: number,
): boolean {
  const nearly = meetsNearly(capsule, motion, time, positions, i, j, k);
  return nearly === UNDECIDED ? meetsExactly(capsule, motion, time, positions, [i, j, k]) : nearly <= 0;
}

function meetsNearly(
  capsule: Float64Array,
  motion: Float64Array,
  time: number,
  positions: ArrayLike<number>,
  i: number,
  j: number,
  k: number,
) {
  let core = 0;
  let still = 0;
  for (let axis = 0; axis < 3; axis++) {
    const by = motion[axis]! * time;
    const [p, q] = [capsule[axis]!, capsule[axis + 3]!];
    POINTS[axis] = p;
    POINTS[axis + 3] = p + by;
    POINTS[axis + 6] = q;
    POINTS[axis + 9] = q + by;
    core = Math.max(core, Math.abs(p) + Math.abs(by), Math.abs(q) + Math.abs(by));
    const [a, b, c] = [positions[3 * i + axis]!, positions[3 * j + axis]!, positions[3 * k + axis]!];
    POINTS[TRIANGLE + axis] = a;
    POINTS[TRIANGLE + axis + 3] = b;
    POINTS[TRIANGLE + axis + 6] = c;
    still = Math.max(still, Math.abs(a), Math.abs(b), Math.abs(c));
  }
  const reach = (core + still) * (1 + 2 ** -50);
  if (!(reach > LEAST && reach < MOST)) return UNDECIDED;
  LIMITS[LOW] = capsule[6]!;
  LIMITS[HIGH] = capsule[6]!;
  LIMITS[REACH] = reach;
  LIMITS[AT_SCALE] = 1;
  return comparePoints(POINTS, 0, 4, POINTS, TRIANGLE, 3);
}

function meetsExactly(
  capsule: Float64Array,
  motion: Float64Array,
  time: number,
  positions: ArrayLike<number>,
  corners: readonly [number, number, number],
): boolean {
  const at = (list: ArrayLike<number>, from: number): [number, number, number] => [
    list[from]!,
    list[from + 1]!,
    list[from + 2]!,
  ];
  const { core, radius } = givenCapsule('capsuleMeetsTriangleBy', 'capsule', {
    start: at(capsule, 0),
    end: at(capsule, 3),
    radius: capsule[6]!,
  });
  const [a, b, c] = corners.map((corner) => at(positions, 3 * corner)) as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const triangle = givenTriangle('capsuleMeetsTriangleBy', 'triangle', { a, b, c });
  const pair = movingPair(
    { core: core.cells(), radius, motion: at(motion, 0) },
    { core: triangle.cells(), radius: 0, motion: [0, 0, 0] },
  );
  return compareTime(pair, time) <= 0;
}
