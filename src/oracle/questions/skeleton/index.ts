import type { Question } from '../question.js';
import { offsetPolygonQuestion } from './offsets.js';
import { roofQuestion, straightSkeletonQuestion, weightedSkeletonQuestion } from './skeletons.js';

/** Questions on wavefronts of polygons. */
export const skeletonQuestions: readonly Question[] = [
  straightSkeletonQuestion,
  weightedSkeletonQuestion,
  offsetPolygonQuestion,
  roofQuestion,
];
