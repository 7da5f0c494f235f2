import type { Point3, Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { distanceFilter } from './squares.js';

/** The sign of the distance of a point from the center less the radius, if doubles tell. */
export function pointSphereGap(point: Point3, { center, radius }: Sphere): Sign | Undecided {
  return distanceFilter(point[0]!, point[1]!, point[2]!, center[0]!, center[1]!, center[2]!, radius, 0);
}
