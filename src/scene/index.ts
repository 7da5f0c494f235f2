/**
 * Meshes, trees and solids beside any shape: which triangles it meets, which are nearest, and how it meets the solid
 * that a mesh bounds. See docs/scene.md.
 */

export type { Surd } from '../arithmetic/surd.js';
export type { TreeRelation } from '../bsp/tree-queries/convex-solid-leaf-tree.js';
export type { BspNodes, LeafSolidity, SolidLeafTree } from '../bsp/trees/bsp-tree.js';
export type { Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Bvh } from '../indexes/bvh-tree.js';
export type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
export type { ShapeDistance } from '../shapes/distance.js';
export type { ShapePenetration } from '../shapes/penetration.js';
export type { ShapesByType, ShapeType } from '../shapes/shape.js';
export type { BoundedShape, BoundedType, SolidShape, SolidType } from './bounded-shape.js';
export { type BoxPartner, boxesMeeting, visitBoxesMeeting } from './boxes-meeting.js';
export type { HalfSpace } from './half-space.js';
export { type ClosestOnFace, type FaceDistance, type NearestFaces, nearestFaces } from './nearest-faces.js';
export {
  type ClosestInTree,
  type LeafDistance,
  type NearestLeaves,
  nearestLeaves,
} from './nearest-leaves.js';
export { type NearestTriangles, nearestTriangles } from './nearest-triangles.js';
export type { MeetingShape, NearShape, SpaceShape, TriangleShape } from './shape-call.js';
export { meetsSolid, type SolidMeeting, type SolidPartner, solidRelation } from './solid-meeting.js';
export { treeContains, treeRelation } from './tree-meeting.js';
export type { TreeShape, TreeShapeType } from './tree-shape.js';
export { type PenetratingShape, trianglePenetration } from './triangle-penetration.js';
export {
  anyTriangleMeets,
  anyTriangleNear,
  type TriangleVisitor,
  trianglesMeeting,
  trianglesNear,
  visitTrianglesMeeting,
} from './triangles-meeting.js';
