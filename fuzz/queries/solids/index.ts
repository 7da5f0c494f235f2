import type { Query } from '../query.js';
import { linearBoxQueries } from './line-box.js';
import { linearOrientedBoxQueries } from './line-oriented-box.js';
import { linearTetrahedronQueries } from './line-tetrahedron.js';

/** The queries of this folder. */
export const solidsQueries: readonly Query[] = [
  ...linearBoxQueries,
  ...linearOrientedBoxQueries,
  ...linearTetrahedronQueries,
];
