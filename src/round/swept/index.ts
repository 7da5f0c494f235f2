/** Spheres, capsules and lozenges against flat shapes and each other. */
export { capsuleBox, capsuleIntersectsBox } from './capsule-box.js';
export { capsuleCapsule, capsulesIntersect } from './capsule-capsule.js';
export { capsuleConvexPolyhedron, capsuleIntersectsConvexPolyhedron } from './capsule-convex-polyhedron.js';
export { capsuleFrustum, capsuleIntersectsFrustum } from './capsule-frustum.js';
export { capsuleIntersectsLozenge, capsuleLozenge } from './capsule-lozenge.js';
export { capsuleIntersectsOrientedBox, capsuleOrientedBox } from './capsule-oriented-box.js';
export { capsuleIntersectsPlane, capsulePlane } from './capsule-plane.js';
export { capsuleIntersectsPolygon, capsulePolygon } from './capsule-polygon.js';
export { capsuleIntersectsTetrahedron, capsuleTetrahedron } from './capsule-tetrahedron.js';
export { capsuleIntersectsTriangle, capsuleTriangle } from './capsule-triangle.js';
export { lozengeBox, lozengeIntersectsBox } from './lozenge-box.js';
export { lozengeConvexPolyhedron, lozengeIntersectsConvexPolyhedron } from './lozenge-convex-polyhedron.js';
export { lozengeFrustum, lozengeIntersectsFrustum } from './lozenge-frustum.js';
export { lozengeLozenge, lozengesIntersect } from './lozenge-lozenge.js';
export { lozengeIntersectsOrientedBox, lozengeOrientedBox } from './lozenge-oriented-box.js';
export { lozengeIntersectsPlane, lozengePlane } from './lozenge-plane.js';
export { lozengeIntersectsPolygon, lozengePolygon } from './lozenge-polygon.js';
export { lozengeIntersectsTetrahedron, lozengeTetrahedron } from './lozenge-tetrahedron.js';
export { lozengeIntersectsTriangle, lozengeTriangle } from './lozenge-triangle.js';
export { sphereBox, sphereIntersectsBox } from './sphere-box.js';
export { sphereCapsule, sphereIntersectsCapsule } from './sphere-capsule.js';
export { sphereConvexPolyhedron, sphereIntersectsConvexPolyhedron } from './sphere-convex-polyhedron.js';
export { sphereFrustum, sphereIntersectsFrustum } from './sphere-frustum.js';
export { sphereIntersectsLozenge, sphereLozenge } from './sphere-lozenge.js';
export { sphereIntersectsOrientedBox, sphereOrientedBox } from './sphere-oriented-box.js';
export { sphereIntersectsPlane, spherePlane } from './sphere-plane.js';
export { sphereIntersectsPolygon, spherePolygon } from './sphere-polygon.js';
export { sphereSphere, spheresIntersect } from './sphere-sphere.js';
export {
  type SphereCircle,
  type SphereSphereIntersection,
  sphereSphereIntersection,
} from './sphere-sphere-intersection.js';
export { sphereIntersectsTetrahedron, sphereTetrahedron } from './sphere-tetrahedron.js';
export { sphereIntersectsTriangle, sphereTriangle } from './sphere-triangle.js';
