import type { Query } from '../query.js';
import { rayCastQuery, segmentCastQuery } from './casts.js';
import { checkMeshQuery } from './check-mesh.js';
import { axisWindingNumberQuery, locatePointQuery, windingNumberQuery } from './locate-point.js';
import { meshMeshQuery } from './mesh-mesh.js';
import { selfIntersectionsQuery } from './self-intersections.js';

/** The queries of this folder. */
export const meshesQueries: readonly Query[] = [
  selfIntersectionsQuery,
  locatePointQuery,
  windingNumberQuery,
  axisWindingNumberQuery,
  rayCastQuery,
  segmentCastQuery,
  meshMeshQuery,
  checkMeshQuery,
];
