import type { Question } from '../question.js';
import { affineHullDimensionQuestion } from './affine-hull.js';
import { endlessPairQuestions } from './endless-pair.js';
import { lineLineQuestion } from './line-line.js';
import { planePlaneQuestion } from './plane-plane.js';
import { pointPlaneQuestion } from './point-plane.js';
import { supportVertexQuestion } from './support-vertex.js';
import { threePlanesQuestion } from './three-planes.js';

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
