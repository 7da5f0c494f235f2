import type { Question } from '../question.js';
import { deformingQuestions } from './deforming.js';
import { deformingMeshQuestions } from './deforming-meshes.js';
import { meshSweepQuestions } from './mesh-sweeps.js';
import { rotationQuestions } from './rotation.js';
import { axisSweepQuestions } from './separating-axes.js';
import { separationQuestions } from './separation.js';
import { solidSweepQuestions } from './solid-sweeps.js';
import { sweepQuestions } from './translation.js';
import { treeSweepQuestions } from './tree-sweeps.js';

/** The queries of this folder. */
export const motionQuestions: readonly Question[] = [
  ...sweepQuestions,
  ...meshSweepQuestions,
  ...treeSweepQuestions,
  ...solidSweepQuestions,
  ...axisSweepQuestions,
  ...rotationQuestions,
  ...deformingQuestions,
  ...separationQuestions,
  ...deformingMeshQuestions,
];
