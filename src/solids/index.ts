/**
 * Solids bounded by planes, combined exactly.
 */
export { convexSolid } from './convex-solid.js';
export { type SolidTriangles, triangulateSolid } from './output/triangulate-solid.js';
export type { Solid, SolidFace, SolidVertex } from './solid.js';
