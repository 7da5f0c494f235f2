/**
 * Points, planes and numbers that are kept as what defines them, and the exact questions about them.
 */
export { boxFacePlane, orientedBoxCorner, orientedBoxFacePlane } from './box-planes.js';
export { compareCoordinate3d, compareLexicographic3d, samePoint3d } from './compare-points.js';
export { compareCoordinate2d, compareLexicographic2d, samePoint2d } from './compare-points2d.js';
export { coordinates, coordinates2d } from './coordinates.js';
export { directionSide, wayAcross } from './direction-side.js';
export { ExactPlane, type PlaneLike, planeOf, planeThrough } from './exact-plane.js';
export {
  ImplicitPoint2,
  lineLinePoint,
  type PointLike2,
  rayRayPoint,
} from './implicit-point2.js';
export { ImplicitPoint3, isImplicit, type PointLike3 } from './implicit-point3.js';
export { linePlanePoint, rayPlanePoint } from './line-plane-point.js';
export { linearCrossingParameter2d, linearCrossingPoint } from './linear-crossing2d.js';
export { meanPoint } from './mean-point.js';
export { orientation2d } from './orientation2d.js';
export { orientation3d } from './orientation3d.js';
export {
  compareParameters,
  crossingParameter,
  crossingParameter2d,
  Parameter,
  parameter,
  rayCrossingParameter2d,
  segmentCrossingParameter,
} from './parameter.js';
export { pointAt } from './point-at.js';
export { side } from './side-of-plane.js';
export { sumPlane } from './sum-plane.js';
export { threePlanesPoint } from './three-planes-point.js';
