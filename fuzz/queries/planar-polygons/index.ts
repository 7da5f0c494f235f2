import type { Query } from '../query.js';
import { convexHullQuery } from './convex-hull.js';
import { pointPolygonQuery } from './point-polygon.js';
import { polygonConvexityQuery } from './polygon-convexity.js';
import { polygonOrientationQuery } from './polygon-orientation.js';
import { polygonSimplicityQuery } from './polygon-simplicity.js';

/** The queries of this folder. */
export const planarPolygonsQueries: readonly Query[] = [
  pointPolygonQuery,
  polygonOrientationQuery,
  polygonConvexityQuery,
  polygonSimplicityQuery,
  convexHullQuery,
];
