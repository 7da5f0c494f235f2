/** Polygons and point sets of the plane. */
export { type ConvexHull2dOptions, convexHull2d } from './convex-hull.js';
export {
  type ConvexPolygonConvexPolygon2d,
  convexPolygonConvexPolygon2d,
  convexPolygonsIntersect2d,
  type SeparatingEdge,
} from './convex-polygon-convex-polygon.js';
export { convexPolygonContainsPoint2d, pointConvexPolygon2d } from './point-convex-polygon.js';
export {
  type FillRule,
  type PointPolygon2d,
  type PolygonFeature,
  pointPolygon2d,
  pointRing2dAt,
  polygonContainsPoint2d,
} from './point-polygon.js';
export { polygonArea2d, polygonCentroid2d } from './polygon-area.js';
export { type Convexity, isConvexPolygon2d, polygonConvexity2d } from './polygon-convexity.js';
export { type PolygonDiagonal2d, polygonDiagonal2d, vertexConvexity2d } from './polygon-diagonal.js';
export { polygonOrientation2d } from './polygon-orientation.js';
export {
  type BoundaryContactPoint,
  type PolygonPolygon2d,
  polygonPolygon2d,
  polygonsIntersect2d,
} from './polygon-polygon.js';
export { isSimplePolygon2d, type PolygonSimplicity2d, polygonSimplicity2d } from './polygon-simplicity.js';
export {
  isValidPolygon2d,
  type PolygonFault,
  type PolygonFaultType,
  type PolygonValidity2d,
  polygonValidity2d,
} from './polygon-validity.js';
export { isConvexQuad2d, type QuadConvexity2d, quadConvexity2d } from './quad-convexity.js';
export type { PolygonParts } from './region-parts.js';
export type { RegionPolygon2d } from './region-polygon.js';
export {
  type PolygonContactPoint,
  type SegmentPolygon2d,
  segmentIntersectsPolygon2d,
  segmentPolygon2d,
} from './segment-polygon.js';
export { extremeVertices2d, supportVertex2d } from './support-vertex.js';
export { windingNumber2d } from './winding-number.js';
