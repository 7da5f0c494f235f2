export type { DecidingTier } from './cascade.js';
export { type ObservedTiers, observeTiers, type TierCounts } from './observe-tiers.js';
