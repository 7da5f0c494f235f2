/** Polygons of space. */
export { linePolygon } from './line-polygon.js';
export type { LinearPolygon } from './linear-polygon.js';
export { newellNormal, polygonArea, polygonCentroid } from './polygon-area.js';
export { type PolygonConvexity, polygonConvexity } from './polygon-convexity.js';
export { type Planarity, polygonPlanarity } from './polygon-planarity.js';
export { rayPolygon } from './ray-polygon.js';
export { segmentPolygon } from './segment-polygon.js';
