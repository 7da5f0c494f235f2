/** How deep convex solids are in each other. */
export { boxBoxPenetration } from './box-box.js';
export { boxConvexPolyhedronPenetration } from './box-convex-polyhedron.js';
export { boxOrientedBoxPenetration } from './box-oriented-box.js';
export { convexPolyhedronConvexPolyhedronPenetration } from './convex-polyhedron-convex-polyhedron.js';
export { orientedBoxConvexPolyhedronPenetration } from './oriented-box-convex-polyhedron.js';
export { orientedBoxOrientedBoxPenetration } from './oriented-box-oriented-box.js';
export type { Penetration, WayOut } from './penetration.js';
export { tetrahedronBoxPenetration } from './tetrahedron-box.js';
export { tetrahedronConvexPolyhedronPenetration } from './tetrahedron-convex-polyhedron.js';
export { tetrahedronOrientedBoxPenetration } from './tetrahedron-oriented-box.js';
export { tetrahedronTetrahedronPenetration } from './tetrahedron-tetrahedron.js';
