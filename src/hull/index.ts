/** Convex hulls of points of space. */
export { convexHull } from './convex-hull.js';
export type { ConvexHull } from './hull.js';
export {
  convexHullEdges,
  convexHullFaces,
  convexHullFeature,
  convexHullPolyhedron,
  convexHullTriangles,
} from './hull-parts.js';
