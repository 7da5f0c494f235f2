import { type ClosestPair, type Distance, distanceOf } from '../distance.js';
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

function inPlane({ a, b, pointA, pointB, exactA, exactB }: ClosestPair): ClosestPair {
  return {
    a,
    b,
    pointA: pointA.slice(0, 2),
    pointB: pointB.slice(0, 2),
    exactA: exactA.slice(0, 2),
    exactB: exactB.slice(0, 2),
  };
}
