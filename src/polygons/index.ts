/**
 * Polygon sets: polygons with any faults, combined exactly.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { PolygonFillRule } from '../arrangement/fill-rule.js';
export type { Location } from '../core/location.js';
export type { Point2, PolygonWithHoles, Ring } from '../core/shapes.js';
export type { FoundPoint2, ImplicitPoint2, LineBy, LineLinePoint, PointLike2 } from '../implicit/data.js';
export {
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSymmetricDifference,
  polygonUnion,
} from './boolean-operations.js';
export { canonicalPolygonText } from './canonical-polygon-text.js';
export type { PolygonCombination, PolygonExpression, PolygonOperation } from './expression.js';
export { locatePointInPolygonSet } from './locate-point.js';
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
export type { PolygonSet, PolygonSetVertex, SetPolygon } from './polygon-set.js';
export { polygonSetArea, polygonSetCentroid, polygonSetPerimeter } from './polygon-set-measures.js';
export { polygonSetVertexPoint } from './polygon-set-vertex-point.js';
export { polygonsOfExpression } from './polygons-of-expression.js';
