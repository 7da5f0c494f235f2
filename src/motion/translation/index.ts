/** Rigid shapes that translate. */
export type { SweepShape } from './carriers.js';
export type { Place } from './engine/contact-points.js';
export type { StartOfMotion } from './engine/meeting.js';
export { sweep } from './sweep.js';
export type { Sweep, SweepContact, SweepPoint } from './sweep-answer.js';
export { sweptIntersects } from './swept-intersects.js';
export type { SweepShapeType } from './types.js';
