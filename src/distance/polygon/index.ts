/** Distances of polygons of the plane: what is not generated for a pair. */
export type { PolygonClosestPair, PolygonDistance2d } from './closest.js';
export { pointPolygonDistance2d } from './point-polygon.js';
