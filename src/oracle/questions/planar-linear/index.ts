import type { Question } from '../question.js';
import { boxBox2dQuestion } from './box-box.js';
import { contactPointsQuestions } from './contact-points.js';
import { crossingOrder2dQuestion } from './crossing-order.js';
import { lineBox2dQuestion } from './line-box.js';
import { lineLine2dQuestion } from './line-line.js';
import { lineRay2dQuestion } from './line-ray.js';
import { lineSegment2dQuestion } from './line-segment.js';
import { lineTriangle2dQuestion } from './line-triangle.js';
import { pointLine2dQuestion, pointQuestions } from './points.js';
import { rayBox2dQuestion } from './ray-box.js';
import { rayRay2dQuestion } from './ray-ray.js';
import { raySegment2dQuestion } from './ray-segment.js';
import { rayTriangle2dQuestion } from './ray-triangle.js';
import { segmentBox2dQuestion } from './segment-box.js';
import { segmentIntersections2dQuestion } from './segment-intersections.js';
import { segmentSegment2dQuestion } from './segment-segment.js';
import { segmentTriangle2dQuestion } from './segment-triangle.js';
import { sortByAngle2dQuestion, sortDirections2dQuestion } from './sort-by-angle.js';
import { triangleBox2dQuestion } from './triangle-box.js';
import { triangleTriangle2dQuestion } from './triangle-triangle.js';

/** The queries of this folder. */
export const planarLinearQuestions: readonly Question[] = [
  segmentSegment2dQuestion,
  pointLine2dQuestion,
  ...pointQuestions,
  lineLine2dQuestion,
  lineRay2dQuestion,
  lineSegment2dQuestion,
  rayRay2dQuestion,
  raySegment2dQuestion,
  lineTriangle2dQuestion,
  rayTriangle2dQuestion,
  segmentTriangle2dQuestion,
  lineBox2dQuestion,
  rayBox2dQuestion,
  segmentBox2dQuestion,
  triangleTriangle2dQuestion,
  triangleBox2dQuestion,
  boxBox2dQuestion,
  crossingOrder2dQuestion,
  segmentIntersections2dQuestion,
  sortByAngle2dQuestion,
  sortDirections2dQuestion,
  ...contactPointsQuestions,
];
