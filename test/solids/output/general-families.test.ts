import { expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { checkMesh } from '../../../src/mesh/index.js';
import { meshesOf, type Operation, PAIR, ruleOf } from '../../../src/oracle/cases/booleans/meshes.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import {
  solidSymmetricDifferenceQuestion,
  solidUnionQuestion,
} from '../../../src/oracle/questions/booleans/meshes.js';
import { COMBINE } from '../../../src/oracle/subjects/booleans/operations.js';
import { type Solid, solidFromMesh, solidToMesh } from '../../../src/solids/index.js';

const QUESTIONS = { union: solidUnionQuestion, 'symmetric-difference': solidSymmetricDifferenceQuestion };

/** The result of the case of that number of a family, with the seed that found it. */
function resultOf(
  operation: keyof typeof QUESTIONS & Operation,
  family: string,
  number: number,
  seed: number,
): Solid {
  const question = QUESTIONS[operation];
  const random = new Random(...deriveSeed(seed, question.name, family, 0));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i <= number; i++)
    generateQuestion(question, questionFamilyNamed(question, family), random, values);
  const rule = ruleOf(values, PAIR);
  const [a, b] = meshesOf(values, PAIR).map((mesh) => solidFromMesh(mesh, { rule }));
  return COMBINE[operation](a!, b!);
}

test.each([
  ['needles side by side, whose tips touch', 'union', 'needles', 12, 7],
  ['thousands of crossings of a few hundred triangles', 'symmetric-difference', 'permutations', 8, 7],
  [
    'contacts that come back when they are parted in the same way again',
    'symmetric-difference',
    'special-values',
    5,
    7,
  ],
  ['142 vertices an ulp apart, which are parted and rounded in turn', 'union', 'ulp-walk', 5, 77],
] as const)('%s have a mesh', (_, operation, family, number, seed) => {
  const solid = resultOf(operation, family, number, seed);
  const { positions, indices, certificate } = solidToMesh(solid, { manifold: true });
  expect(certificate).toMatchObject({ type: 'repaired', isManifold: true, remaining: [] });
  expect(checkMesh({ positions, indices }).valid).toBe(true);
  const largest = positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(certificate.deviation).toBeLessThanOrEqual(2 ** -40 * largest);
});
