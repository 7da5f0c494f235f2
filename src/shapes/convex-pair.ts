import {
  type ContainedContact,
  type Convex,
  convexConvex,
  convexesIntersect,
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromHull,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../spatial/index.js';
import type { ShapesByType } from './shape.js';

/** The convex shapes with flat faces. Any two are related in one way, unless there is a faster one for the pair. */
type AnyConvex = ShapesByType[
  | 'tetrahedron'
  | 'box'
  | 'oriented-box'
  | 'convex-polyhedron'
  | 'hull'
  | 'k-dop'
  | 'frustum'];

function prepared(shape: AnyConvex): Convex {
  switch (shape.type) {
    case 'tetrahedron':
      return convexFromTetrahedron(shape);
    case 'box':
      return convexFromBox(shape);
    case 'oriented-box':
      return convexFromOrientedBox(shape);
    case 'convex-polyhedron':
      return convexFromConvexPolyhedron(shape);
    case 'hull':
      return convexFromHull(shape);
    case 'k-dop':
      return convexFromKDop(shape);
    case 'frustum':
      return convexFromFrustum(shape);
  }
}

/** How two convex shapes meet. */
export const convexPair = (a: AnyConvex, b: AnyConvex): ContainedContact =>
  convexConvex(prepared(a), prepared(b));

/** Whether two convex shapes have a common point. */
export const convexPairMeets = (a: AnyConvex, b: AnyConvex): boolean =>
  convexesIntersect(prepared(a), prepared(b));
