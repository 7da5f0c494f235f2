import type { Question } from '../question.js';
import { crossingOrder2dQuestion, sortByAngle2dQuestion, sortDirections2dQuestion } from './orders.js';
import { pairQuestions } from './pairs.js';
import { contactPointsQuestions, pointLine2dQuestion, pointQuestions } from './points.js';
import { segmentIntersections2dQuestion } from './segment-intersections.js';

const [segmentSegment2dQuestion, ...otherPairs] = pairQuestions;

/** The queries of this folder. */
export const planarLinearQuestions: readonly Question[] = [
  segmentSegment2dQuestion!,
  pointLine2dQuestion,
  ...pointQuestions,
  ...otherPairs,
  crossingOrder2dQuestion,
  segmentIntersections2dQuestion,
  sortByAngle2dQuestion,
  sortDirections2dQuestion,
  ...contactPointsQuestions,
];
