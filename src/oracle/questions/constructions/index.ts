import type { Question } from '../question.js';
import { pointTriangulationQuestions } from './point-triangulation.js';
import { polygonBooleanQuestions } from './polygon-booleans.js';
import { polygonTriangulationQuestions } from './polygon-triangulation.js';

/** Questions with more than one right answer: what is said is checked instead of compared. */
export const constructionsQuestions: readonly Question[] = [
  ...pointTriangulationQuestions,
  ...polygonTriangulationQuestions,
  ...polygonBooleanQuestions,
];
