/** Circles and ellipses of the plane. */
export { circleBox2d, circleIntersectsBox2d } from './circle-box.js';
export { circleCircle2d, circlesIntersect2d } from './circle-circle.js';
export {
  type CircleCircleIntersection,
  type CirclePoint,
  circleCircleIntersection2d,
} from './circle-circle-intersection.js';
export { circleIntersectsPolygon2d, circlePolygon2d } from './circle-polygon.js';
export { circleIntersectsTriangle2d, circleTriangle2d } from './circle-triangle.js';
export { ellipseBox2d, ellipseIntersectsBox2d } from './ellipse-box.js';
export { ellipseIntersectsPolygon2d, ellipsePolygon2d } from './ellipse-polygon.js';
export { ellipseIntersectsTriangle2d, ellipseTriangle2d } from './ellipse-triangle.js';
export { lineCircle2d, lineIntersectsCircle2d } from './line-circle.js';
export { lineEllipse2d, lineIntersectsEllipse2d } from './line-ellipse.js';
export { circleContainsPoint2d, pointCircle2d } from './point-circle.js';
export { ellipseContainsPoint2d, pointEllipse2d } from './point-ellipse.js';
export { rayCircle2d, rayIntersectsCircle2d } from './ray-circle.js';
export { rayEllipse2d, rayIntersectsEllipse2d } from './ray-ellipse.js';
export { segmentCircle2d, segmentIntersectsCircle2d } from './segment-circle.js';
export { segmentEllipse2d, segmentIntersectsEllipse2d } from './segment-ellipse.js';
