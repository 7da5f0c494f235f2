import type { Question } from '../question.js';
import { boxPairQuestions } from './box-pairs.js';

/** The queries of this folder. */
export const indexesQuestions: readonly Question[] = boxPairQuestions;
