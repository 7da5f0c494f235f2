import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { answerOf, violationOf } from '../../src/oracle/questions/judge.js';
import type { Question } from '../../src/oracle/questions/question.js';

/** The query's own families make the rare classes; each gets more cases than a general one. */
const OWN = 60;
const GENERAL = 12;

/** The first disagreement with the referee, or violation of a law, among a family's first cases. */
function firstFailure(query: Question, name: string, share: number): string | undefined {
  const family = questionFamilyNamed(query, name);
  const random = new Random(...deriveSeed('agree', query.name, name));
  const values = new Float64Array(query.layout.arity);
  const isOwn = query.families.some((own) => own.name === name);
  for (let i = 0; i < share * (isOwn ? OWN : GENERAL); i++) {
    if (!generateQuestion(query, family, random, values)) continue;
    const got = answerOf((v) => query.subject(v), values);
    const expected = answerOf((v) => query.referee(v), values);
    const where = `${query.name} ${name} ${i}: [${values.join(', ')}]`;
    if (got !== expected) return `${where}: got ${got}, expected ${expected}`;
    for (const law of i % 4 === 0 ? (query.laws ?? []) : []) {
      const violation = violationOf(query, law, values, got);
      if (violation !== undefined) return `${where}: law ${law.name}: ${JSON.stringify(violation)}`;
    }
  }
  return undefined;
}

/**
 * Declares a test for each query: the first cases of every family, judged by the referee and the laws. The campaigns of
 * `unerring fuzz` judge millions.
 *
 * @param share  of the usual number of cases, for queries whose referees are slow
 */
export function declareAgreement(queries: readonly Question[], share = 1): void {
  describe.each(queries.map((query) => [query.name, query] as const))('%s', (_, query) => {
    it('agrees with its referee and its laws on every family', () => {
      const failures = questionFamilyNames(query).map((name) => firstFailure(query, name, share));
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
    });
  });
}
