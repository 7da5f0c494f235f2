import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { questionFamilyNames } from '../questions/generate.js';

/** The names of all families that some of these questions have. */
export function familyNamesOfAll(questions: readonly string[]): readonly string[] {
  return [...new Set(questions.flatMap((name) => questionFamilyNames(requireQuestion(name))))];
}
