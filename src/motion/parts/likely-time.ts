/** Where in time a moving core is likely to touch what stays first: a walk in doubles, which proves nothing. */
import { atPoint, D, MEETING, reduce, SCALE, V } from '../../distance/small/simplex.js';
import type { MovingHull } from './moving-hull.js';

/** Steps in time, and steps of the walk between the hulls in each. */
const MOST_STEPS = 24;
const MOST_TURNS = 16;

/** What is nearer than this share of the radius is as near as doubles tell. */
const NEAR = 2 ** -46;

/** A step that brings less than this share has brought nothing. */
const NO_NEARER = 1 - 2 ** -45;

/**
 * The time, if there is one from 0 to 1; NaN where none is likely. Steps of Newton's method for the distance, a convex
 * function of time (first-impact.ts): the later they begin, the fewer they are.
 *
 * @param from a time that is not later
 */
export function likelyTime(hull: MovingHull, from: number): number {
  const scale = hull.scale();
  if (scale === 0) return Number.NaN;
  const { motion } = hull;
  const radius = hull.radius * scale;
  let time = from;
  for (let step = 0; step < MOST_STEPS; step++) {
    hull.moveTo(time);
    if (!walk(hull, scale)) return time;
    const [x, y, z] = [V[0]! / SCALE[0]!, V[1]! / SCALE[0]!, V[2]! / SCALE[0]!];
    const length = Math.sqrt(x * x + y * y + z * z);
    const gap = length - radius;
    if (!(gap > NEAR * (radius === 0 ? 1 : length))) return time;
    const closing = -(x * motion[0]! + y * motion[1]! + z * motion[2]!) * scale;
    const by = (gap * length) / closing;
    if (!(closing > 0) || !(time + by <= 1 + NEAR)) return Number.NaN;
    if (!(time + by > time)) return time;
    time = Math.min(1, time + by);
  }
  return time;
}

/** Puts the shortest vector from what stays to the core, as it was moved, into V; false if they seem to meet. */
function walk({ swept, corners, count, placed }: MovingHull, scale: number): boolean {
  const core = 3 * count;
  let size = 0;
  for (let step = 0; step < MOST_TURNS; step++) {
    if (step === 0) {
      setDifference(0, swept, core, corners, 0, scale);
      size = atPoint(0);
      continue;
    }
    const i = lowest(swept, core, 2 * core, 1);
    const j = lowest(corners, 0, 3 * placed, -1);
    setDifference(size, swept, i, corners, j, scale);
    if (!(along(size) < along(0) - (1 - NO_NEARER) * Math.abs(along(0)))) return true;
    size = reduce(size + 1, 0);
    if (size === MEETING || size === 0) return false;
  }
  return true;
}

function setDifference(
  k: number,
  p: Float64Array,
  i: number,
  q: Float64Array,
  j: number,
  scale: number,
): void {
  D[4 * k] = (p[i]! - q[j]!) * scale;
  D[4 * k + 1] = (p[i + 1]! - q[j + 1]!) * scale;
  D[4 * k + 2] = (p[i + 2]! - q[j + 2]!) * scale;
}

const along = (k: number): number => V[0]! * D[4 * k]! + V[1]! * D[4 * k + 1]! + V[2]! * D[4 * k + 2]!;

/** Where the point begins that is lowest along V, or highest. */
function lowest(p: Float64Array, from: number, end: number, sign: number): number {
  const [x, y, z] = [sign * V[0]!, sign * V[1]!, sign * V[2]!];
  let at = from;
  let least = x * p[from]! + y * p[from + 1]! + z * p[from + 2]!;
  for (let i = from + 3; i < end; i += 3) {
    const value = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    if (value < least) {
      least = value;
      at = i;
    }
  }
  return at;
}
