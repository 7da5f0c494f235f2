import type { PolygonSet } from './polygon-set.js';

/** Sets that were made here. The data must not be changed after that. */
const made: WeakSet<PolygonSet> = /* @__PURE__ */ new WeakSet();

/** Notes that a set is one by the way in which it was made, so that its parts need no look. */
export function markAsMade(set: PolygonSet): PolygonSet {
  made.add(set);
  return set;
}

/** Was a set made here? Copies are not. */
export function isMade(set: PolygonSet): boolean {
  return made.has(set);
}
