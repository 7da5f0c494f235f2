import type { Question } from '../question.js';
import { boxPairQuestions } from './box-pairs.js';
import { manyBoxQuestions } from './many-boxes.js';

/** The queries of this folder. */
export const indexesQuestions: readonly Question[] = [...boxPairQuestions, ...manyBoxQuestions];
