/**
 * Meshes beside any shape: which triangles it meets, which are nearest, and how it meets the solid that the mesh
 * bounds. See docs/scene.md.
 */

export type { Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
export type { ShapeDistance } from '../shapes/distance.js';
export type { ShapesByType, ShapeType } from '../shapes/shape.js';
export type { BoundedShape, BoundedType, SolidShape, SolidType } from './bounded-shape.js';
export { type NearestTriangles, nearestTriangles } from './nearest-triangles.js';
export type { NearShape, SpaceShape, TriangleShape } from './shape-call.js';
export { meetsSolid, type SolidMeeting, type SolidPartner, solidRelation } from './solid-meeting.js';
export {
  anyTriangleMeets,
  anyTriangleNear,
  type TriangleVisitor,
  trianglesMeeting,
  trianglesNear,
  visitTrianglesMeeting,
} from './triangles-meeting.js';
