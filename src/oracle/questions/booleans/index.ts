import type { Question } from '../question.js';
import { boxChainQuestion } from './box-chain.js';
import {
  convexSolidQuestion,
  solidDifferenceQuestion,
  solidFromMeshQuestion,
  solidIntersectionQuestion,
  solidSymmetricDifferenceQuestion,
  solidUnionQuestion,
} from './meshes.js';
import { nestedShellsQuestion } from './nested-shells.js';

/** The queries of this folder. */
export const booleansQuestions: readonly Question[] = [
  solidUnionQuestion,
  solidIntersectionQuestion,
  solidDifferenceQuestion,
  solidSymmetricDifferenceQuestion,
  solidFromMeshQuestion,
  boxChainQuestion,
  convexSolidQuestion,
  nestedShellsQuestion,
];
