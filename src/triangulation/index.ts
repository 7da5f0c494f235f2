/** Polygons in triangles. */

export type { PolygonWithHoles, Ring } from '../core/shapes.js';
export type { FaceVerdict } from './face-triangulator.js';
export { type CutPolygon, type PolygonTriangles, triangulatePolygon } from './triangulate-polygon.js';
export { triangulatePolygon2d } from './triangulate-polygon2d.js';
