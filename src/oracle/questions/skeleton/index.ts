import type { Question } from '../question.js';
import { offsetPolygonQuestion } from './offsets.js';
import { roofQuestion, straightSkeletonQuestion } from './skeletons.js';

/** Questions on wavefronts of polygons. */
export const skeletonQuestions: readonly Question[] = [
  straightSkeletonQuestion,
  offsetPolygonQuestion,
  roofQuestion,
];
