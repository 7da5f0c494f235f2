import type { Containment } from '../../core/containment.js';

/** The word for who contains whom. */
export function containmentOf(aInB: boolean, bInA: boolean): Containment {
  if (aInB) return bInA ? 'equal' : 'inside';
  return bInA ? 'containing' : 'none';
}
