/** Distances of polygons of the plane. */
export { boxPolygonDistance2d } from './box-polygon.js';
export type { PolygonClosestPair, PolygonDistance2d } from './closest.js';
export { linePolygonDistance2d } from './line-polygon.js';
export { pointPolygonDistance2d } from './point-polygon.js';
export { polygonPolygonDistance2d } from './polygon-polygon.js';
export { rayPolygonDistance2d } from './ray-polygon.js';
export { segmentPolygonDistance2d } from './segment-polygon.js';
export { trianglePolygonDistance2d } from './triangle-polygon.js';
