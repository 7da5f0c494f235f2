export type { Coordinates } from '../core/shapes.js';
export type { Sign, Undecided } from '../core/sign.js';
export * from './generated/index.js';
export { polygonAreaSign } from './polygon-area-sign.js';
export { sideOfThickPlane } from './side-of-thick-plane.js';
export { decidingTier, type PredicateName, type PredicateTiers, type TierName, tiers } from './tiers.js';
