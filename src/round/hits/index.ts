/** Where lines, rays and segments meet round solids. */
export * from '../generated/hits.js';
export { compareHitParameters } from './compare-hit-parameters.js';
export type { RoundHit, RoundHits } from './hit.js';
