import { beside, type Kind } from './linear-workspace.js';
import { AXES, FIRST } from './workspace.js';

/** Whether the point at FIRST is on the carrier line, if the linear shape is no point: so in all three projections. */
export function isOnCarrier(kind: Kind): boolean {
  for (const axis of AXES) if (beside(kind, axis, FIRST) !== 0) return false;
  return true;
}
