import { locationAt, type PointLocation } from '../../../core/location.js';
import type { Point3 } from '../../../core/shapes.js';
import type { ConvexSet } from './convex-set.js';

/** The half-spaces on whose planes a point of the set lies; null for a point outside. */
function tightAt(point: Point3, set: ConvexSet): number[] | null {
  const { spaces, shape } = set.questions();
  const turn = spaces.turnOf(shape);
  const count = spaces.count(shape);
  const tight: number[] = [];
  for (let i = 0; i < count; i++) {
    const side = spaces.side(shape, turn, i, point);
    if (side > 0) return null;
    if (side === 0) tight.push(i);
  }
  return tight;
}

/** Where a checked point lies to a set, and on which feature. */
export function locateIn(point: Point3, set: ConvexSet): PointLocation {
  const tight = set.hasNoPoint ? null : tightAt(point, set);
  return locationAt(tight && set.featureAt(tight, () => point), 'interior');
}

/** Whether a set contains a checked point. */
export function contains(set: ConvexSet, point: Point3): boolean {
  if (set.hasNoPoint) return false;
  const { spaces, shape } = set.questions();
  const turn = spaces.turnOf(shape);
  const count = spaces.count(shape);
  for (let i = 0; i < count; i++) if (spaces.side(shape, turn, i, point) > 0) return false;
  return true;
}
