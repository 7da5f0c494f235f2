import { boxesQueries } from './boxes/index.js';
import { pointsQueries } from './implicit/index.js';
import { meshesQueries } from './meshes/index.js';
import { planarLinearQueries } from './planar-linear/index.js';
import { planarPolygonsQueries } from './planar-polygons/index.js';
import type { Query } from './query.js';
import { solidsQueries } from './solids/index.js';
import { trianglesQueries } from './triangles/index.js';

/** All queries that the harness judges, folder by folder. */
export const queries: readonly Query[] = [
  ...planarLinearQueries,
  ...planarPolygonsQueries,
  ...trianglesQueries,
  ...boxesQueries,
  ...solidsQueries,
  ...pointsQueries,
  ...meshesQueries,
];
