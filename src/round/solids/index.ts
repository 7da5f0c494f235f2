/** Cylinders, cones and ellipsoids against planes, spheres, triangles and solids. */

export { coneBox, coneIntersectsBox } from './cone-box.js';
export { coneConvexPolyhedron, coneIntersectsConvexPolyhedron } from './cone-convex-polyhedron.js';
export { coneFrustum, coneIntersectsFrustum } from './cone-frustum.js';
export { coneIntersectsOrientedBox, coneOrientedBox } from './cone-oriented-box.js';
export { coneIntersectsPlane, conePlane } from './cone-plane.js';
export { coneIntersectsPolygon, conePolygon } from './cone-polygon.js';
export { coneIntersectsTetrahedron, coneTetrahedron } from './cone-tetrahedron.js';
export { coneIntersectsTriangle, coneTriangle } from './cone-triangle.js';
export { cylinderBox, cylinderIntersectsBox } from './cylinder-box.js';
export {
  cylinderConvexPolyhedron,
  cylinderIntersectsConvexPolyhedron,
} from './cylinder-convex-polyhedron.js';
export { cylinderFrustum, cylinderIntersectsFrustum } from './cylinder-frustum.js';
export { cylinderIntersectsOrientedBox, cylinderOrientedBox } from './cylinder-oriented-box.js';
export { cylinderIntersectsPlane, cylinderPlane } from './cylinder-plane.js';
export { cylinderIntersectsPolygon, cylinderPolygon } from './cylinder-polygon.js';
export { cylinderIntersectsTetrahedron, cylinderTetrahedron } from './cylinder-tetrahedron.js';
export { cylinderIntersectsTriangle, cylinderTriangle } from './cylinder-triangle.js';
export { ellipsoidBox, ellipsoidIntersectsBox } from './ellipsoid-box.js';
export {
  ellipsoidConvexPolyhedron,
  ellipsoidIntersectsConvexPolyhedron,
} from './ellipsoid-convex-polyhedron.js';
export { ellipsoidFrustum, ellipsoidIntersectsFrustum } from './ellipsoid-frustum.js';
export { ellipsoidIntersectsOrientedBox, ellipsoidOrientedBox } from './ellipsoid-oriented-box.js';
export { ellipsoidIntersectsPlane, ellipsoidPlane } from './ellipsoid-plane.js';
export { ellipsoidIntersectsPolygon, ellipsoidPolygon } from './ellipsoid-polygon.js';
export { ellipsoidIntersectsTetrahedron, ellipsoidTetrahedron } from './ellipsoid-tetrahedron.js';
export { ellipsoidIntersectsTriangle, ellipsoidTriangle } from './ellipsoid-triangle.js';
export { infiniteCylinderIntersectsPlane, infiniteCylinderPlane } from './infinite-cylinder-plane.js';
export { sphereCone, sphereIntersectsCone } from './sphere-cone.js';
export { sphereCylinder, sphereIntersectsCylinder } from './sphere-cylinder.js';
export { sphereInfiniteCylinder, sphereIntersectsInfiniteCylinder } from './sphere-infinite-cylinder.js';
export { sphereIntersectsTruncatedCone, sphereTruncatedCone } from './sphere-truncated-cone.js';
export { truncatedConeBox, truncatedConeIntersectsBox } from './truncated-cone-box.js';
export {
  truncatedConeConvexPolyhedron,
  truncatedConeIntersectsConvexPolyhedron,
} from './truncated-cone-convex-polyhedron.js';
export { truncatedConeFrustum, truncatedConeIntersectsFrustum } from './truncated-cone-frustum.js';
export {
  truncatedConeIntersectsOrientedBox,
  truncatedConeOrientedBox,
} from './truncated-cone-oriented-box.js';
export { truncatedConeIntersectsPlane, truncatedConePlane } from './truncated-cone-plane.js';
export { truncatedConeIntersectsPolygon, truncatedConePolygon } from './truncated-cone-polygon.js';
export {
  truncatedConeIntersectsTetrahedron,
  truncatedConeTetrahedron,
} from './truncated-cone-tetrahedron.js';
export { truncatedConeIntersectsTriangle, truncatedConeTriangle } from './truncated-cone-triangle.js';
