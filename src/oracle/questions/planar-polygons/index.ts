import type { Question } from '../question.js';
import {
  convexPolygonConvexPolygonQuestion,
  pointConvexPolygonQuestion,
  supportVertexQuestion,
} from './convex.js';
import { largePolygonQuestion, pointPolygonQuestion } from './point-polygon.js';
import { polygonAreaQuestion } from './polygon-area.js';
import { polygonPolygonQuestion } from './polygon-polygon.js';
import { polygonValidityQuestion } from './polygon-validity.js';
import {
  convexHullQuestion,
  polygonConvexityQuestion,
  polygonOrientationQuestion,
  polygonSimplicityQuestion,
  quadConvexityQuestion,
} from './ring-query.js';
import { polygonDiagonalQuestion, segmentPolygonQuestion } from './segment-polygon.js';
import { shapePolygonQuestions } from './shape-polygon.js';

/** The queries of this folder. */
export const planarPolygonsQuestions: readonly Question[] = [
  pointPolygonQuestion,
  pointConvexPolygonQuestion,
  polygonOrientationQuestion,
  polygonAreaQuestion,
  polygonConvexityQuestion,
  polygonSimplicityQuestion,
  polygonDiagonalQuestion,
  quadConvexityQuestion,
  convexHullQuestion,
  supportVertexQuestion,
  segmentPolygonQuestion,
  ...shapePolygonQuestions,
  polygonPolygonQuestion,
  polygonValidityQuestion,
  convexPolygonConvexPolygonQuestion,
  largePolygonQuestion,
];
