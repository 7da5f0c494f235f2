/**
 * Points, planes and numbers that are kept as what defines them, and the exact questions about them.
 */

export type { Algebraic } from '../arithmetic/algebraic.js';
export type { Dyadic } from '../arithmetic/dyadic.js';
export type { Polynomial } from '../arithmetic/polynomial.js';
export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type {
  Box3,
  Line,
  MatrixPlacement,
  OrientedBox,
  PartsPlacement,
  Placement,
  Plane,
  Point2,
  Point3,
  Ray,
  ReflectionPlacement,
  Segment,
  Tetrahedron,
  Triangle,
} from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export { alongAxisPlane } from './along-axis-plane.js';
export { barycentricCoordinates } from './barycentric-coordinates.js';
export { boxFacePlane, orientedBoxCorner, orientedBoxFacePlane } from './box-planes.js';
export { compareAngles } from './compare-angles.js';
export { compareCoordinate, compareLexicographic, samePoint } from './compare-points.js';
export { compareCoordinate2d, compareLexicographic2d, samePoint2d } from './compare-points2d.js';
export {
  coordinates,
  coordinates2d,
  type ExactPoint,
  exactCoordinates,
  exactCoordinates2d,
  exactParameterValue,
} from './coordinates.js';
export type {
  AlongAxisPlane,
  CoefficientsPlane,
  ExactPlane,
  FoundPoint2,
  FoundPoint3,
  ImplicitPoint2,
  ImplicitPoint3,
  LineBy,
  LineLineParameter,
  LineLinePoint,
  LinePlaneParameter,
  LinePlanePoint,
  NumberParameter,
  OrientedBoxCornerPoint,
  OrientedBoxFacePlane,
  Parameter,
  ParameterLike,
  PlaneLike,
  PointLike2,
  PointLike3,
  PointOnLine,
  ShiftedPlane,
  SumPlane,
  ThickPlane,
  ThickPlaneLike,
  ThreePlanesPoint,
  ThreePointsPlane,
  ThroughPointPlane,
  TransformedPlane,
} from './data.js';
export { directionSide, wayAcross } from './direction-side.js';
export { compare, type ExactNumber, type NumberLike, toNumber } from './exact-number.js';
export { planeOf, planeThrough } from './exact-plane.js';
export { inCircle2d } from './in-circle2d.js';
export { inSphere } from './in-sphere.js';
export { isDegeneratePlane } from './is-degenerate-plane.js';
export { isImplicit } from './is-implicit.js';
export { linearCrossingPoint2d, lineLinePoint2d } from './line-line-point2d.js';
export { linePlanePoint, rayPlanePoint } from './line-plane-point.js';
export { meanPoint } from './mean-point.js';
export { orientation } from './orientation.js';
export { orientation2d } from './orientation2d.js';
export {
  crossingParameter,
  crossingParameter2d,
  linearCrossingParameter2d,
  parameter,
  segmentCrossingParameter,
} from './parameter.js';
export { planeIdentity, planesFacing } from './plane-identity.js';
export { type PlanesLine, planesLine } from './planes-line.js';
export { pointAt } from './point-at.js';
export { shiftedPlane } from './shifted-plane.js';
export { side } from './side-of-plane.js';
export { signedDistanceToPlane } from './signed-distance-to-plane.js';
export { sumPlane } from './sum-plane.js';
export { thickPlaneSide } from './thick-plane-side.js';
export { threePlanesPoint } from './three-planes-point.js';
export { throughPointPlane } from './through-point-plane.js';
export { transformedPlane } from './transformed-plane.js';
