import { requireCircle3 } from '../../core/arguments/index.js';
import { edge, vertex } from '../../core/feature.js';
import type { Circle3, Point3 } from '../../core/shapes.js';
import { dot, minus, times, type Vector } from '../../distance/engine/vectors.js';
import { type CircleFrame, circleFrame } from './circle-frame.js';
import { pointOfRim, squaredFromRim } from './rim.js';
import { type Nearest, type RoundDistance, roundDistanceOf, whole } from './round-distance.js';

/**
 * The distance from a point to a circle of space, the curve: its square as an exact number a + b√c, the closest point
 * exactly and rounded. The circle is edge 0; of radius 0, it is vertex 0. To a point on the axis, the line through the
 * center along the normal, all points of the circle are closest; `unique` is `false` then, and the first one in
 * lexicographic order is given.
 *
 * With D from the center and the normal N, of any length, the square is D · D + R² - 2 R ρ, where ρ² = |N × D|² / N ·
 * N.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.11.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero or the radius is negative
 * @example
 * const found = pointCircleDistance([6, 8, 12], { center: [0, 0, 0], normal: [0, 0, 2], radius: 5 });
 * found.distance; // 13
 * found.closest[0]!.rounded.pointB; // [3, 4, 0]
 * pointCircleDistance([0, 0, 1], { center: [0, 0, 0], normal: [0, 0, 2], radius: 5 }).unique; // false
 */
export function pointCircleDistance(point: Point3, circle: Circle3): RoundDistance {
  requireCircle3('pointCircleDistance', 'circle', circle);
  const frame = circleFrame('pointCircleDistance', point, circle);
  return roundDistanceOf(point, frame.about.across === 0n ? onAxis(frame) : nearestOfCircle(frame));
}

/** The closest point of a circle to a point that is not on its axis; of radius 0, the center. */
export function nearestOfCircle({ exponent, center, radius, about }: CircleFrame): Nearest {
  const radicand = about.across * about.size;
  return {
    exponent,
    radicand,
    squared: squaredFromRim(about.offset, radius, about),
    unique: true,
    feature: radius === 0n ? vertex(0) : edge(0),
    coordinates: () => pointOfRim(center, radius, about.out, radicand),
  };
}

/**
 * All points are closest, of which that farthest towards the negative x axis is the first; where the normal is along
 * that axis, towards the negative y axis.
 */
function onAxis(frame: CircleFrame): Nearest {
  const { exponent, center, normal, radius, about } = frame;
  if (radius === 0n) return nearestOfCircle(frame);
  const first = normal[1] === 0n && normal[2] === 0n ? 1 : 0;
  const axis: Vector = first === 0 ? [1n, 0n, 0n] : [0n, 1n, 0n];
  const out = minus(times(normal, normal[first]), times(axis, about.size));
  const radicand = dot(out, out);
  return {
    exponent,
    radicand,
    squared: whole(dot(about.offset, about.offset) + radius * radius),
    unique: false,
    feature: edge(0),
    coordinates: () => pointOfRim(center, radius, out, radicand),
  };
}
