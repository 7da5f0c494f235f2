import type { Query } from '../query.js';
import { convexHullQuery } from './convex-hull.js';
import { convexPolygonConvexPolygonQuery } from './convex-polygon-convex-polygon.js';
import { pointConvexPolygonQuery } from './point-convex-polygon.js';
import { pointPolygonQuery } from './point-polygon.js';
import { polygonConvexityQuery } from './polygon-convexity.js';
import { polygonDiagonalQuery } from './polygon-diagonal.js';
import { polygonOrientationQuery } from './polygon-orientation.js';
import { polygonPolygonQuery } from './polygon-polygon.js';
import { polygonSimplicityQuery } from './polygon-simplicity.js';
import { quadConvexityQuery } from './quad-convexity.js';
import { segmentPolygonQuery } from './segment-polygon.js';
import { supportVertexQuery } from './support-vertex.js';

/** The queries of this folder. */
export const planarPolygonsQueries: readonly Query[] = [
  pointPolygonQuery,
  pointConvexPolygonQuery,
  polygonOrientationQuery,
  polygonConvexityQuery,
  polygonSimplicityQuery,
  polygonDiagonalQuery,
  quadConvexityQuery,
  convexHullQuery,
  supportVertexQuery,
  segmentPolygonQuery,
  polygonPolygonQuery,
  convexPolygonConvexPolygonQuery,
];
