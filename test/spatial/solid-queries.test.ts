import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import { classOf, type Question } from '../../src/oracle/questions/question.js';
import { solidsQuestions } from '../../src/oracle/questions/solids/index.js';

/** Cases of a family of the query's own, and of a general one. */
const OWN = 30;
const GENERAL = 1;

function judge(query: Question, family: string, classes: Set<string>): void {
  const random = new Random(...deriveSeed(7, query.name, family));
  const values = new Float64Array(query.layout.arity);
  const own = query.families.some(({ name }) => name === family);
  for (let i = 0; i < (own ? OWN : GENERAL); i++) {
    generateQuestion(query, questionFamilyNamed(query, family), random, values);
    const expected = query.referee(values);
    const got = query.subject(values);
    if (got !== expected) expect({ family, got, values: [...values] }).toEqual({ family, got: expected });
    classes.add(classOf(query, expected));
    const laws = query.laws ?? [];
    const law = laws[i % laws.length];
    if (law !== undefined) expect(violationOf(query, law, values, got)).toBeUndefined();
  }
}

describe.each(solidsQuestions.map((query) => [query.name, query] as const))('%s', (_name, query) => {
  it('agrees with its referee and its laws', () => {
    const classes = new Set<string>();
    for (const family of questionFamilyNames(query)) judge(query, family, classes);
    expect([...classes].filter((found) => !query.classes.includes(found))).toEqual([]);
    // The rarest class may take thousands of cases: campaigns ask for all.
    expect(classes.size).toBeGreaterThanOrEqual(query.classes.length - 2);
  }, 30_000);
});
