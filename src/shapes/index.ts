/**
 * Any two shapes that say what they are, in either order: whether and how they meet, which contains which, where a ray
 * hits, how far they are apart and how deep in each other.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type { ContactPoint, Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type * from '../core/shapes.js';
export type { ConvexDistance, DistanceCertificate } from '../distance/certificate.js';
export type { ClosestPair, Distance } from '../distance/distance.js';
export type { Penetration, WayOut } from '../distance/penetration/penetration.js';
export type { RoundedWayOut } from '../distance/penetration/way-out.js';
export type { PolygonDistance2d } from '../distance/polygon/closest.js';
export type { BvhBuild } from '../indexes/bvh.js';
export type { Bvh } from '../indexes/bvh-tree.js';
export type { Closure } from '../mesh/structure/closure.js';
export type { VertexCorners } from '../mesh/structure/corners.js';
export type { MeshEdges } from '../mesh/structure/edges.js';
export type { DoubleMesh, IndexedMesh } from '../mesh/structure/indexed-mesh.js';
export type { MeshFeature } from '../mesh/structure/mesh-feature.js';
export type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
export type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
export type {
  PolygonSet,
  PolygonSetLine,
  PolygonSetVertex,
  SetPolygon,
} from '../polygons/polygon-set.js';
export type { PolygonSetDistance } from '../polygons/queries/distances.js';
export type { RoundDistance } from '../round/distances/round-distance.js';
export type { SweptDistance } from '../round/distances/swept-distance.js';
export type { SweptPenetration, SweptWayOut } from '../round/distances/swept-penetration.js';
export type { RoundHit, RoundHits } from '../round/hits/hit.js';
export type { ConvexHit, ConvexHits } from '../spatial/convex/engine/linear-hits.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export { type BoxOfShape, boxOf } from './box-of.js';
export { contains } from './contains.js';
export { type DistancePair, distance, isWithin, type ShapeDistance } from './distance.js';
export { hasAnswer, type Partners, type ShapeOperation } from './has-answer.js';
export { type HitsPair, hits, type LinearShape, type ShapeHits } from './hits.js';
export { intersects } from './intersects.js';
export { type PenetrationPair, penetration, type ShapePenetration } from './penetration.js';
export { type RelationPair, relation, type ShapeRelation } from './relation.js';
export type { Partner, RelatedPartner, Shape, ShapesByType, ShapeType, TypeOf } from './shape.js';
