/**
 * Solids bounded by planes, combined exactly.
 */
export type { Solid, SolidFace, SolidVertex } from './solid.js';
