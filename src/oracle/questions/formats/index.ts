import type { AnyQuery } from '../question.js';
import { meshFileQuestions } from './mesh-files.js';

/** The queries of this folder. */
export const formatsQuestions: readonly AnyQuery[] = meshFileQuestions;
