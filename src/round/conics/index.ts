/** Two ellipses of the plane, two ellipsoids. */
export { ellipseEllipse2d, ellipsesIntersect2d } from './ellipse-ellipse.js';
export {
  type EllipseEllipseIntersection,
  type EllipsePoint,
  ellipseEllipseIntersection2d,
} from './ellipse-ellipse-intersection.js';
export { ellipsoidEllipsoid, ellipsoidsIntersect } from './ellipsoid-ellipsoid.js';
