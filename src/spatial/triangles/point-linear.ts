/** The point at FIRST of the workspace beside the segment, ray or line there: three orient2d, and comparisons. */
import { edge, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import { beside, comesBefore, type Kind } from './linear-workspace.js';
import { AXES, FIRST, ORIGIN, same, TARGET, within } from './workspace.js';

/** Where the point lies. */
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
