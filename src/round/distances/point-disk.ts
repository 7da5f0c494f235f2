import { requireDisk } from '../../core/arguments/index.js';
import { face } from '../../core/feature.js';
import type { Disk, Point3 } from '../../core/shapes.js';
import { type CircleFrame, circleFrame } from './circle-frame.js';
import { nearestOfCircle } from './point-circle.js';
import { type Nearest, type RoundDistance, rationalPoint, roundDistanceOf, whole } from './round-distance.js';

/**
 * The distance from a point to a disk of space: its square as an exact number a + b√c, and the closest point exactly
 * and rounded, on the circle around it (edge 0) or within that (face 0). A disk of radius 0 is a point, vertex 0.
 *
 * Where the foot of the point in the plane is within the circle, it is the closest point; else the closest point is
 * that of the circle.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.11.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero or the radius is negative
 * @example
 * const disk = { center: [0, 0, 0], normal: [0, 0, 2], radius: 5 };
 * pointDiskDistance([1, 2, 7], disk).closest[0]!.rounded.pointB; // [1, 2, 0]
 * pointDiskDistance([1, 2, 7], disk).distance; // 7
 * pointDiskDistance([6, 8, 12], disk).closest[0]!.b; // { type: 'edge', index: 0 }
 */
export function pointDiskDistance(point: Point3, disk: Disk): RoundDistance {
  requireDisk('pointDiskDistance', 'disk', disk);
  const frame = circleFrame('pointDiskDistance', point, disk);
  const isWithin = frame.about.across < frame.radius ** 2n * frame.about.size;
  return roundDistanceOf(point, isWithin ? footInDisk(frame) : nearestOfCircle(frame));
}

/** The foot of the point, which is within the circle. */
function footInDisk({ exponent, center, about }: CircleFrame): Nearest {
  const { size, height, out } = about;
  return {
    exponent,
    radicand: 0n,
    squared: whole(height * height, size),
    unique: true,
    feature: face(0),
    coordinates: () => rationalPoint(center, out, size),
  };
}
