/** Lines, rays and segments beside spheres: the sign of the distance of the center less the radius, if doubles tell. */
import type { Line, Ray, Segment, Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { hullFilter, setDifference } from './hull.js';
import { lineFilter, rayFilter } from './linear.js';
import { proposeSegment } from './propose.js';

/** That of a line. */
export function lineSphereGap({ origin, direction }: Line, { center, radius }: Sphere): Sign | Undecided {
  return lineFilter(
    origin[0]! - center[0]!,
    origin[1]! - center[1]!,
    origin[2]! - center[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius,
  );
}

/** That of a ray. */
export function raySphereGap({ origin, direction }: Ray, { center, radius }: Sphere): Sign | Undecided {
  return rayFilter(
    origin[0]! - center[0]!,
    origin[1]! - center[1]!,
    origin[2]! - center[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius,
  );
}

/** That of a segment. */
export function segmentSphereGap({ start, end }: Segment, { center, radius }: Sphere): Sign | Undecided {
  setDifference(0, start, center);
  setDifference(1, end, center);
  proposeSegment();
  return hullFilter(2, radius);
}
