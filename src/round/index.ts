/** Circles, spheres, capsules, lozenges, cylinders, cones, ellipses and ellipsoids, exactly. See docs/round.md. */
export * from './conics/index.js';
export * from './distances/index.js';
export type { BoundaryRelation } from './engine/boundary-relation.js';
export type { RoundPolygonRelation } from './engine/polygon-relation.js';
export type { RoundRelation } from './engine/relation.js';
export type { SideRelation } from './engine/side-relation.js';
export * from './hits/index.js';
export * from './planar/index.js';
export * from './points/index.js';
export * from './solids/index.js';
export * from './swept/index.js';
