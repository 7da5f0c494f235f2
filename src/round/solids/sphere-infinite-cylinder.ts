import { requireInfiniteCylinder, requireSphere } from '../../core/arguments/index.js';
import type { InfiniteCylinder, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { sphereInfiniteCylinderRelation, sphereMeetsInfiniteCylinder } from '../engine/infinite-cylinders.js';
import type { RoundRelation } from '../engine/relation.js';
import { lineFilter } from '../filters/linear.js';

/**
 * How do a sphere and an infinite cylinder meet, exactly? `disjoint`, `touching` or `overlapping`, and whether the
 * sphere is `inside`: the square of the distance of the center from the axis and those of the sum and of the difference
 * of the radii are compared as the fractions that they are.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5 and 2.6.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the direction of the
 *   cylinder zero
 * @example
 * const one = { center: [8, 6, 0], radius: 5 };
 * sphereInfiniteCylinder(one, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // { relation: 'touching', containment: 'none' }
 * sphereInfiniteCylinder(one, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 15 }); // { relation: 'overlapping', containment: 'inside' }
 */
export function sphereInfiniteCylinder(sphere: Sphere, infiniteCylinder: InfiniteCylinder): RoundRelation {
  return sphereInfiniteCylinderRelation('sphereInfiniteCylinder', sphere, infiniteCylinder);
}

/**
 * Have a sphere and an infinite cylinder a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5 and 2.6.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the direction of the
 *   cylinder zero
 * @example
 * const one = { center: [8, 6, 0], radius: 5 };
 * sphereIntersectsInfiniteCylinder(one, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // true
 * sphereIntersectsInfiniteCylinder(one, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 4 }); // false
 */
export function sphereIntersectsInfiniteCylinder(
  sphere: Sphere,
  infiniteCylinder: InfiniteCylinder,
): boolean {
  requireSphere('sphereIntersectsInfiniteCylinder', 'sphere', sphere);
  requireInfiniteCylinder('sphereIntersectsInfiniteCylinder', 'infiniteCylinder', infiniteCylinder);
  const { center, radius } = sphere;
  const { origin, direction, radius: around } = infiniteCylinder;
  const filtered = lineFilter(
    center[0]! - origin[0]!,
    center[1]! - origin[1]!,
    center[2]! - origin[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius + around,
  );
  return filtered === UNDECIDED
    ? sphereMeetsInfiniteCylinder('sphereIntersectsInfiniteCylinder', sphere, infiniteCylinder)
    : filtered <= 0;
}
