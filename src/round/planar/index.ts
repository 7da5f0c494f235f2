/** Circles and ellipses: with lines, rays, segments, triangles, boxes and polygons. */
export * from '../generated/planar.js';
export {
  type CircleCircleIntersection,
  type CirclePoint,
  circleCircleIntersection2d,
} from './circle-circle-intersection.js';
export { circleIntersectsPolygon2d, circlePolygon2d } from './circle-polygon.js';
export { ellipseIntersectsPolygon2d, ellipsePolygon2d } from './ellipse-polygon.js';
