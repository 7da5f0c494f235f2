import { type ClosestPair, type Distance, type Found, rationalPair } from '../distance.js';
import { distanceOf } from '../lazy/known-distance.js';
import type { ScaledCells } from './cells.js';
import { closestOf, type Measured, measured, squareOf } from './measure.js';

/** The distance of two convex shapes at z = 0, which is left out of all points. */
export function measure2d(a: ScaledCells, b: ScaledCells): Distance {
  const found = measured(a, b);
  return distanceOf(squareOf(found), () => closestOf2d(found));
}

/** The closest points without z. */
export function closestOf2d(found: Measured): Found {
  const { unique, closest } = closestOf(found);
  return { unique, closest: closest.map(inPlane) };
}

function inPlane({ a, b, pointA, pointB }: ClosestPair): ClosestPair {
  return rationalPair([a, pointA.slice(0, 2)], [b, pointB.slice(0, 2)]);
}
