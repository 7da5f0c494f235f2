import type { Question } from '../question.js';
import { endlessPairQuestions } from './endless-pair.js';
import { lineLineQuestion } from './line-line.js';
import { planePlaneQuestion, pointPlaneQuestion, threePlanesQuestion } from './planes.js';
import { affineHullDimensionQuestion, supportVertexQuestion } from './points.js';

/** The questions on lines, planes and sets of points of space. */
export const hullQuestions: readonly Question[] = [
  lineLineQuestion,
  ...endlessPairQuestions,
  planePlaneQuestion,
  threePlanesQuestion,
  pointPlaneQuestion,
  affineHullDimensionQuestion,
  supportVertexQuestion,
];
