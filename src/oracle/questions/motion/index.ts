import type { Question } from '../question.js';
import { deformingQuestions } from './deforming.js';
import { deformingMeshQuestions } from './deforming-meshes.js';
import { sweepQuestions } from './translation.js';

/** The queries of this folder. */
export const motionQuestions: readonly Question[] = [
  ...sweepQuestions,
  ...deformingQuestions,
  ...deformingMeshQuestions,
];
