/** Polygons and point sets of the plane. */
export { type ConvexHullOptions, convexHull } from './convex-hull.js';
export {
  type ConvexPolygonConvexPolygon,
  convexPolygonConvexPolygon,
  convexPolygonsIntersect,
  type SeparatingEdge,
} from './convex-polygon-convex-polygon.js';
export { pointConvexPolygon, pointInConvexPolygon } from './point-convex-polygon.js';
export {
  type FillRule,
  type PointPolygon,
  pointInPolygon,
  pointInRingAt,
  pointPolygon,
} from './point-polygon.js';
export { type Convexity, isConvexPolygon, polygonConvexity } from './polygon-convexity.js';
export { type PolygonDiagonal, polygonDiagonal, vertexConvexity } from './polygon-diagonal.js';
export { polygonOrientation } from './polygon-orientation.js';
export {
  type PolygonPolygon,
  type PolygonPolygonRelation,
  polygonPolygon,
  polygonsIntersect,
} from './polygon-polygon.js';
export { isSimplePolygon, type PolygonSimplicity, polygonSimplicity } from './polygon-simplicity.js';
export { isConvexQuad, type QuadConvexity, quadConvexity } from './quad-convexity.js';
export {
  type PolygonParts,
  type SegmentPolygon,
  type SegmentPolygonRelation,
  segmentIntersectsPolygon,
  segmentPolygon,
} from './segment-polygon.js';
export { extremeVertices, supportVertex } from './support-vertex.js';
export { windingNumber } from './winding-number.js';
