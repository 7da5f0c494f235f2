/** Polygons of space. */
export { type LinearPolygon, linePolygon3d, rayPolygon3d, segmentPolygon3d } from './linear-polygon.js';
export { type Planarity, polygonConvexity3d, polygonPlanarity } from './polygon-planarity.js';
