/** Shapes that translate beside solids with exact vertices. */
export type { SolidType } from '../../scene/bounded-shape.js';
export type { SolidCastShape } from '../parts/cornered.js';
export type { FaceContact, SolidContact, SolidSweep, SolidSweepPoint } from './found-solid-sweep.js';
export { type SolidSweepOptions, sweepSolid, sweptMeetsSolid } from './sweep-solid.js';
