import type { Query } from '../query.js';
import {
  rayTrianglePointsQuery,
  segmentTrianglePointsQuery,
  triangleTrianglePointsQuery,
} from './contact-points.js';
import { lineTriangleQuery, rayTriangleQuery, segmentTriangleQuery } from './linear-triangle.js';
import { linePlaneQuery, rayPlaneQuery, segmentPlaneQuery, trianglePlaneQuery } from './plane.js';
import { pointLineQuery, pointRayQuery, pointSegmentQuery, pointTriangleQuery } from './point.js';
import { linePolygonQuery, polygonConvexityQuery, rayPolygonQuery, segmentPolygonQuery } from './polygon.js';
import { lineSegmentQuery, raySegmentQuery, segmentSegmentQuery } from './segment-segment.js';
import { triangleTriangleQuery } from './triangle-triangle.js';

/** The queries of this folder. */
export const trianglesQueries: readonly Query[] = [
  triangleTriangleQuery,
  segmentTriangleQuery,
  rayTriangleQuery,
  lineTriangleQuery,
  triangleTrianglePointsQuery,
  segmentTrianglePointsQuery,
  rayTrianglePointsQuery,
  segmentSegmentQuery,
  raySegmentQuery,
  lineSegmentQuery,
  pointTriangleQuery,
  pointSegmentQuery,
  pointRayQuery,
  pointLineQuery,
  trianglePlaneQuery,
  segmentPlaneQuery,
  rayPlaneQuery,
  linePlaneQuery,
  segmentPolygonQuery,
  rayPolygonQuery,
  linePolygonQuery,
  polygonConvexityQuery,
];
