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

/** Where the point lies to the segment, ray or line. */
export function locateOnCarrier(kind: Kind): PointLocation {
  const end = endAtPoint(kind);
  if (end !== -1) return locationAt(vertex(end), 'edge');
  return locationAt(isBetweenEnds(kind) ? edge(0) : null, 'edge');
}

/** Whether the point is on it. */
export function carrierHolds(kind: Kind): boolean {
  return endAtPoint(kind) !== -1 || isBetweenEnds(kind);
}

/** The first end that the point is; -1 if it is none. */
function endAtPoint(kind: Kind): 0 | 1 | -1 {
  if (kind === 'line') return -1;
  if (same(FIRST, ORIGIN)) return 0;
  return kind === 'segment' && same(FIRST, TARGET) ? 1 : -1;
}

function isBetweenEnds(kind: Kind): boolean {
  if (kind === 'segment') return within(ORIGIN, TARGET, FIRST) && isOnCarrier(kind);
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
