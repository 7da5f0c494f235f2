/**
 * Containment in doubles: 1 if it is certain that one shape is in the inside of another, -1 that it is not in it,
 * else 2. What touches the boundary is never certain.
 */
import type { Box3, Capsule, Point3, Segment, Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { hullFilter, setDifference } from './hull.js';
import { proposeSegment } from './propose.js';
import { lengthFilter } from './squares.js';

/**
 * Is a ball in a box? The least distance of its center behind a face against its radius, which is not 0. Rounding is
 * monotonic: of a rounded difference that is greater than a double, or less, so is the true one.
 */
export function ballInBoxFilter(center: Point3, radius: number, { min, max }: Box3): Sign | Undecided {
  const x = center[0]!;
  const y = center[1]!;
  const z = center[2]!;
  const depth = Math.min(x - min[0]!, max[0]! - x, y - min[1]!, max[1]! - y, z - min[2]!, max[2]! - z);
  if (depth > radius) return 1;
  return depth < radius ? -1 : UNDECIDED;
}

/**
 * Is a box in a ball? By its farthest corner: of two rounded differences the greater is as near to the greater true one
 * as each is to its own.
 */
export function boxInBallFilter({ min, max }: Box3, { center, radius }: Sphere): Sign | Undecided {
  const x = center[0]!;
  const y = center[1]!;
  const z = center[2]!;
  return opposite(
    lengthFilter(
      Math.max(x - min[0]!, max[0]! - x),
      Math.max(y - min[1]!, max[1]! - y),
      Math.max(z - min[2]!, max[2]! - z),
      radius,
    ),
  );
}

/**
 * Is a point in a ball? The radius may be a difference, rounded once, of which the sign is certain: in less than
 * nothing there is no point.
 */
export function pointInBallFilter(p: Point3, center: Point3, radius: number): Sign | Undecided {
  if (radius < 0) return -1;
  return opposite(lengthFilter(p[0]! - center[0]!, p[1]! - center[1]!, p[2]! - center[2]!, radius));
}

/** Is a point nearer to the core of a capsule than a radius, which is a capsule's or a difference as above? */
export function pointInCapsuleFilter(
  p: Point3,
  { start, end }: Segment | Capsule,
  radius: number,
): Sign | Undecided {
  if (radius < 0) return -1;
  setDifference(0, start, p);
  setDifference(1, end, p);
  proposeSegment();
  return opposite(hullFilter(2, radius));
}

/** Is a box in a capsule: are all of its corners? */
export function boxInCapsuleFilter({ min, max }: Box3, capsule: Capsule): Sign | Undecided {
  let found: Sign | Undecided = 1;
  for (let i = 0; i < 8; i++) {
    const corner = [0, 1, 2].map((k) => ((i >> k) & 1 ? max : min)[k]!) as [number, number, number];
    const sign = pointInCapsuleFilter(corner, capsule, capsule.radius);
    if (sign === -1) return -1;
    if (sign !== 1) found = UNDECIDED;
  }
  return found;
}

/** Are all of several in it: the least of their signs, if that is certain. */
export function allInFilter(signs: readonly (Sign | Undecided)[]): Sign | Undecided {
  if (signs.includes(-1)) return -1;
  return signs.every((sign) => sign === 1) ? 1 : UNDECIDED;
}

/** What is nearer than the radius is in it. */
function opposite(distance: Sign | Undecided): Sign | Undecided {
  return distance === UNDECIDED ? UNDECIDED : (-distance as Sign);
}
