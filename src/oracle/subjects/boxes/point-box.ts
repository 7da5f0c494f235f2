import type { PointLocation } from '../../../core/location.js';
import { boxContainsPoint, pointBox } from '../../../spatial/boxes/point-box.js';
import { orientedBoxContainsPoint, pointOrientedBox } from '../../../spatial/boxes/point-oriented-box.js';
import { locationText } from '../../answers/text.js';
import { boxOf, orientedBoxOf, pointOf } from '../../cases/boxes/values.js';

function textOf(found: PointLocation, contains: boolean): string {
  const differs = contains === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's location in a box, and whether the boolean agrees. */
export function pointBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), boxOf(v, 3)];
  return textOf(pointBox(point, box), boxContainsPoint(box, point));
}

/** The kernel's location in an oriented box, and whether the boolean agrees. */
export function pointOrientedBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), orientedBoxOf(v, 3)];
  return textOf(pointOrientedBox(point, box), orientedBoxContainsPoint(box, point));
}
