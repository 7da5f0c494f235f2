/** The point at ORIGIN of the workspace beside the triangle at FIRST. */
import { locationAt, type PointLocation } from '../../core/location.js';
import { featureOf, OUTSIDE } from './feature-codes.js';
import { featureAtPoint } from './linear-triangle.js';
import { FIRST, ORIGIN } from './workspace.js';

/** Where the point lies. */
export function locateOnTriangle(): PointLocation {
  const code = featureAtPoint(FIRST, ORIGIN);
  return locationAt(code === OUTSIDE ? null : featureOf(code), 'face');
}

/** Whether the point is on the triangle. */
export function triangleHolds(): boolean {
  return featureAtPoint(FIRST, ORIGIN) !== OUTSIDE;
}
