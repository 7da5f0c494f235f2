import type { Query } from '../query.js';
import { linearBoxQueries } from './line-box.js';
import { linearOrientedBoxQueries } from './line-oriented-box.js';
import { linearTetrahedronQueries } from './line-tetrahedron.js';
import { convexPolyhedronPairQuery, tetrahedronPairQuery } from './polyhedron-pair.js';
import { triangleTetrahedronQuery } from './triangle-tetrahedron.js';

/** The queries of this folder. */
export const solidsQueries: readonly Query[] = [
  ...linearBoxQueries,
  ...linearOrientedBoxQueries,
  ...linearTetrahedronQueries,
  tetrahedronPairQuery,
  convexPolyhedronPairQuery,
  triangleTetrahedronQuery,
];
