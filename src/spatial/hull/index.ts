/** Lines, planes and sets of points of space. */
export { type AffineDimension, affineHullDimension } from './affine-hull.js';
export { boxFeature } from './box-features.js';
export {
  type LineLine,
  type LineLineParameters,
  type LineLinePosition,
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from './line-line.js';
export { type PlanePlane, type PlanePlanePosition, planePlane, planesIntersect } from './plane-plane.js';
export { pointPlane } from './point-plane.js';
export { extremeVertices, supportVertex, supportVertices } from './support-vertex.js';
export {
  type ThreePlanes,
  type ThreePlanesConfiguration,
  threePlanes,
  threePlanesIntersect,
} from './three-planes.js';
