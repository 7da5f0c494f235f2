/** Straight skeletons of polygons, offsets and roofs. */

export type { RootSum, RootTerm } from '../arithmetic/root-sum.js';
export type { PolygonWithHoles, Ring } from '../core/shapes.js';
export type { SkeletonEdge, SkeletonVertex, StraightSkeleton2d } from './number-skeleton.js';
export { type OffsetPolygon2d, offsetPolygon2d } from './offset-polygon2d.js';
export type { OffsetVertex } from './offset-rings.js';
export type { SkeletonOptions } from './progress.js';
export { type RoofMesh, roofOfPolygon2d } from './roof-of-polygon2d.js';
export { straightSkeleton2d } from './straight-skeleton2d.js';
