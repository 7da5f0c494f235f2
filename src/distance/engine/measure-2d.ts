import { type ClosestPair, type Distance, distanceOf, rationalPair } from '../distance.js';
import type { ScaledCells } from './cells.js';
import { measure } from './measure.js';

/** The distance of two convex shapes at z = 0, which is left out of all points. */
export function measure2d(a: ScaledCells, b: ScaledCells): Distance {
  const found = measure(a, b);
  return distanceOf(found.squaredDistance, () => ({
    unique: found.unique,
    closest: found.closest.map(inPlane),
  }));
}

function inPlane({ a, b, pointA, pointB }: ClosestPair): ClosestPair {
  return rationalPair([a, pointA.slice(0, 2)], [b, pointB.slice(0, 2)]);
}
