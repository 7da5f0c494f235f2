import type { Question } from '../question.js';
import { convexHullQuestion } from './convex-hull.js';
import { convexPolygonConvexPolygonQuestion } from './convex-polygon-convex-polygon.js';
import { largePolygonQuestion } from './large-polygon.js';
import { pointConvexPolygonQuestion } from './point-convex-polygon.js';
import { pointPolygonQuestion } from './point-polygon.js';
import { polygonConvexityQuestion } from './polygon-convexity.js';
import { polygonDiagonalQuestion } from './polygon-diagonal.js';
import { polygonOrientationQuestion } from './polygon-orientation.js';
import { polygonPolygonQuestion } from './polygon-polygon.js';
import { polygonSimplicityQuestion } from './polygon-simplicity.js';
import { polygonValidityQuestion } from './polygon-validity.js';
import { quadConvexityQuestion } from './quad-convexity.js';
import { segmentPolygonQuestion } from './segment-polygon.js';
import { shapePolygonQuestions } from './shape-polygon.js';
import { supportVertexQuestion } from './support-vertex.js';

/** The queries of this folder. */
export const planarPolygonsQuestions: readonly Question[] = [
  pointPolygonQuestion,
  pointConvexPolygonQuestion,
  polygonOrientationQuestion,
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
