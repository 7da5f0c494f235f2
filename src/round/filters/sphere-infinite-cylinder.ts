import type { InfiniteCylinder, Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { lineFilter } from './linear.js';

/** The sign of the distance of the center from the axis less the radii, if doubles tell. */
export function sphereInfiniteCylinderGap(
  { center, radius }: Sphere,
  { origin, direction, radius: around }: InfiniteCylinder,
): Sign | Undecided {
  return lineFilter(
    center[0]! - origin[0]!,
    center[1]! - origin[1]!,
    center[2]! - origin[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius + around,
  );
}
