import type { Query } from '../query.js';
import { affineHullDimensionQuery } from './affine-hull.js';
import { linearFrustumQueries, linearKDopQueries } from './half-spaces.js';
import { linearBoxQueries } from './line-box.js';
import { linearConvexPolyhedronQueries } from './line-convex-polyhedron.js';
import { linearOrientedBoxQueries } from './line-oriented-box.js';
import { linearTetrahedronQueries } from './line-tetrahedron.js';
import { lineAndPlaneQueries } from './lines-and-planes.js';
import { planeSolidQueries } from './plane-solids.js';
import { pointAndPolyhedronQueries } from './points.js';
import { convexPolyhedronPairQuery, tetrahedronPairQuery } from './polyhedron-pair.js';
import { supportVertex3dQuery } from './support-vertex.js';
import { triangleSolidQueries } from './triangle-solids.js';
import { triangleTetrahedronQuery } from './triangle-tetrahedron.js';

/** The queries of this folder. */
export const solidsQueries: readonly Query[] = [
  ...lineAndPlaneQueries,
  affineHullDimensionQuery,
  ...pointAndPolyhedronQueries,
  ...linearBoxQueries,
  ...linearOrientedBoxQueries,
  ...linearTetrahedronQueries,
  ...linearConvexPolyhedronQueries,
  ...linearKDopQueries,
  ...linearFrustumQueries,
  tetrahedronPairQuery,
  convexPolyhedronPairQuery,
  triangleTetrahedronQuery,
  ...triangleSolidQueries,
  ...planeSolidQueries,
  supportVertex3dQuery,
];
