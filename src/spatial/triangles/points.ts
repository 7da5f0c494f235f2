/**
 * Points of the workspace: that at FIRST beside the segment, ray or line there, by three orient2d and comparisons, and
 * that at ORIGIN beside the triangle at FIRST.
 */
import { edge, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import { featureOf, OUTSIDE } from './feature-codes.js';
import { featureAtPoint } from './linear-triangle.js';
import { beside, comesBefore, type Kind } from './linear-workspace.js';
import { AXES, FIRST, ORIGIN, same, TARGET, within } from './workspace.js';

/** Where the point lies to the line. A function for each kind, as the kind would take a fifth of the time. */
export function locateOnLine(): PointLocation {
  return locationAt(isOnCarrier('line') ? edge(0) : null, 'edge');
}

/** Where the point lies to the ray. */
export function locateOnRay(): PointLocation {
  if (same(FIRST, ORIGIN)) return locationAt(vertex(0), 'edge');
  return locationAt(isOnCarrier('ray') && comesBefore('ray', ORIGIN, FIRST) ? edge(0) : null, 'edge');
}

/** Where the point lies to the segment. */
export function locateOnSegment(): PointLocation {
  if (same(FIRST, ORIGIN)) return locationAt(vertex(0), 'edge');
  if (same(FIRST, TARGET)) return locationAt(vertex(1), 'edge');
  const isBetween = within(ORIGIN, TARGET, FIRST) && isOnCarrier('segment');
  return locationAt(isBetween ? edge(0) : null, 'edge');
}

/** Whether the point is on it. */
export function carrierHolds(kind: Kind): boolean {
  if (kind !== 'line' && same(FIRST, ORIGIN)) return true;
  if (kind === 'segment') return same(FIRST, TARGET) || (within(ORIGIN, TARGET, FIRST) && isOnCarrier(kind));
  return isAhead(kind);
}

/** Whether the point is on a line, or on a ray and not its origin. */
function isAhead(kind: Kind): boolean {
  return isOnCarrier(kind) && (kind === 'line' || comesBefore(kind, ORIGIN, FIRST));
}

/** Whether the point is on the carrier line, if the linear shape is no point: so in all three projections. */
function isOnCarrier(kind: Kind): boolean {
  for (const axis of AXES) if (beside(kind, axis, FIRST) !== 0) return false;
  return true;
}

/** Where the point lies to the triangle. */
export function locateOnTriangle(): PointLocation {
  const code = featureAtPoint(FIRST, ORIGIN);
  return locationAt(code === OUTSIDE ? null : featureOf(code), 'face');
}

/** Whether the point is on the triangle. */
export function triangleHolds(): boolean {
  return featureAtPoint(FIRST, ORIGIN) !== OUTSIDE;
}
