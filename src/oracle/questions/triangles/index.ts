import type { Question } from '../question.js';
import {
  lineTrianglePointsQuestion,
  rayTrianglePointsQuestion,
  segmentTrianglePointsQuestion,
  triangleTrianglePointsQuestion,
} from './contact-points.js';
import { lineTriangleQuestion, rayTriangleQuestion, segmentTriangleQuestion } from './linear-triangle.js';
import { linePlaneQuestion, rayPlaneQuestion, segmentPlaneQuestion, trianglePlaneQuestion } from './plane.js';
import { pointLineQuestion, pointRayQuestion, pointSegmentQuestion, pointTriangleQuestion } from './point.js';
import {
  linePolygonQuestion,
  polygonAreaQuestion,
  polygonConvexityQuestion,
  rayPolygonQuestion,
  segmentPolygonQuestion,
} from './polygon.js';
import { lineSegmentQuestion, raySegmentQuestion, segmentSegmentQuestion } from './segment-segment.js';
import { triangleTriangleQuestion } from './triangle-triangle.js';

/** The queries of this folder. */
export const trianglesQuestions: readonly Question[] = [
  triangleTriangleQuestion,
  segmentTriangleQuestion,
  rayTriangleQuestion,
  lineTriangleQuestion,
  triangleTrianglePointsQuestion,
  segmentTrianglePointsQuestion,
  rayTrianglePointsQuestion,
  lineTrianglePointsQuestion,
  segmentSegmentQuestion,
  raySegmentQuestion,
  lineSegmentQuestion,
  pointTriangleQuestion,
  pointSegmentQuestion,
  pointRayQuestion,
  pointLineQuestion,
  trianglePlaneQuestion,
  segmentPlaneQuestion,
  rayPlaneQuestion,
  linePlaneQuestion,
  segmentPolygonQuestion,
  rayPolygonQuestion,
  linePolygonQuestion,
  polygonAreaQuestion,
  polygonConvexityQuestion,
];
