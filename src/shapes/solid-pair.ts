import {
  type ContainedContact,
  type ConvexSolid,
  solidFromBox,
  solidFromConvexPolyhedron,
  solidFromFrustum,
  solidFromKDop,
  solidFromOrientedBox,
  solidFromTetrahedron,
  solidSolid,
  solidsIntersect,
} from '../spatial/index.js';
import type { ShapesByType } from './shape.js';

/** The convex solids with flat faces. Any two are related in one way, unless there is a faster one for the pair. */
type FlatSolid = ShapesByType[
  | 'tetrahedron'
  | 'box'
  | 'oriented-box'
  | 'convex-polyhedron'
  | 'k-dop'
  | 'frustum'];

function prepared(solid: FlatSolid): ConvexSolid {
  switch (solid.type) {
    case 'tetrahedron':
      return solidFromTetrahedron(solid);
    case 'box':
      return solidFromBox(solid);
    case 'oriented-box':
      return solidFromOrientedBox(solid);
    case 'convex-polyhedron':
      return solidFromConvexPolyhedron(solid);
    case 'k-dop':
      return solidFromKDop(solid);
    case 'frustum':
      return solidFromFrustum(solid);
  }
}

/** How two flat solids meet. */
export const flatSolids = (a: FlatSolid, b: FlatSolid): ContainedContact =>
  solidSolid(prepared(a), prepared(b));

/** Whether two flat solids have a common point. */
export const flatSolidsIntersect = (a: FlatSolid, b: FlatSolid): boolean =>
  solidsIntersect(prepared(a), prepared(b));
