import type { PointLocation } from '../../../core/location.js';
import { boxContainsPoint, pointBox } from '../../../spatial/boxes/point-box.js';
import { orientedBoxContainsPoint, pointOrientedBox } from '../../../spatial/boxes/point-oriented-box.js';
import { boxFeature } from '../../../spatial/hull/box-features.js';
import { featureText, locationText } from '../../answers/text.js';
import { boxOf, orientedBoxOf, pointOf } from '../../cases/shapes.js';

function textOf(found: PointLocation, contains: boolean): string {
  const differs = contains === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}

type Point = readonly number[];

/**
 * Whether the feature is that of the places along the axes, which are 0 at the lower end, 1 at the upper one, 2
 * between.
 */
function featureFault(point: Point, { min, max }: { min: Point; max: Point }, found: PointLocation): string {
  if (found.feature === null) return '';
  const place = (k: number) => (point[k] === min[k] ? 0 : point[k] === max[k] ? 1 : 2);
  const named = featureText(boxFeature(place(0), place(1), place(2)));
  return named === featureText(found.feature) ? '' : ' FEATURE DIFFERS';
}

/** The kernel's location in a box, and whether the boolean agrees. */
export function pointBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), boxOf(v, 3)];
  const found = pointBox(point, box);
  return textOf(found, boxContainsPoint(box, point)) + featureFault(point, box, found);
}

/** The kernel's location in an oriented box, and whether the boolean agrees. */
export function pointOrientedBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), orientedBoxOf(v, 3)];
  return textOf(pointOrientedBox(point, box), orientedBoxContainsPoint(box, point));
}
