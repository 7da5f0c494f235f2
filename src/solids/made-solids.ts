import type { Solid } from './solid.js';

/** The data must not be changed after that. */
const made: WeakSet<Solid> = /* @__PURE__ */ new WeakSet();

/**
 * Notes that a solid is one by the way in which it was made, so that its parts need no look: chains of operations are
 * not slowed down by checks.
 */
export function markMade(solid: Solid): Solid {
  made.add(solid);
  return solid;
}

/** Was a solid made here? Copies are not. */
export function isMade(solid: Solid): boolean {
  return made.has(solid);
}
