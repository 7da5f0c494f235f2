/** Distances of round shapes, and how deep they are in others. */

export type { RoundedPair } from '../../distance/distance.js';
export type { RoundedWayOut } from '../../distance/penetration/way-out.js';
export * from '../generated/distances.js';
export * from '../generated/penetrations.js';
export { pointCircleDistance } from './point-circle.js';
export { pointDiskDistance } from './point-disk.js';
export type { RoundClosestPair, RoundDistance } from './round-distance.js';
export type { SweptClosestPair, SweptDistance } from './swept-distance.js';
export type { SweptPenetration, SweptWayOut } from './swept-penetration.js';
