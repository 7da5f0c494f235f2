import { expect, test } from 'vitest';
import { families } from '../../../fuzz/families/index.js';
import {
  generateQuestion,
  questionFamilyNamed,
  questionFamilyNames,
} from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../../src/oracle/questions/registry.js';

await loadQuestions();

/** Of a family that gives a case now and then, the first one comes so early. */
const MOST_CASES = 250;

/** Whether a family gives a case of a question among the first draws: exactly what a campaign with seed 1 draws. */
function givesCase(question: AnyQuestion, name: string, cases: number): boolean {
  const family = questionFamilyNamed(question, name);
  const random = new Random(...deriveSeed(1, question.name, name, 0));
  const out = new Float64Array(question.layout.arity);
  for (let i = 0; i < cases; i++) if (generateQuestion(question, family, random, out)) return true;
  return false;
}

// What accepts all that its layout says has a case at the first draw.
const choosy = allQuestions().filter(({ accepts }) => accepts !== undefined);

/**
 * Of questions that differ in what they ask about the same cases (unions and intersections of the same meshes), the
 * first one.
 */
const different = choosy.filter(
  ({ families: own, accepts }, i) =>
    choosy.findIndex((one) => one.families === own && String(one.accepts) === String(accepts)) === i,
);

test('no question has a family that never gives a case', () => {
  expect(different.length).toBeGreaterThan(100);
  const empty = different.flatMap((question) =>
    questionFamilyNames(question)
      .filter((name) => !givesCase(question, name, MOST_CASES))
      .map((name) => `${question.name}: ${name}`),
  );
  expect(empty).toEqual([]);
});

test('what a question does without is a general family, and gives no case of it', () => {
  const general = families.map(({ name }) => name);
  let left = 0;
  for (const question of choosy) {
    const { without, ...whole } = question;
    for (const name of without ?? []) {
      expect(general).toContain(name);
      expect([question.name, name, givesCase(whole, name, 2)]).toEqual([question.name, name, false]);
      left++;
    }
  }
  expect(left).toBeGreaterThan(50);
  const unasked = allQuestions().filter(({ accepts, without }) => accepts === undefined && without);
  expect(unasked).toEqual([]);
});

test('a family that gives no case is found', () => {
  const { accepts, ...all } = choosy[0]!;
  expect(givesCase(all, 'uniform', 1)).toBe(true);
  expect(givesCase({ ...all, accepts: () => false }, 'uniform', 2)).toBe(false);
});
