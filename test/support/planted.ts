import { describe, expect, test } from 'vitest';
import { generateQuestion } from '../../fuzz/questions/generate.js';
import { NoConstruction } from '../../src/oracle/answers/construction.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { answerOf } from '../../src/oracle/questions/judge.js';
import type { Question } from '../../src/oracle/questions/question.js';
import { EFFORT } from './effort.js';

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

/** What is asked, and judges what is said: a referee answers each case once, whoever is asked beside it. */
class Judge {
  readonly question: Question;
  readonly #truths = new Map<Float64Array, string>();

  constructor(question: Question) {
    this.question = question;
  }

  isRight(values: Float64Array, said: string): boolean {
    const { check } = this.question;
    if (check === undefined) return said === this.#truth(values);
    try {
      return check(values.slice(), said) === undefined;
    } catch (error) {
      if (error instanceof NoConstruction) return false;
      throw error;
    }
  }

  /** The first case in which an engine is wrong. */
  firstWrong(cases: readonly Float64Array[], engine: Engine): Float64Array | undefined {
    return cases.find((v) => !this.isRight(v, String(answerOf((values) => engine(values), v.slice()))));
  }

  #truth(values: Float64Array): string {
    let truth = this.#truths.get(values);
    if (truth === undefined) {
      truth = this.question.referee(values.slice());
      this.#truths.set(values, truth);
    }
    return truth;
  }
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
    const judge = new Judge(question);

    test('the kernel is right', () => {
      expect(cases.length).toBeGreaterThan(count / 2);
      // In the parts of the tests an eighth of the cases: campaigns ask them, too.
      const asked = cases.filter((_, i) => i % (1 / EFFORT) === 0);
      expect(judge.firstWrong(asked, (v) => question.subject(v))).toBeUndefined();
    });

    test('whoever always says the same is wrong', () => {
      const constant = new Set(cases.slice(0, 10).map((v) => question.subject(v.slice())));
      for (const same of [...constant, '[]', '', question.classes[0]!]) {
        expect(
          judge.firstWrong(cases, () => same),
          same,
        ).toBeDefined();
      }
    });

    test.each(Object.entries(planted))('is judged wrong: %s', (_, engine) => {
      expect(judge.firstWrong(cases, engine)).toBeDefined();
    });
  });
}
