import type { Question } from '../question.js';
import { boxPairQuestions } from './box-pairs.js';
import { boxTreeQuestions } from './box-trees.js';
import { boxesMeetingQuestion } from './boxes-meeting.js';
import { cellWalkQuestions } from './cell-walks.js';
import { manyBoxQuestions } from './many-boxes.js';
import { mortonQuestions } from './morton.js';
import { planeQuestions } from './plane.js';

/** The queries of this folder. */
export const indexesQuestions: readonly Question[] = [
  ...boxPairQuestions,
  ...manyBoxQuestions,
  ...planeQuestions,
  ...cellWalkQuestions,
  ...mortonQuestions,
  ...boxTreeQuestions,
  boxesMeetingQuestion,
];
