/** A point beside a box, and beside an oriented one of 15 numbers. */
import type { Feature } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Box3, Point3 } from '../../core/shapes.js';
import { signsAlongAxis } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place, placeIn } from '../hull/box-features.js';

/** Whether a box contains a point. */
export function boxHolds({ min, max }: Box3, point: Point3): boolean {
  return (
    min[0]! <= point[0]! &&
    point[0]! <= max[0]! &&
    min[1]! <= point[1]! &&
    point[1]! <= max[1]! &&
    min[2]! <= point[2]! &&
    point[2]! <= max[2]!
  );
}

/** Where a point lies to a box. */
export function locateInBox(point: Point3, { min, max }: Box3): PointLocation {
  const x = placeIn(point[0]!, min[0]!, max[0]!);
  const y = placeIn(point[1]!, min[1]!, max[1]!);
  const z = placeIn(point[2]!, min[2]!, max[2]!);
  const isOutside = x === null || y === null || z === null;
  return locationAt(isOutside ? null : boxFeature(x, y, z), 'interior');
}

/** Whether an oriented box contains a point. */
export function orientedBoxHolds(box: readonly number[], point: Point3): boolean {
  return orientedFeatureAt(box, point) !== null;
}

/** Where a point lies to an oriented box. */
export function locateInOriented(point: Point3, box: readonly number[]): PointLocation {
  return locationAt(orientedFeatureAt(box, point), 'interior');
}

/** The feature of a box of 15 numbers at a point; `null` outside. */
export function orientedFeatureAt(box: readonly number[], point: Point3): Feature | null {
  const places: Place[] = [];
  for (let m = 0; m < 3; m++) {
    const [low, high] = signsAlongAxis(point, box, 0, m);
    if (low < 0 || high > 0) return null;
    places.push(low === 0 ? AT_MIN : high === 0 ? AT_MAX : BETWEEN);
  }
  return boxFeature(places[0]!, places[1]!, places[2]!);
}
