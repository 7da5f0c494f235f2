/** Containment in doubles: 1 if it is certain that one shape is in the inside of another, -1 that it is not in it, else 2. What touches the boundary is never certain. */
import type { Box3, Point3, Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { REACH_BOUND } from './bounds.js';
import { lengthFilter } from './squares.js';

/** Is a ball in a box? The least distance of its center behind a face, a difference, against its radius, which is not 0. */
export function ballInBoxFilter({ center, radius }: Sphere, { min, max }: Box3): Sign | Undecided {
  const x = center[0]!;
  const y = center[1]!;
  const z = center[2]!;
  const depth = Math.min(x - min[0]!, max[0]! - x, y - min[1]!, max[1]! - y, z - min[2]!, max[2]! - z);
  if (depth > radius * (1 + REACH_BOUND)) return 1;
  return depth < radius * (1 - REACH_BOUND) ? -1 : UNDECIDED;
}

/** Is a box in a ball? By its farthest corner: of two rounded differences the greater is as near to the greater true one as each is to its own. */
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

/** Is a point in a ball? The radius may be a difference, rounded once, of which the sign is certain: in less than nothing there is no point. */
export function pointInBallFilter(p: Point3, center: Point3, radius: number): Sign | Undecided {
  if (radius < 0) return -1;
  return opposite(lengthFilter(p[0]! - center[0]!, p[1]! - center[1]!, p[2]! - center[2]!, radius));
}

/** Are all of several in it: the least of their signs, if that is certain. */
export function allInFilter(signs: readonly (Sign | Undecided)[]): Sign | Undecided {
  if (signs.includes(-1)) return -1;
  return signs.every((sign) => sign === 1) ? 1 : UNDECIDED;
}

/** What is nearer than the radius is in it. */
export function opposite(distance: Sign | Undecided): Sign | Undecided {
  return distance === UNDECIDED ? UNDECIDED : (-distance as Sign);
}
