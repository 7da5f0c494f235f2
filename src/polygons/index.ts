/**
 * Polygon sets: polygons with any faults, combined exactly.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { PolygonFillRule } from '../arrangement/fill-rule.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location } from '../core/location.js';
export type { Box2, Line, Point2, PolygonWithHoles, Ray, Ring, Segment } from '../core/shapes.js';
export type { FoundPoint2, ImplicitPoint2, LineBy, LineLinePoint, PointLike2 } from '../implicit/data.js';
export type { PolygonFeature } from '../planar/polygons/point-polygon.js';
export type { PolygonFault, PolygonFaultType } from '../planar/polygons/polygon-validity.js';
export type { Arrangement, ArrangementEdge, ArrangementFace, EdgeUse } from './arrangement.js';
export {
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSymmetricDifference,
  polygonUnion,
} from './boolean-operations.js';
export { type Buffer2d, type BufferOptions, bufferPolygon2d } from './buffer/buffer-polygon2d.js';
export { bufferPolyline2d, type Polyline2 } from './buffer/buffer-polyline2d.js';
export type { BufferSide } from './buffer/radii.js';
export { canonicalPolygonText } from './canonical-polygon-text.js';
export { clipPolygons } from './clip-polygons.js';
export { type ClippedPolyline, type ClippedPolylines, clipPolylines } from './clip-polylines.js';
export type { PolygonClip } from './clip-region.js';
export {
  type CoverageOverlap,
  type CoverageUnionOptions,
  type CoverageValidity,
  coverageUnion,
  coverageValidity,
} from './coverages.js';
export type { EdgeSource } from './edge-sources.js';
export type { PolygonCombination, PolygonExpression, PolygonOperation } from './expression.js';
export { type ArrangementLocation, locatePointInArrangement } from './locate-in-arrangement.js';
export { locatePointInPolygonSet } from './locate-point.js';
export { type GeoJsonRings, type MadeValid, makeValid } from './make-valid.js';
export { innerFitPolygon2d, minkowskiDifference2d } from './minkowski/inner-fit-polygon2d.js';
export { minkowskiSum2d } from './minkowski/minkowski-sum2d.js';
export { noFitPolygon2d } from './minkowski/no-fit-polygon2d.js';
export type { Placements } from './minkowski/placements.js';
export type { PolygonGeometry, PolygonOperand, PolygonRings, PolygonSetOptions } from './operand.js';
export { polygonSetFromJson } from './output/polygon-set-from-json.js';
export { type PolygonSetJson, polygonSetToJson } from './output/polygon-set-to-json.js';
export type {
  PolygonRoundingOptions,
  RoundedPolygonSet,
  RoundedPolygons,
} from './output/round-polygon-set.js';
export { roundPolygonSet } from './output/round-polygon-set.js';
export type { PolygonCertificate } from './output/round-rings.js';
export { polygonArrangement } from './polygon-arrangement.js';
export type { PolygonSet, PolygonSetLine, PolygonSetVertex, SetPolygon } from './polygon-set.js';
export { polygonSetArea, polygonSetCentroid, polygonSetPerimeter } from './polygon-set-measures.js';
export { polygonSetVertexPoint } from './polygon-set-vertex-point.js';
export { polygonsOfExpression } from './polygons-of-expression.js';
export { type EdgeOrigin, type PolygonsWithOrigins, polygonsWithOrigins } from './polygons-with-origins.js';
export type { PolygonProgressOptions, PolygonStage } from './progress.js';
export { boxPolygonSet, type RegionPolygonSet } from './queries/box-polygon-set.js';
export {
  type PolygonSetDistance,
  pointPolygonSetDistance,
  polygonSetPolygonSetDistance,
  segmentPolygonSetDistance,
} from './queries/distances.js';
export {
  type LinearPolygonSet,
  linePolygonSet,
  rayPolygonSet,
  segmentPolygonSet,
} from './queries/linear-polygon-set.js';
export { polygonSetPolygonSet } from './queries/polygon-set-polygon-set.js';
export {
  type PolygonPairFault,
  type PolygonSetValidity,
  polygonSetValidity,
} from './queries/polygon-set-validity.js';
export { type TriangulatedPolygons, triangulatePolygonSet } from './queries/triangulate-polygon-set.js';
export { segmentArrangement } from './segment-arrangement.js';
