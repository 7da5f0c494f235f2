import { questionFamilyNames } from '../../fuzz/questions/generate.js';

/** How many families pairs of solids have of their own; they come first. */
const OWN = 16;

/** Families whose numbers have thousands of bits together. */
const WIDE = ['near-overflow', 'permutations', 'wide-exponents', 'mixed-magnitudes'];

/**
 * The families of a question that a test of all questions can wait for. The referee of combined solids, which cuts the
 * planes of all triangles by each other, takes up to half a minute on numbers of all sizes; that of penetration, which
 * tries all planes through three of 64 points, some seconds.
 * Boolean operations of meshes take up to a second each: one family tells how their shapes are read.
 */
export function quickFamilies(question: Parameters<typeof questionFamilyNames>[0]): readonly string[] {
  const names = questionFamilyNames(question);
  if (/^mesh(Union|Intersection|Difference)(Volume|Closed|Precise)$/.test(question.name))
    return question.families.slice(0, 1).map(({ name }) => name);
  // There are many pairs that move, and families of their own draw all of their classes.
  if (question.area === 'motion') return question.families.map(({ name }) => name);
  if (question.name.endsWith('Penetration')) return names.filter((name) => !WIDE.includes(name));
  return /^solid(Union|Intersection|Difference|SymmetricDifference)$/.test(question.name)
    ? names.slice(0, OWN)
    : names;
}
