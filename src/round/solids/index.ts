/** Cylinders, cones and ellipsoids against planes, spheres and flat shapes. */
export { coneIntersectsPlane, conePlane } from './cone-plane.js';
export { cylinderIntersectsPlane, cylinderPlane } from './cylinder-plane.js';
export { ellipsoidBox, ellipsoidIntersectsBox } from './ellipsoid-box.js';
export {
  ellipsoidConvexPolyhedron,
  ellipsoidIntersectsConvexPolyhedron,
} from './ellipsoid-convex-polyhedron.js';
export { ellipsoidIntersectsOrientedBox, ellipsoidOrientedBox } from './ellipsoid-oriented-box.js';
export { ellipsoidIntersectsPlane, ellipsoidPlane } from './ellipsoid-plane.js';
export { ellipsoidIntersectsTetrahedron, ellipsoidTetrahedron } from './ellipsoid-tetrahedron.js';
export { ellipsoidIntersectsTriangle, ellipsoidTriangle } from './ellipsoid-triangle.js';
export { infiniteCylinderIntersectsPlane, infiniteCylinderPlane } from './infinite-cylinder-plane.js';
export { sphereCone, sphereIntersectsCone } from './sphere-cone.js';
export { sphereCylinder, sphereIntersectsCylinder } from './sphere-cylinder.js';
export { sphereInfiniteCylinder, sphereIntersectsInfiniteCylinder } from './sphere-infinite-cylinder.js';
export { sphereIntersectsTruncatedCone, sphereTruncatedCone } from './sphere-truncated-cone.js';
export { truncatedConeIntersectsPlane, truncatedConePlane } from './truncated-cone-plane.js';
