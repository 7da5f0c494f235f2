import type { Question } from '../question.js';
import { deformingQuestions } from './deforming.js';
import { deformingMeshQuestions } from './deforming-meshes.js';
import { meshSweepQuestions } from './mesh-sweeps.js';
import { rotationQuestions } from './rotation.js';
import { axisSweepQuestions } from './separating-axes.js';
import { separationQuestions } from './separation.js';
import { sweepQuestions } from './translation.js';

/** The queries of this folder. */
export const motionQuestions: readonly Question[] = [
  ...sweepQuestions,
  ...meshSweepQuestions,
  ...axisSweepQuestions,
  ...rotationQuestions,
  ...deformingQuestions,
  ...separationQuestions,
  ...deformingMeshQuestions,
];
