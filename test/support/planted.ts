import { describe, expect, test } from 'vitest';
import { generateQuestion } from '../../fuzz/questions/generate.js';
import { NoConstruction } from '../../src/oracle/answers/construction.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { answerOf } from '../../src/oracle/questions/judge.js';
import type { Question } from '../../src/oracle/questions/question.js';

/** An engine that is asked beside the kernel. */
type Engine = (values: Float64Array) => string;

/** Cases of the question's own families, one family after the other. */
function casesOf(question: Question, count: number): Float64Array[] {
  return question.families.flatMap((family) => {
    const random = new Random(...deriveSeed('planted', question.name, family.name));
    const found: Float64Array[] = [];
    for (let i = 0; i < count; i++) {
      const values = new Float64Array(question.layout.arity);
      if (generateQuestion(question, family, random, values)) found.push(values);
    }
    return found;
  });
}

function isRight(question: Question, values: Float64Array, said: string): boolean {
  if (question.check === undefined) return said === question.referee(values);
  try {
    return question.check(values.slice(), said) === undefined;
  } catch (error) {
    if (error instanceof NoConstruction) return false;
    throw error;
  }
}

/** The first case in which an engine is wrong. */
function firstWrong(
  question: Question,
  cases: readonly Float64Array[],
  engine: Engine,
): Float64Array | undefined {
  return cases.find((v) => !isRight(question, v, String(answerOf((values) => engine(values), v.slice()))));
}

/**
 * Declares the tests of a judge: the kernel is right in all cases, whoever says always the same is not, and each engine
 * with a planted fault is found.
 *
 * @param count  How many cases of each of the question's own families
 */
export function declarePlanted(
  question: Question,
  planted: Readonly<Record<string, Engine>>,
  count = 40,
): void {
  describe(question.name, () => {
    const cases = casesOf(question, count);

    test('the kernel is right', () => {
      expect(cases.length).toBeGreaterThan(count / 2);
      expect(firstWrong(question, cases, (v) => question.subject(v))).toBeUndefined();
    });

    test('whoever always says the same is wrong', () => {
      const constant = new Set(cases.slice(0, 10).map((v) => question.subject(v.slice())));
      for (const same of [...constant, '[]', '', question.classes[0]!]) {
        expect(
          firstWrong(question, cases, () => same),
          same,
        ).toBeDefined();
      }
    });

    test.each(Object.entries(planted))('is judged wrong: %s', (_, engine) => {
      expect(firstWrong(question, cases, engine)).toBeDefined();
    });
  });
}
