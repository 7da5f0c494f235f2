export { type ConvexHullOptions, convexHull } from './convex-hull.js';
export {
  type FillRule,
  type PointPolygon,
  pointInPolygon,
  pointInRingAt,
  pointPolygon,
} from './point-polygon.js';
export { type Convexity, isConvexPolygon, polygonConvexity } from './polygon-convexity.js';
export { polygonOrientation } from './polygon-orientation.js';
export { isSimplePolygon, type PolygonSimplicity, polygonSimplicity } from './polygon-simplicity.js';
export { isConvexQuad, type QuadConvexity, quadConvexity } from './quad-convexity.js';
export { windingNumber } from './winding-number.js';
