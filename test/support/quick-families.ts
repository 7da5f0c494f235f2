import { questionFamilyNames } from '../../fuzz/questions/generate.js';

/** How many families pairs of solids have of their own; they come first. */
const OWN = 16;

/**
 * The families of a question that a test of all questions can wait for: the referee of combined solids, which cuts the planes of all triangles by each
 * other, takes up to half a minute on numbers of all sizes.
 */
export function quickFamilies(question: Parameters<typeof questionFamilyNames>[0]): readonly string[] {
  const names = questionFamilyNames(question);
  return /^solid(Union|Intersection|Difference|SymmetricDifference)$/.test(question.name)
    ? names.slice(0, OWN)
    : names;
}
