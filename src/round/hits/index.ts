/** Where lines, rays and segments meet round solids. */
export * from '../generated/hits.js';
export type { RoundedRoundHit, RoundHit, RoundHits } from './hit.js';
